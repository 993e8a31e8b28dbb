// Pacing: what the other player does in a blink is shown step by step, and never holds anything up for long.
import { still } from './animation.js';
import { near } from '../state.js';

const DWELL = { attack: 520, damage: 520, knock_out: 620, play: 420, evolve: 360, attach: 320, bench: 320, power: 360, retreat: 360, promote: 360 };
const SEEN = 50; // every frame is painted before the next one is drawn over it
const LONG = 3; // frames waiting from which everything goes at double speed

let shownAt = 0, stay = 0, hurried = false, wake = null;

/** A frame was drawn: how long its news deserve to be looked at. */
export function drawn(lines) {
  shownAt = performance.now();
  stay = Math.max(SEEN, ...lines.filter(l => l.player !== near()).map(l => DWELL[l.what] || 0));
}

/** Wait until the next frame may be drawn. */
export async function breath(waiting) {
  const rest = shownAt + (waiting > LONG ? stay / 2 : stay) - performance.now();
  if (rest <= 0 || hurried || still()) return;
  await new Promise(done => { wake = done; setTimeout(done, rest); });
  wake = null;
}

/** Any key or click shows the end at once, until it is our turn to answer again. */
export function hurry() { hurried = true; wake?.(); }
export function calmDown() { hurried = false; }
/** An answer was given: its own frame is not kept waiting, and what follows it is shown step by step again. */
export function answering() {
  hurried = false;
  stay = 0;
}

document.addEventListener('pointerdown', hurry, { capture: true });
document.addEventListener('keydown', hurry, { capture: true });
document.addEventListener('visibilitychange', () => { if (document.hidden) hurry(); });
