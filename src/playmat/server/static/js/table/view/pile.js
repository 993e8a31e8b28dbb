// Looking through piles: discard and Lost Zone as they lie, and what a player can work out of the rest.
import { count } from '../../lib/count.js';
import { draw, html } from '../../lib/html.js';
import { face } from '../../card/card.js';
import { icon } from '../../lib/symbols.js';
import { faceOf, nameOf, want } from '../../card/card_cache.js';
import { called, near, side, watching } from '../state.js';
import { send } from '../socket.js';
import { inspect } from './inspector.js';

const dialog = document.getElementById('pile');

const whose = seat => (called(seat) === 'You' ? 'Your' : `${called(seat)}’s`);
const cards = list =>
  html`
    <div class="grid">
      ${list.map(
        ({ card, count: n, note }) =>
          html`
            <button type="button" class="pick" data-look="${card}" aria-label="${nameOf(card)}${n > 1 ? `, ${n}` : ''}">
              ${face(faceOf(card))}
              <span class="x">${note || (n > 1 ? `× ${n}` : '')}</span>
            </button>
          `,
      )}
    </div>
  `;

function open(eyebrow, title, text, inner) {
  draw(
    dialog,
    html`
      <div class="grab" aria-hidden="true"></div>
      <header>
        <div>
          <span class="eyebrow">${eyebrow}</span>
          <h2 id="pile-h" tabindex="-1">${title}</h2>
          <p class="muted">${text}</p>
        </div>
        <button type="button" class="icon-btn" data-do="close" aria-label="Close">${icon.x}</button>
      </header>
      ${inner}
    `,
  );
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('h2').focus({ preventScroll: true });
}

function tally(ids) {
  const many = new Map();
  for (const id of ids) many.set(id, (many.get(id) || 0) + 1);
  return [...many].map(([card, n]) => ({ card, count: n }));
}

/** Open a pile: zone is deck, discard or lost. */
export function openPile(zone, seat) {
  const s = side(seat);
  if (zone === 'deck') {
    if (seat === near() && !watching()) {
      send({ type: 'known' });
      return;
    }
    const known = s.known.filter(k => k.zone === 'deck').map(k => ({ card: k.card, count: k.copies }));
    open(
      `${whose(seat)} deck`,
      count(s.deck_count, 'card'),
      known.length ? 'Known cards:' : 'No known cards.',
      cards(known),
    );
    return;
  }
  const ids = [...s[zone]].reverse(),
    name = zone === 'lost' ? 'Lost Zone' : 'discard pile';
  open(
    `${whose(seat)} ${name}`,
    count(ids.length, 'card'),
    ids.length ? 'Newest first. Identical cards are stacked.' : 'Empty.',
    cards(tally(ids)),
  );
}

/** What is known of the other player's hand. */
export function openHand(seat) {
  const s = side(seat),
    known = s.known.filter(k => k.zone === 'hand').map(k => ({ card: k.card, count: k.copies }));
  open(
    `${whose(seat)} hand`,
    count(s.hand_count, 'card'),
    known.length ? 'Known cards:' : 'No known cards.',
    cards(known),
  );
}

const order = { pokemon: 0, trainer: 1, energy: 2 };
const sorted = list =>
  [...list].sort(
    (a, b) =>
      order[faceOf(a.card).supertype] - order[faceOf(b.card).supertype] || nameOf(a.card).localeCompare(nameOf(b.card)),
  );
const sum = list => list.reduce((n, c) => n + c.count, 0);

/** What may be prized and what is left in the deck. */
export async function showKnown(m) {
  await want([...m.deck, ...m.prizes].map(c => c.card));
  const s = side(near()),
    there = s.prizes.filter(p => p !== null).length;
  const top = s.top.filter(Boolean).map(nameOf);
  const head = `${s.deck_count} in the deck, ${count(there, 'Prize')}`;
  if (m.exact) {
    open(
      'Known cards',
      head,
      'You have searched your deck, so both lists are exact.',
      html`
        <div class="known">
          <h3>In your deck (${sum(m.deck)})</h3>
          ${cards(sorted(m.deck))}
          <h3>Your Prizes (${sum(m.prizes)})</h3>
          ${cards(sorted(m.prizes))}
        </div>
      `,
    );
    return;
  }
  const pool = sorted(m.deck),
    all = sum(pool),
    share = s.deck_count / Math.max(1, all);
  const odds = n => {
    const p = 100 * (1 - (1 - share) ** n);
    return p > 99 && p < 100 ? 'over 99' : Math.round(p);
  };
  const listed = pool.map(c => ({ ...c, note: `${c.count} left · ${odds(c.count)}%` }));
  open(
    'Known cards',
    head,
    `These ${all} cards are in your deck or your Prizes; search your deck to find out which. ` +
      `The percentage is the chance that at least one copy is in the deck.${
        top.length ? ` On top: ${top.join(', ')}.` : ''
      }`,
    cards(listed),
  );
}

dialog.addEventListener('click', e => {
  if (e.target.closest('[data-do=close]') || e.target === dialog) dialog.close();
  const look = e.target.closest('[data-look]');
  if (look) inspect(look.dataset.look);
});
