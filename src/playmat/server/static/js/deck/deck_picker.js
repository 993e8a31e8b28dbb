// A dialog to choose a deck in: by year, by a name typed, or one's own.
import { draw, html, morph } from '../lib/html.js';
import { icon } from '../lib/symbols.js';
import { roving } from '../lib/ui.js';
import { byYear, yearsOf } from './by_year.js';

/** Chips of all years there are decks of; `data-year` says which one was pressed. */
export const yearChips = decks =>
  html`${yearsOf(decks).map(y => html`<button type="button" class="tog num" data-year="${y}">${y}</button>`)}`;

const frame = (title, decks) =>
  html`
    <div class="io-in picker">
      <div class="io-head">
        <h2 id="picker-h">${title}</h2>
        <button type="button" class="icon-btn" data-do="close">${icon.x}<span class="sr">Close</span></button>
      </div>
      <label class="field">
        ${icon.search}
        <span class="sr">Search decks</span>
        <input type="search" autocomplete="off" spellcheck="false" placeholder="Name, set, year or type">
      </label>
      <div class="years" role="group" aria-label="Jump to a year">${yearChips(decks)}</div>
      <div class="scroll decklist" tabindex="-1" role="region" aria-label="Decks by year"></div>
    </div>
  `;

/** Show the picker, at a year if one is given; `chosen` gets the word of the deck that is picked. */
export function pickDeck(dialog, { decks, title, year = '', random = true, chosen }) {
  draw(dialog, frame(title, decks));
  const list = dialog.querySelector('.decklist'),
    input = dialog.querySelector('input');
  /** Bring a year to the top, the last one too. */
  const go = y => {
    const head = list.querySelector(`#y-${y}`)?.parentElement;
    if (!head) return;
    list.style.paddingBottom = '';
    list.style.paddingBottom = `${Math.max(0, list.clientHeight - list.scrollHeight + head.offsetTop)}px`;
    list.scrollTop = head.offsetTop;
    head.firstElementChild.focus({ preventScroll: true });
  };
  const show = () => {
    morph(list, byYear(decks, input.value, random));
    roving(list, '.deckrow');
  };
  input.addEventListener('input', () => {
    show();
    list.scrollTop = 0;
  });
  dialog.querySelector('.picker').addEventListener('click', e => {
    const el = e.target.closest('[data-word], [data-year]');
    if (!el) return;
    if (el.dataset.year) {
      if (input.value) {
        input.value = '';
        show();
      }
      go(el.dataset.year);
      return;
    }
    dialog.close();
    chosen(el.dataset.word);
  });
  show();
  dialog.showModal();
  if (year) go(year);
  else input.focus();
}
