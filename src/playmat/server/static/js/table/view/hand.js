// The hand: a fan whose legal cards are raised and say what they would do.
import { html, part } from '../../lib/html.js';
import { face } from '../../card/card.js';
import { faceOf, nameOf } from '../../card/card_cache.js';
import { usesOf } from '../ask/option_groups.js';

const PHONE = '(max-width: 760px), (max-width: 960px) and (max-height: 560px)'; // its hand is scrolled
const NARROWEST = 96,
  EDGES = 44;
let room = 0; // how many cards fit side by side; 0: look again
addEventListener('resize', () => {
  room = 0;
});
function fits() {
  const width = () => document.getElementById('hand').clientWidth - EDGES;
  room ||= matchMedia(PHONE).matches ? Infinity : Math.floor(width() / NARROWEST);
  return room;
}

/** The hand of the near seat. o: ask or null, groups, held or null, inSheet (calm while a sheet asks). */
export function handMarkup(cards, o) {
  const two = cards.length > fits(),
    row = two ? Math.ceil(cards.length / 2) : cards.length;
  const middle = (cards.length - 1) / 2,
    seen = new Map();
  document.body.classList.toggle('two-rows', two); // the mat makes room for them
  const item = (id, i) => {
    const nth = (seen.get(id) || 0) + 1;
    seen.set(id, nth);
    const off = two ? 0 : i - middle;
    const angle = (off * Math.min(1.3, 9 / cards.length)).toFixed(2);
    const drop = (Math.abs(off) ** 1.7 * Math.min(1, 7 / cards.length)).toFixed(1);
    return part(
      `${id} ${nth}`,
      html`
        <li class="${two && i < row && 'first'}" data-key="${id} ${nth}" data-flip="hand ${id} ${nth}">
          ${handCard(id, i, angle, drop, o)}
        </li>
      `,
    );
  };
  return html`
    <h2 class="sr">Your hand, ${cards.length} card${cards.length === 1 ? '' : 's'}</h2>
    <ul data-css="--n:${Math.max(1, row)}" data-zone="handcards">${cards.map(item)}</ul>
    ${!cards.length && html`<p class="nohand">No cards in hand</p>`}
  `;
}

function handCard(id, i, angle, drop, o) {
  const uses = o.ask ? usesOf(o.groups, id) : [];
  const chosen = o.held && o.held.card === id;
  const verb = uses.length === 1 ? uses[0].options[0].verb : uses.length ? `${uses.length} uses` : '';
  const cls = o.held ? (chosen ? 'chosen' : 'calm') : !o.ask || o.calm ? 'calm' : uses.length ? 'legal' : '';
  const label = chosen ? 'Choose a spot' : cls === 'legal' ? verb : '';
  const spoken = chosen
    ? 'Selected. Choose a spot, or press Escape to cancel'
    : uses.length
      ? `You can: ${uses.map(u => u.label).join('; ')}`
      : o.ask
        ? 'Can’t be played now'
        : '';
  return html`
    <button type="button" class="hc ${cls}" data-hand="${i}" data-card="${id}" data-css="--a:${angle};--dy:${drop}"
        aria-label="${nameOf(id)}. ${spoken}">
      ${label && html`<span class="lab">${label}</span>`}
      ${face(faceOf(id))}
    </button>
  `;
}
