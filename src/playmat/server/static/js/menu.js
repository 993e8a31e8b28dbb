// The menu: take back, text table, links, settings, keys, concede.
import { draw, html } from './html.js';
import { icon } from './symbols.js';
import { state, watching } from './state.js';
import { recall, remember, seats } from './store.js';
import { place } from './ui.js';

const pop = document.getElementById('menu');

const item = (act, sign, text, more = '') => html`<li><button type="button" class="item" data-do="${act}">${sign}<span>${text}</span>${more}</button></li>`;
const toggle = (key, text, on) => html`<li><label class="item"><input type="checkbox" data-set="${key}"${on ? html` checked` : ''}><span>${text}</span></label></li>`;

const KEYS = [['1–9', 'take that option'], ['E', 'end the turn'], ['Arrows', 'move inside a zone'], ['Enter', 'use'], ['Space', 'skip a coin or a movement'], ['I', 'inspect the focused card'], ['W', 'why the last step'], ['L H B', 'to log, hand, board'], ['?', 'to the options'], ['/', 'type a command'], ['U', 'take back'], ['T', 'text table'], ['K', 'known cards'], ['Esc', 'close or put back']];

export function openMenu(button) {
  const kept = seats()[state.game] || {}, over = Boolean(state.frame?.result);
  draw(pop, html`<ul>${!watching() && html`${item('undo', icon.undo, state.frame?.undo.free ? 'Take back the last step' : 'Ask to take back', html`<kbd>U</kbd>`)}${item('known', icon.eye, 'Known cards: deck and Prizes', html`<kbd>K</kbd>`)}`}${item('text', icon.text, state.text ? 'Picture table' : 'Text table', html`<kbd>T</kbd>`)}${kept.watch && item('copy-watch', icon.link, 'Copy a link for onlookers')}${item('theme', icon.sun, 'Light or dark')}</ul><h3>Settings</h3><ul>${toggle('letters', 'Letters on Energy symbols', recall('letters', false))}${toggle('still', 'No movement', recall('still', false))}${toggle('nokeys', 'Single-letter keys off', recall('nokeys', false))}</ul><details><summary>Keys</summary><dl>${KEYS.map(([k, text]) => html`<dt><kbd>${k}</kbd></dt><dd>${text}</dd>`)}</dl></details><ul>${!watching() && !over && item('concede', icon.flag, 'Concede the game…')}<li><a class="item" href="/">${icon.home}<span>Leave the table (the game is kept)</span></a></li></ul>`);
  place(pop, button);
  pop.querySelector('button')?.focus({ focusVisible: false });
}
pop.addEventListener('change', e => {
  const key = e.target.dataset.set;
  if (!key) return;
  remember(key, e.target.checked);
  if (key === 'letters') document.documentElement.classList.toggle('letters', e.target.checked);
});
pop.addEventListener('click', e => { if (e.target.closest('button.item') && e.target.closest('[data-do]').dataset.do !== 'concede') pop.hidePopover(); });

/** Ask once more before giving up: the button says what it does. */
export function confirmConcede() {
  draw(pop, html`<div class="sure"><h3>Give this game up?</h3><p class="muted">The other side wins at once.</p><button type="button" class="btn btn--danger" data-do="concede-now">Concede the game</button><button type="button" class="btn btn--quiet" data-do="close-menu">Play on</button></div>`);
  pop.querySelector('[data-do=close-menu]').focus();
}
export const closeMenu = () => { if (pop.matches(':popover-open')) pop.hidePopover(); };
