// Dragging a card from the hand: a shortcut for clicking it and then its place.
import { asked, busy, changed, state } from './state.js';
import { grouped, usesOf } from './ask/option_groups.js';
import { answer } from './ask/answers.js';
import { draw } from '../lib/html.js';
import { face } from '../card/card.js';
import { faceOf } from '../card/card_cache.js';

const FAR = 9;
let start = null,
  ghost = null,
  dropped = 0;

/** Whether a click just now was the end of a drag. */
export const justDropped = () => performance.now() - dropped < 250;

export function listenDrag(hand) {
  hand.addEventListener('pointerdown', e => {
    const card = e.target.closest('.hc');
    if (!card || e.button || !asked() || busy()) return;
    start = { x: e.clientX, y: e.clientY, id: e.pointerId, touch: e.pointerType === 'touch', card: card.dataset.card };
  });
  addEventListener(
    'pointermove',
    e => {
      if (!start || e.pointerId !== start.id) return;
      if (!ghost && !begun(e)) return;
      e.preventDefault();
      ghost.style.transform = `translate(${e.clientX - 46}px, ${e.clientY - 64}px) rotate(-3deg)`;
    },
    { passive: false },
  );
  addEventListener('pointerup', e => {
    if (start && e.pointerId === start.id) drop(e.clientX, e.clientY);
  });
  addEventListener('pointercancel', cancel);
  addEventListener(
    'keydown',
    e => {
      if (e.key === 'Escape' && ghost) cancel();
    },
    { capture: true },
  );
}

function begun(e) {
  const dx = e.clientX - start.x,
    dy = e.clientY - start.y;
  if (Math.hypot(dx, dy) < FAR) return false;
  // On a touch screen a sideways move scrolls the hand; only an upward one picks a card up.
  if (start.touch && dy > -Math.abs(dx)) {
    start = null;
    return false;
  }
  const uses = usesOf(grouped(asked()), start.card);
  if (!uses.length) {
    start = null;
    return false;
  }
  state.held = {
    key: `drag ${start.card}`,
    card: start.card,
    label: uses.length === 1 ? uses[0].label : faceOf(start.card).name,
    heading: uses.length === 1 ? uses[0].heading : '',
    options: uses.flatMap(u => u.options),
    dragged: true,
  };
  ghost = document.createElement('div');
  ghost.className = 'ghost ghost--drag';
  draw(ghost, face(faceOf(start.card), { w: 92 }));
  document.body.append(ghost);
  document.body.classList.add('dragging');
  changed('held');
  return true;
}

function drop(x, y) {
  if (!ghost) {
    start = null;
    return;
  }
  const { options } = state.held || { options: [] };
  clear();
  const under = document.elementsFromPoint(x, y);
  const mon = under.map(el => el.closest?.('[data-mon]')).find(Boolean);
  const placed = mon && options.find(o => o.target === Number(mon.dataset.mon));
  const loose = options.filter(o => o.target === null);
  const onMat = under.some(el => el.closest?.('#mat'));
  if (placed) {
    answer(placed);
    return;
  }
  if (onMat && loose.length === 1) {
    answer(loose[0]);
    return;
  }
  state.held = null;
  changed('held');
}

function clear() {
  dropped = performance.now();
  ghost?.remove();
  ghost = null;
  start = null;
  document.body.classList.remove('dragging');
}
function cancel() {
  if (!ghost) {
    start = null;
    return;
  }
  clear();
  state.held = null;
  changed('held');
}
