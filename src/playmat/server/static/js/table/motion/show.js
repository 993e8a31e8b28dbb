// The player: what happened is shown piece by piece, on a clock that can be another's.
import { LONGEST, SPEEDS, shortened, speed } from './tempo.js';

/** The clock on the wall; a test puts one in its place that it moves by hand. */
export const wall = { after: (ms, then) => setTimeout(then, ms), stop: id => clearTimeout(id) };

/** A queue of pieces {length, show(rest, more), turn?}, shown in their order; pieces without length are not waited for.
 */
export class Show {
  constructor(clock = wall) {
    this.clock = clock;
    this.queue = [];
    this.timer = null;
    this.spent = 0;
    this.hurried = false;
  }

  get playing() {
    return this.timer !== null;
  }

  add(...pieces) {
    this.queue.push(...pieces);
    if (!this.playing) this.next();
  }

  /** Show what waits until something deserves to be looked at. */
  next() {
    while (this.queue.length) {
      const piece = this.queue.shift(),
        rest = this.rest(piece);
      try {
        piece.show(rest, this.queue.length > 0);
      } catch (error) {
        console.error(error);
      } // the next frame draws everything anew
      if (rest <= 0) continue;
      this.timer = this.clock.after(rest, () => {
        this.timer = null;
        this.next();
      });
      return;
    }
  }

  /** How long a piece is looked at: less if the turn it belongs to would be too long. */
  rest(piece) {
    if (piece.turn) this.spent = 0;
    const share = this.hurried ? 0 : SPEEDS[speed()];
    if (!piece.length || !share) return 0;
    const end = this.queue.findIndex(each => each.turn),
      ahead = end < 0 ? this.queue : this.queue.slice(0, end);
    const rest =
      piece.length *
      share *
      shortened(
        [piece, ...ahead].map(each => (each.length || 0) * share),
        this.spent,
        LONGEST * share,
      );
    this.spent += rest;
    return rest;
  }

  /** Show the end of everything at once, and of what comes until `calm`. */
  skip() {
    if (!this.playing) return false;
    this.hurried = true;
    this.clock.stop(this.timer);
    this.timer = null;
    this.next();
    return true;
  }

  /** What comes from now on is a new turn to look at. */
  calm() {
    this.hurried = false;
    this.spent = 0;
  }
}
