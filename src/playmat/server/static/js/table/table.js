// The table: come in, open the line; frames are heard, drawn, and answered. A lesson looks at each frame before it is
// drawn.
import { come } from './seats/join.js';
import { asksBy } from './ask/why.js';
import { connect, send } from './socket.js';
import { params } from '../lib/ui.js';
import { state } from './state.js';
import { onLine } from './messages.js';
import './input.js';

const seat = await come();
if (seat) {
  Object.assign(state, { game: seat.game, token: seat.token, about: seat.about, duo: seat.about.actives === 2 });
  if (params.get('lesson')) await (await import('./lesson/coach.js')).beginLesson();
  asksBy(send);
  if (params.get('puzzle')) await (await import('./puzzle/puzzle.js')).beginPuzzle(params.get('puzzle'));
  connect(onLine);
}
