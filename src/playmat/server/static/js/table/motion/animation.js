// Motion: pictures of what just happened, over a table that is already in its final state.
import { draw } from '../../lib/html.js';
import { back, face } from '../../card/card.js';
import { faceOf } from '../../card/card_cache.js';
import { near } from '../state.js';
import { recall } from '../../lib/storage.js';

const MOVE = 260,
  LONGEST = 10;
const curve = 'cubic-bezier(.2, .75, .25, 1)';
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things change place at once. */
export const still = () => calm.matches || recall('still', false) || document.hidden;

/** Remember where everything lies that may move. */
export function places() {
  const found = new Map();
  if (still()) return found;
  for (const el of document.querySelectorAll('[data-flip]')) found.set(el.dataset.flip, el.getBoundingClientRect());
  for (const el of document.querySelectorAll('[data-zone]')) {
    const at = el.getBoundingClientRect();
    if (at.width) found.set(el.dataset.zone, at);
  }
  return found;
}

const shift = (from, to) =>
  `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px) scale(${Math.min(2, from.width / to.width)})`;

/** Let things travel from where they were; what is new comes from where such things come from. All is looked at before
    anything is touched: a look between two changes would have the whole table laid out anew. */
export function travel(before, lines) {
  if (still() || !before.size) return;
  const seat = near(),
    shifts = shiftsOf(before, seat),
    flights = flightsOf(before, lines, seat);
  for (const { el, from, now } of shifts)
    el.animate([{ transform: shift(from, now) }, { transform: 'none' }], { duration: MOVE, easing: curve });
  flights.forEach(({ card, from, to }, n) => fly(card, from, to, 40 * n));
  for (const line of lines) if (line.what === 'damage' && line.mon) bump(line.mon);
}

/** What lies elsewhere than before: {el, from, now}. */
function shiftsOf(before, seat) {
  const found = [];
  for (const el of document.querySelectorAll('[data-flip]')) {
    const key = el.dataset.flip,
      now = el.getBoundingClientRect();
    const from = before.get(key) || (key.startsWith('hand') ? before.get(`deck${seat}`) : null);
    if (!from || !now.width || !from.width || (Math.abs(from.left - now.left) < 2 && Math.abs(from.top - now.top) < 2))
      continue;
    found.push({ el, from, now });
  }
  return found;
}

function bump(serial) {
  document
    .querySelector(`[data-mon="${Number(serial)}"] .hurt`)
    ?.animate([{ transform: 'scale(1.7)' }, { transform: 'none' }], { duration: MOVE, easing: curve });
}

/** Cards that end in a pile, on a Pokémon or in the other hand fly there as ghosts: {card, from, to}. */
function flightsOf(before, lines, seat) {
  const moves = lines.flatMap(line => (line.moves || []).map(m => ({ ...m, line })));
  return moves.slice(-LONGEST).flatMap(m => {
    const from = before.get(zone(m.from, m.line, seat)),
      to = target(m, seat);
    return from && to && !(m.to === 'hand' && m.line.player === seat) ? [{ card: m.card, from, to }] : [];
  });
}
const zone = (name, line, seat) =>
  name === 'hand' ? (line.player === seat ? 'handcards' : `hand${line.player}`) : `${name}${line.player}`;
function target(m, seat) {
  const place =
    m.to === 'play' && m.line.mon ? `[data-mon="${Number(m.line.mon)}"]` : `[data-zone="${zone(m.to, m.line, seat)}"]`;
  // A phone hides the plates and shows the hands above the table.
  return [...document.querySelectorAll(place)].map(el => el.getBoundingClientRect()).find(at => at.width);
}

function fly(card, from, to, delay) {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  draw(ghost, card ? face(faceOf(card), { w: 72 }) : back({ w: 72 }));
  const spot = r => `translate(${r.left + r.width / 2 - 36}px, ${r.top + Math.min(r.height, 160) / 2 - 50}px)`;
  document.body.append(ghost);
  const run = ghost.animate(
    [
      { transform: spot(from), opacity: 0.9 },
      { transform: spot(to), opacity: 1, offset: 0.85 },
      { transform: spot(to), opacity: 0 },
    ],
    { duration: MOVE * 1.5, delay, easing: curve, fill: 'both' },
  );
  run.finished.finally(() => ghost.remove()).catch(() => {});
}

/** Show the end of everything that moves. */
export function skip() {
  for (const run of document.getAnimations()) {
    if (!(run instanceof CSSTransition) && run.playState === 'running') {
      try {
        run.finish();
      } catch {
        /* it never ends by itself */
      }
    }
  }
}
document.addEventListener('pointerdown', skip, { capture: true });
