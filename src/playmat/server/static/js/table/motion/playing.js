// Playing a frame: its new lines as beats over the table as it was, one after another.
import { state, tell } from '../state.js';
import { places, travel } from './animation.js';
import { beatsOf } from './beats.js';
import { patched } from './patch.js';
import { Show } from './show.js';
import { sound } from './sound.js';
import { stage } from './stage.js';
import { lengthOf, speed } from './tempo.js';

/** What is being shown on this page. */
export const show = new Show();

/** Whom we wait for meanwhile; what is asked next would give away what is still to be shown. */
const awaited = ({ ask, seat }) =>
  ask && ask.player !== seat ? { ...ask, what: 'main', options: [], groups: [], missing: [] } : null;

/** The table after some lines of a frame's log, before the frame itself. */
function between(frame, lines, opening) {
  const now = state.frame ?? frame;
  const view = opening ? now.view : lines.reduce((seen, line) => patched(seen, line, frame.view), now.view);
  return { ...now, view, ask: awaited(frame), asked: 'asked' in now ? now.asked : now.ask, result: null };
}

/** The pieces of a frame to be shown; *draw* draws the table as it stands. */
export function piecesOf(frame, lines, near, draw, opening = false) {
  if (speed() === 'once' || document.hidden) return [];
  return beatsOf(lines).map(beat => ({
    length: lengthOf(beat, near),
    turn: beat.kind === 'turn',
    beat,
    show(rest) {
      const before = rest ? places() : null;
      state.frame = between(frame, beat.lines, opening);
      Object.assign(state, { held: null, hovered: null });
      beat.lines.forEach(tell);
      if (!rest) return;
      document.body.dataset.beat = `${beat.kind} ${beat.line.n}`;
      draw();
      const shown = stage(beat);
      travel(before, beat.lines);
      shown();
      sound(beat.kind);
    },
  }));
}
