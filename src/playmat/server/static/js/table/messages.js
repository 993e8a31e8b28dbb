// What the server says: frames in their order, answers to questions, refusals.
import { asked, busy, cardsOf, changed, hear, main, state, take, watching } from './state.js';
import { send } from './socket.js';
import { want } from '../card/card_cache.js';
import { next, settle } from './ask/answers.js';
import { missing } from './ask/options.js';
import { hints } from './ask/hints.js';
import { askWhyNot, heardWhyNot, reasons, showWhy } from './ask/why.js';
import { showKnown } from './view/pile.js';
import { started, wind } from './view/clock.js';
import { places, skip, travel } from './motion/animation.js';
import { piecesOf, show } from './motion/playing.js';
import { listenSkip } from './motion/skipping.js';
import { clearStage } from './motion/stage.js';
import { note, recap } from './motion/recap.js';
import { say } from './motion/announce.js';
import { pass } from './view/notice.js';
import { answered } from './commands.js';
import { refuse } from './seats/join.js';
import { refuseDecks } from './seats/rematch.js';
import { redraw } from './draw.js';

const NOBODY = -1; // an onlooker does nothing by hand
let coming = Promise.resolve(),
  first = true;

/** Frames are shown in their order, each once its cards are here. @param {Wire.Frame} frame */
function arrive(frame) {
  const fresh = hear(frame),
    began = first ? opening(frame) : null,
    lines = began ? [] : fresh,
    came = performance.now();
  first = false;
  coming = coming
    .then(() => want(cardsOf(frame)))
    .catch(() => {})
    .then(() => {
      const pieces = piecesOf(frame, began ?? lines, frame.seat ?? NOBODY, () => changed('beat'), began !== null);
      show.add(...pieces, { length: 0, show: (_, more) => onFrame(frame, lines, came, more) });
    });
}

/** What may still be seen of a game that has just begun: its coin and its first hands. */
function opening({ log, seat }) {
  const begun = log.some(line => line.turn > 0 || (line.what.startsWith('setup_') && line.player === seat));
  return begun || log[0]?.what !== 'game' ? [] : log;
}
listenSkip(() => {
  skip();
  return show.skip();
});

function onMessage(m) {
  if (m.type === 'frame') arrive(m);
  if (m.type === 'why') showWhy(m);
  if (m.type === 'why_not') heardWhyNot(m);
  if (m.type === 'known') onKnown(m);
  if (m.type === 'hint') hints(h => h.showHint(m));
  if (m.type === 'error') onError(m.error);
}

/** The faces of the own deck are fetched at the start, so that no draw has to wait for one. */
let own = 'none'; // none, asked, here
function fetchOwnCards() {
  if (own === 'none' && !watching() && send({ type: 'known' })) own = 'asked';
}
function onKnown(m) {
  if (own !== 'asked') {
    showKnown(m);
    return;
  }
  own = 'here';
  want([...m.deck, ...m.prizes].map(c => c.card));
}

function onFrame(frame, lines, came, more) {
  const mine = wasAsked(),
    seen = document.body.dataset.beat,
    before = seen ? new Map() : places();
  take(frame);
  note(lines);
  state.link = 'open';
  confirm(frame);
  state.duo ||= frame.view.sides.some(s => s.actives.length > 1);
  if (more && show.hurried && !asked()) return; // what waits is drawn at once and lies over this
  wind(came);
  if (!more && asked() && started()) send({ type: 'seen' });
  clearStage();
  delete document.body.dataset.beat;
  settle();
  changed('frame');
  travel(before, seen ? [] : lines);
  if (asked() || (!more && !botPlays())) show.calm();
  if (asked() && !state.queue.length) recap();
  if (asked() && !mine) say(asked().what === 'main' ? `Your turn, turn ${frame.view.table.turn}.` : asked().title);
  next();
  fetchOwnCards();
  prefetchReasons();
}
/** An answer that was under way when the line was lost has been taken, or has to be given again. */
function confirm({ seq }) {
  if (seq === state.unsure) pass('Your last move did not reach the server. Please repeat it.', 'bad');
  state.unsure = -1;
}
/** What a bot still does in this turn is skipped with the rest of it; a person's next move is looked at again. */
const botPlays = () => state.frame.players[state.frame.ask?.player]?.kind === 'bot';
const wasAsked = () => state.frame?.asked?.what === 'main' || Boolean(state.frame && main());

let idle = 0;
/** Why not, for the few things that are listed as not possible, once nothing else is going on. */
function prefetchReasons() {
  clearTimeout(idle);
  idle = setTimeout(() => {
    if (!busy()) for (const m of missing().slice(0, 4)) if (!reasons.has(m.text)) askWhyNot(m.text);
  }, 350);
}

function onError(error) {
  state.sent = -1;
  state.queue = [];
  if (error.where === 'decks' && state.frame?.result) {
    refuseDecks({ ...error, message: sentence(error.message) });
    return;
  }
  const said = sentence(error.message);
  if (error.where === 'hint') hints(h => h.noHint());
  if (error.code !== 'stale' && !answered(said)) pass(said, 'bad');
  if (state.frame) changed('error');
  else refuse('Can’t open this table', sentence(error.message));
}
/** The engine points at the fault below its first line; one line is enough here. */
function sentence(text) {
  const [first] = text.replace(/^bad command at \d+: /i, '').split('\n');
  return first[0].toUpperCase() + first.slice(1) + (/[.!?]$/.test(first) ? '' : '.');
}

/** Whatever the line brings: a message, its loss, or a refusal. */
export function onLine(what, detail) {
  if (what === 'message') {
    onMessage(detail);
    return;
  }
  if (state.sent >= 0) state.unsure = state.sent;
  state.sent = -1;
  state.queue = [];
  state.link = what;
  if (own === 'asked') own = 'none';
  if (what === 'refused' && !state.frame) return;
  redraw('link');
}
