// Behaviour all pages share: theme, letters on symbols, moving focus inside a zone, popovers, tabs.
import { html } from './html.js';
import { icon, logo } from './symbols.js';
import { looks, setLook } from './look.js';

export const params = new URLSearchParams(location.search);

const PAGES = [
  ['/', 'Play'],
  ['/decks', 'Decks'],
  ['/cards', 'Cards'],
  ['/lobby', 'Lobby'],
  ['/puzzles', 'Puzzles'],
  ['/replays', 'Replays'],
  ['/board', 'Board'],
];

/** The bar of every page but the table; `current` is a path of PAGES. @param {Markup} extra */
export function topbar(current, extra = '') {
  const link = ([href, text]) =>
    html`<a href="${href}"${current === href ? html` aria-current="page"` : ''}>${text}</a>`;
  return html`
    <a class="brand" href="/" aria-label="Playmat">${logo()}<span>Playmat</span></a>
    <nav aria-label="Main">${PAGES.map(link)}</nav>
    ${extra}
    <span class="spring"></span>
    ${tools(
      '',
      html`
        <a class="icon-btn" href="/settings"
            title="Settings"${current === '/settings' ? html` aria-current="page"` : ''}>
          ${icon.gear}
          <span class="sr">Settings</span>
        </a>
      `,
    )}
  `;
}
/** Where the pages stand in one row that is too long, bring the current one into sight. */
export const showCurrent = () =>
  document.querySelector('#top [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
/** The buttons on the right of every bar; pages without a menu link to the settings. @param {Markup} more */
export const tools = (cls = '', more = '') =>
  html`
    <button type="button" class="icon-btn ${cls}" data-act="letters" aria-pressed="${Boolean(looks('letters'))}"
        title="Letters on Energy symbols">${icon.letters}<span class="sr">Letters on Energy symbols</span></button>
    <button type="button" class="icon-btn ${cls}" data-act="theme" title="Light or dark">
      ${icon.sun}
      <span class="sr">Switch between light and dark</span>
    </button>
    ${more}
  `;

function switchTheme() {
  const dark = looks('theme') ? looks('theme') === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  setLook('theme', dark ? 'light' : 'dark');
}
function switchLetters() {
  setLook('letters', !looks('letters'));
  for (const b of document.querySelectorAll('[data-act=letters]')) b.setAttribute('aria-pressed', looks('letters'));
}
document.addEventListener('click', e => {
  const act = e.target.closest?.('[data-act]')?.dataset.act;
  if (act === 'theme') switchTheme();
  if (act === 'letters') switchLetters();
});

const roved = new WeakSet(); // an attribute would be gone when the zone is drawn anew
/** Arrow keys move inside a zone, Tab moves between zones. Call again after the zone was redrawn. */
export function roving(zone, selector) {
  const items = () => [...zone.querySelectorAll(selector)];
  const only = el => {
    for (const i of items()) {
      const place = i === el ? 0 : -1;
      if (i.tabIndex !== place || !i.hasAttribute('tabindex')) i.tabIndex = place;
    }
  };
  const list = items();
  only(
    list.find(i => i === document.activeElement) ||
      list.find(i => i.tabIndex === 0 && i.hasAttribute('tabindex')) ||
      list[0],
  );
  if (roved.has(zone)) return;
  roved.add(zone);
  zone.addEventListener('keydown', e => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
    if (!step && e.key !== 'Home' && e.key !== 'End') return;
    const now = items(),
      i = now.indexOf(document.activeElement);
    if (i < 0) return;
    const next = e.key === 'Home' ? now[0] : e.key === 'End' ? now.at(-1) : now[(i + step + now.length) % now.length];
    only(next);
    next.focus();
    e.preventDefault();
  });
  zone.addEventListener('focusin', e => {
    const el = e.target.closest(selector);
    if (el) only(el);
  });
}

/** Put a popover next to its button and inside the window. */
export function place(pop, anchor) {
  if (!pop.matches(':popover-open')) pop.showPopover();
  const a = anchor.getBoundingClientRect(),
    p = pop.getBoundingClientRect(),
    gap = 8;
  const panel = anchor.closest('.panel')?.getBoundingClientRect();
  const left = panel && panel.left > p.width ? panel.left - 4 : a.left;
  let x = left - p.width - gap,
    y = a.top - 12;
  if (x < gap) {
    x = Math.min(a.left, innerWidth - p.width - gap);
    y = a.bottom + gap;
  }
  if (y + p.height > innerHeight - gap) y = innerHeight - p.height - gap;
  pop.style.inset = `${Math.max(gap, y)}px auto auto ${Math.max(gap, x)}px`;
}

/** Tabs whose panels are named by aria-controls; returns a function that picks one. */
export function tablist(el) {
  const tabs = [...el.querySelectorAll('[role=tab]')];
  const pick = tab =>
    tabs.forEach(x => {
      const on = x === tab;
      x.setAttribute('aria-selected', on);
      x.tabIndex = on ? 0 : -1;
      document.getElementById(x.getAttribute('aria-controls')).hidden = !on;
    });
  tabs.forEach(t => t.addEventListener('click', () => pick(t)));
  el.querySelector('[role=tablist]').addEventListener('keydown', e => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    pick(next);
    next.focus();
  });
  pick(tabs.find(t => t.getAttribute('aria-selected') === 'true') || tabs[0]);
  return pick;
}
