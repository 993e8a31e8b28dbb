// Clocks: the server's time, counted on between frames only while somebody's clock runs.
import { state } from '../state.js';

let since = 0;
export const LOW = 30;

/** A frame that came at a moment is shown: its clocks are the truth since then. */
export const wind = (came = performance.now()) => {
  since = came;
};

/** What came before has been shown: from now on our time runs. Tells whether it stood. */
export function started() {
  const clock = state.frame?.clock;
  if (!clock?.wait || clock.running !== state.frame.seat) return false;
  clock.wait = 0;
  wind();
  return true;
}

/** Seconds left to a seat now. */
export function secondsLeft(seat) {
  const clock = state.frame?.clock;
  if (!clock) return null;
  const spent = clock.running === seat ? Math.max(0, (performance.now() - since) / 1000 - clock.wait) : 0;
  return Math.max(0, clock.left[seat] - spent);
}

export function clockText(seat) {
  const left = secondsLeft(seat);
  if (left === null) return null;
  const whole = Math.ceil(left),
    minutes = Math.floor(whole / 60);
  const text = `${minutes}:${String(whole % 60).padStart(2, '0')}`;
  if (state.frame.clock.stopped) return `${text} stopped`;
  return left <= LOW && state.frame.clock.running === seat ? `${text} low` : text;
}

function tick() {
  for (const el of document.querySelectorAll('[data-clock]')) {
    const seat = Number(el.dataset.clock),
      text = clockText(seat);
    if (text === null) continue;
    if (el.textContent !== text) el.textContent = text;
    el.classList.toggle('low', text.endsWith('low'));
  }
}
setInterval(() => {
  if (state.frame?.clock?.running !== null && state.frame?.clock) tick();
}, 250);
