// A card to read: large beside its tile after a moment's hover or focus, or a long press on a touch screen.
import { draw } from '../lib/html.js';
import { across, face } from './card.js';
import { faceOf, has } from './card_cache.js';

const WAIT = 450,
  GRACE = 140,
  FAR = 10,
  GAP = 10,
  EDGE = 6;
const TILES = '[data-card]:not([data-card=""]), [data-look], [data-read], [data-peek]';
const HIGH = 88 / 63;
let rests = '',
  box = null,
  shown = null,
  near = null,
  timer = 0,
  touch = null,
  swallow = false;

const tileOf = target => target.closest?.(TILES) || null;
const idOf = tile => tile.dataset.card || tile.dataset.look || tile.dataset.read || tile.dataset.peek;

/** Where a card of that size fits beside its tile: a row is read from above or below, so that its neighbours stay in
    sight. */
function spot(tile, w, h) {
  const a = tile.getBoundingClientRect(),
    up = { free: [innerWidth - 2 * EDGE, a.top - GAP - EDGE] },
    down = { free: [up.free[0], innerHeight - a.bottom - GAP - EDGE] };
  const right = { free: [innerWidth - a.right - GAP - EDGE, innerHeight - 2 * EDGE] },
    left = { free: [a.left - GAP - EDGE, right.free[1]] };
  const order = tile.closest('#hand, .bench, .fan') ? [up, down, right, left] : [right, left, up, down];
  /** @param {{ free: number[] }} place */
  const scale = ({ free: [x, y] }) => Math.min(1, x / w, y / h);
  const best =
    order.find(each => scale(each) === 1) || order.reduce((one, other) => (scale(other) > scale(one) ? other : one));
  const k = Math.max(0.4, scale(best)),
    clamp = (at, size, all) => Math.max(EDGE, Math.min(at, all - size - EDGE));
  const x =
    best === right
      ? a.right + GAP
      : best === left
        ? a.left - GAP - w * k
        : clamp(a.left + a.width / 2 - (w * k) / 2, w * k, innerWidth);
  const y =
    best === down
      ? a.bottom + GAP
      : best === up
        ? a.top - GAP - h * k
        : clamp(a.top + a.height / 2 - (h * k) / 2, h * k, innerHeight);
  return { x, y, w: Math.floor(w * k) };
}

function show(tile) {
  const id = idOf(tile);
  if (!tile.isConnected || !has(id) || document.body.classList.contains('dragging')) return;
  const c = faceOf(id),
    rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const w = rem * (across(c) ? 27.5 : 20),
    at = spot(tile, w, across(c) ? w / HIGH : w * HIGH);
  const [left, hp] = tile.dataset.hp?.split('/').map(Number) || [];
  if (!box) {
    box = Object.assign(document.createElement('div'), {
      id: 'peek',
      className: 'peek',
      popover: 'manual',
      ariaHidden: 'true',
    });
    document.body.append(box);
  }
  draw(box, face(c, { left, hp: hp ?? c.hp, w: at.w }));
  box.style.inset = `${at.y}px auto auto ${at.x}px`;
  if (shown) box.hidePopover(); // what is opened last lies on top, above a dialog too
  box.showPopover();
  shown = tile;
}
function hide() {
  clearTimeout(timer);
  near = null;
  if (!shown) return;
  shown = null;
  box.hidePopover();
}
function later(tile) {
  clearTimeout(timer);
  near = tile;
  timer = setTimeout(show, WAIT, tile);
}

function over(e) {
  if (e.pointerType !== 'mouse' || e.buttons || (box && box.contains(e.target))) {
    if (shown) clearTimeout(timer);
    return;
  }
  const tile = tileOf(e.target),
    at = `${e.clientX} ${e.clientY}`;
  if (at === rests || (tile && tile === near)) return; // what moves under a pointer that rests is not pointed at
  rests = at;
  if (tile) {
    if (shown) hide();
    later(tile);
    return;
  }
  clearTimeout(timer);
  near = null;
  if (shown) timer = setTimeout(hide, GRACE);
}

function down(e) {
  hide();
  swallow = false;
  const tile = e.pointerType === 'mouse' ? null : tileOf(e.target);
  if (!tile) return;
  touch = { x: e.clientX, y: e.clientY, at: e.timeStamp };
  near = tile;
  timer = setTimeout(() => {
    swallow = true;
    show(tile);
  }, WAIT);
}
/** On a busy page the moment may be over before a short tap is told: what counts is when the finger left. */
function lift(e) {
  const short = touch && e.timeStamp - touch.at < WAIT;
  if (short) swallow = false;
  if (short || (touch && !shown)) hide();
  touch = null;
}
/** The click or the menu that ends a long press was not meant. */
const not = e => {
  if (!swallow) return;
  e.preventDefault();
  e.stopImmediatePropagation();
};

document.addEventListener('pointerover', over);
document.addEventListener('pointerdown', down, { capture: true });
document.addEventListener(
  'pointermove',
  e => {
    if (touch && Math.hypot(e.clientX - touch.x, e.clientY - touch.y) > FAR) {
      touch = null;
      hide();
    }
  },
  { passive: true },
);
document.addEventListener('pointerup', lift);
document.addEventListener('pointercancel', () => {
  if (!swallow) hide();
  touch = null;
});
document.addEventListener('click', not, { capture: true });
document.addEventListener('contextmenu', not, { capture: true });
document.addEventListener('keydown', hide, { capture: true });
document.addEventListener('focusin', e => {
  const tile = tileOf(e.target);
  if (tile === e.target && tile.matches(':focus-visible')) later(tile);
});
document.addEventListener('focusout', hide);
addEventListener(
  'scroll',
  e => {
    if (shown && e.target.contains(shown)) hide();
  },
  { capture: true, passive: true },
);
addEventListener('blur', hide);
