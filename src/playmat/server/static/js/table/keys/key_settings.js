// The dialog that gives a key to each thing that has one.
import { draw, html, morph } from '../../lib/html.js';
import { icon } from '../../lib/symbols.js';
import { ACTS, capOf, isMoved, moveKey, textOf, usualKeys } from './keymap.js';
import { changed } from '../state.js';

const dialog = document.getElementById('keys');
const BARE = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead']);
let asking = '',
  said = '';

const capital = text => text[0].toUpperCase() + text.slice(1);
const row = act =>
  html`
    <li data-key="${act}">
      <span>${capital(textOf(act))}</span>
      <button type="button" class="btn btn--quiet" data-rekey="${act}" aria-pressed="${asking === act}"
          aria-label="${capital(textOf(act))}: ${capOf(act)}. Change">
        ${asking === act ? 'Press a key…' : html`<kbd>${capOf(act)}</kbd>`}
      </button>
    </li>
  `;
const markup = () =>
  html`
    <div class="grab" aria-hidden="true"></div>
    <header>
      <div>
        <h2 id="keys-h" tabindex="-1">Shortcuts</h2>
        <p class="muted">Select a shortcut, then press its new key. Esc cancels.</p>
      </div>
      <button type="button" class="icon-btn" data-do="close" aria-label="Close">${icon.x}</button>
    </header>
    <ul class="keylist">${ACTS.map(row)}</ul>
    <footer>
      <span class="note" role="status">${said}</span>
      <button type="button" class="btn btn--quiet" data-do="usual"${!isMoved() && html` disabled`}>
        Reset to defaults
      </button>
      <button type="button" class="btn btn--go" data-do="close">Done</button>
    </footer>
  `;

export function openKeys() {
  asking = said = '';
  draw(dialog, markup());
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('h2').focus({ preventScroll: true });
}

function show(text = '') {
  said = text;
  morph(dialog, markup());
  changed('keys');
}

function pressed(key) {
  if (BARE.has(key)) return;
  const act = asking,
    why = key === 'Escape' ? '' : moveKey(act, key);
  if (!why) asking = '';
  show(why || (key === 'Escape' ? '' : `${capital(textOf(act))}: ${capOf(act)}.`));
}

dialog.addEventListener('click', e => {
  const line = e.target.closest('[data-rekey]'),
    act = e.target.closest('[data-do]')?.dataset.do;
  if (act === 'close' || e.target === dialog) {
    dialog.close();
    return;
  }
  if (line) {
    asking = asking === line.dataset.rekey ? '' : line.dataset.rekey;
    show();
  }
  if (act === 'usual') {
    usualKeys();
    asking = '';
    show('Shortcuts reset to defaults.');
    dialog.querySelector('[data-do=close]').focus();
  }
});
dialog.addEventListener(
  'keydown',
  e => {
    if (!asking || e.ctrlKey || e.metaKey || e.altKey || e.key === 'Tab') return;
    e.preventDefault();
    e.stopPropagation();
    pressed(e.key);
  },
  { capture: true },
);
dialog.addEventListener('cancel', e => {
  if (asking) {
    e.preventDefault();
    asking = '';
    show();
  }
});
