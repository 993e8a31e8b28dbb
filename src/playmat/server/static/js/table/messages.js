// What the server says: frames in their order, answers to questions, refusals.
import { asked, busy, cardsOf, changed, main, state, take, watching } from './state.js';
import { send } from './socket.js';
import { want } from '../card/card_cache.js';
import { next } from './ask/answers.js';
import { missing } from './ask/options.js';
import { askWhyNot, heardWhyNot, reasons, showWhy } from './ask/why.js';
import { showKnown } from './view/pile.js';
import { wind } from './view/clock.js';
import { toss } from './motion/coin.js';
import { places, travel } from './motion/animation.js';
import { breath, calmDown, drawn } from './motion/pacing.js';
import { recap } from './motion/recap.js';
import { say } from './motion/announce.js';
import { pass } from './view/notice.js';
import { answered } from './commands.js';
import { refuse } from './seats/join.js';
import { refuseDecks } from './seats/rematch.js';
import { redraw } from './draw.js';

const frames = [];
let pumping = false;
async function pump() {
  if (pumping) return;
  pumping = true;
  while (frames.length) {
    const frame = frames.shift();
    await Promise.all([breath(frames.length), want(cardsOf(frame))]);
    try { onFrame(frame); } catch (error) { console.error(error); } // the next frame draws everything anew
  }
  pumping = false;
}

function onMessage(m) {
  if (m.type === 'frame') { frames.push(m); pump(); }
  if (m.type === 'why') showWhy(m);
  if (m.type === 'why_not') heardWhyNot(m);
  if (m.type === 'known') onKnown(m);
  if (m.type === 'error') onError(m.error);
}

/** The faces of the own deck are fetched at the start, so that no draw has to wait for one. */
let own = 'none'; // none, asked, here
function fetchOwnCards() {
  if (own === 'none' && !watching() && send({ type: 'known' })) own = 'asked';
}
function onKnown(m) {
  if (own !== 'asked') { showKnown(m); return; }
  own = 'here';
  want([...m.deck, ...m.prizes].map(c => c.card));
}

function onFrame(frame) {
  const mine = wasAsked(), before = places();
  const fresh = take(frame);
  state.link = 'open';
  state.duo ||= frame.view.sides.some(s => s.actives.length > 1);
  wind();
  changed('frame');
  travel(before, fresh);
  drawn(fresh);
  toss(fresh);
  recap(fresh);
  if (asked() && !mine) say(asked().what === 'main' ? `Your turn ${frame.view.table.turn}.` : asked().title);
  next();
  fetchOwnCards();
  if (asked()) calmDown();
  prefetchReasons();
}
const wasAsked = () => Boolean(state.frame && asked() && main());

let idle = 0;
/** Why not, for the few things that are listed as not possible, once nothing else is going on. */
function prefetchReasons() {
  clearTimeout(idle);
  idle = setTimeout(() => { if (!busy()) for (const m of missing().slice(0, 4)) if (!reasons.has(m.text)) askWhyNot(m.text); }, 350);
}

function onError(error) {
  state.sent = -1;
  state.queue = [];
  if (error.where === 'decks' && state.frame?.result) { refuseDecks({ ...error, message: sentence(error.message) }); return; }
  const said = sentence(error.message);
  if (error.code !== 'stale' && !answered(said)) pass(said, 'bad');
  if (state.frame) changed('error'); else refuse('The table cannot be opened', sentence(error.message));
}
/** The engine points at the fault below its first line; one line is enough here. */
function sentence(text) {
  const [first] = text.replace(/^bad command at \d+: /i, '').split('\n');
  return first[0].toUpperCase() + first.slice(1) + (/[.!?]$/.test(first) ? '' : '.');
}

/** Whatever the line brings: a message, its loss, or a refusal. */
export function onLine(what, detail) {
  if (what === 'message') { onMessage(detail); return; }
  state.sent = -1;
  state.link = what;
  if (own === 'asked') own = 'none';
  if (what === 'refused' && !state.frame) return;
  redraw('link');
}
