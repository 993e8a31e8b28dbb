// A card large in a dialog, with the way to its own page.
import { draw, html } from '../lib/html.js';
import { icon } from '../lib/symbols.js';
import { face } from './card.js';
import { faceOf } from './card_cache.js';

/** @param {Markup} foot */
export function readCard(dialog, id, foot = '') {
  const card = faceOf(id);
  draw(
    dialog,
    html`
      <div class="io-in">
        <div class="io-head">
          <h2 id="reader-h" tabindex="-1">${card.name}</h2>
          <button type="button" class="icon-btn" data-do="close">${icon.x}<span class="sr">Close</span></button>
        </div>
        <div class="reader-c">${face(card, { w: 320 })}</div>
        <div class="row">
          ${foot}
          <a class="btn btn--quiet" href="/cards?id=${encodeURIComponent(id)}">Full card page</a>
        </div>
      </div>
    `,
  );
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('h2').focus();
}
