// Trial hands: the deck shuffled and dealt here in the page, again and again.
import { draw, html } from '../../lib/html.js';
import { face } from '../../card/card.js';
import { faceOf } from '../../card/card_cache.js';
import { deck } from './state.js';

const dealt = { order: [], shown: 0, mulligans: 0, hand: 7 };
const isBasic = id => faceOf(id).kind === 'basic';

/** A number below n, each as likely as the next. */
const below = n => {
  const [x] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((x / 2 ** 32) * n);
};
function shuffled() {
  const ids = deck.cards.flatMap(c => Array(c.count).fill(c.id));
  for (let at = ids.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [ids[at], ids[other]] = [ids[other], ids[at]];
  }
  return ids;
}

/** Deal until a hand has a Basic Pokémon, as the books have it; hands without one are counted. */
export function dealHand(size = 7) {
  Object.assign(dealt, { order: [], shown: size, mulligans: 0, hand: size });
  if (!deck.cards.some(c => isBasic(c.id))) return;
  do {
    dealt.order = shuffled();
    dealt.mulligans += 1;
  } while (!dealt.order.slice(0, size).some(isBasic));
  dealt.mulligans -= 1;
}
/** Draw the next card; the Prizes lie between hand and deck. */
export function drawCard(prizes = 6) {
  if (dealt.shown === dealt.hand) dealt.order.splice(dealt.hand, prizes);
  dealt.shown = Math.min(dealt.shown + 1, dealt.order.length);
}
export const forgetHand = () => {
  dealt.order = [];
};

const words = () =>
  (dealt.mulligans ? `${dealt.mulligans} mulligan${dealt.mulligans > 1 ? 's' : ''}. ` : '') +
  (dealt.shown > dealt.hand
    ? `Opening hand of ${dealt.hand}, then ${dealt.shown - dealt.hand} drawn.`
    : `Opening hand of ${dealt.hand}.`);
const card = id =>
  html`
    <button type="button" class="rc" role="listitem" data-read="${id}" aria-label="${faceOf(id).name}">
      ${face(faceOf(id))}
    </button>
  `;

export function drawTrial(el) {
  const hand = dealt.order.slice(0, dealt.shown);
  draw(
    el,
    html`
      <div class="row">
        <button type="button" class="btn btn--quiet" data-do="deal"${!deck.cards.length && html` disabled`}>
          ${hand.length ? 'New hand' : 'Deal a hand'}
        </button>
        ${hand.length > 0 && html`<button type="button" class="btn btn--quiet" data-do="draw">Draw a card</button>`}
      </div>
      <p class="tiny muted" role="status">${hand.length ? words() : 'Deal sample opening hands from this deck.'}</p>
      <div class="trial" role="list">${hand.map(card)}</div>
    `,
  );
}
