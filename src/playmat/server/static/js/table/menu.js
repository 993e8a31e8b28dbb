// The menu: take back, text table, links, settings, keys, concede.
import { draw, html } from '../lib/html.js';
import { icon } from '../lib/symbols.js';
import { mayHint, state, watching } from './state.js';
import { seats } from '../lib/storage.js';
import { undoText } from './ask/question_text.js';
import { mayTalk } from './seats/signs.js';
import { place } from '../lib/ui.js';
import { listenSettings, settingsMarkup } from './settings.js';
import { ACTS, capOf, FIXED, textOf } from './keys/keymap.js';

const pop = document.getElementById('menu');

/** @param {Markup} more */
const item = (act, sign, text, more = '') =>
  html`<li><button type="button" class="item" data-do="${act}">${sign}<span>${text}</span>${more}</button></li>`;
const keys = () => [FIXED[0], ...ACTS.map(act => [capOf(act), textOf(act)]), ...FIXED.slice(1)];

const allSettings = html`
  <a class="item" href="/settings" target="_blank">${icon.gear}<span>All settings (new tab)</span></a>
`;

export function openMenu(button) {
  const kept = seats()[state.game] || {},
    over = Boolean(state.frame?.result);
  draw(
    pop,
    html`
      <ul>
        ${
          !watching() &&
          html`
            ${item('undo', icon.undo, undoText(), html`<kbd>${capOf('undo')}</kbd>`)}
            ${item('known', icon.eye, 'Known cards (deck and Prizes)', html`<kbd>${capOf('known')}</kbd>`)}
          `
        }
        ${mayHint() && item('hint', icon.hint, 'Hint', html`<kbd>${capOf('hint')}</kbd>`)}
        ${
          !watching() &&
          !over &&
          state.frame?.clock &&
          item('clock', icon.clock, state.frame.clock.stopped ? 'Start the clock' : 'Stop the clock')
        }
        ${mayTalk() && item('say', icon.say, 'Say something…')}
        ${item('text', icon.text, state.text ? 'Graphical table' : 'Text table', html`<kbd>${capOf('text')}</kbd>`)}
        ${kept.watch && item('copy-watch', icon.link, 'Copy spectator link')}
      </ul>
      <h3>Settings</h3>
      ${settingsMarkup()}
      ${allSettings}
      <details>
        <summary>Shortcuts</summary>
        <dl>${keys().map(([k, text]) => html`<dt><kbd>${k}</kbd></dt><dd>${text}</dd>`)}</dl>
        <button type="button" class="btn btn--quiet" data-do="keys">Change shortcuts…</button>
      </details>
      <ul>
        ${!watching() && !over && item('concede', icon.flag, 'Concede…')}
        <li><a class="item" href="/">${icon.home}<span>Leave table (game is saved)</span></a></li>
      </ul>
    `,
  );
  place(pop, button);
  pop.querySelector('button')?.focus({ focusVisible: false });
}
listenSettings(pop);
pop.addEventListener('click', e => {
  if (e.target.closest('button.item, [data-do=keys]') && e.target.closest('[data-do]').dataset.do !== 'concede')
    pop.hidePopover();
});

/** Ask once more before giving up: the button says what it does. */
export function confirmConcede() {
  draw(
    pop,
    html`
      <div class="sure">
        <h3>Concede this game?</h3>
        <p class="muted">Your opponent wins immediately.</p>
        <button type="button" class="btn btn--danger" data-do="concede-now">Concede</button>
        <button type="button" class="btn btn--quiet" data-do="close-menu">Keep playing</button>
      </div>
    `,
  );
  pop.querySelector('[data-do=close-menu]').focus();
}
export const closeMenu = () => {
  if (pop.matches(':popover-open')) pop.hidePopover();
};
