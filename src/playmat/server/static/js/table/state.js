// What the table knows: the newest frame, the whole log, and what the player is about to do.

export const state = {
  game: '', token: '', about: null,
  frame: null, log: [], coins: '',
  held: null, // {key, label, heading, options, card}: a card in the hand of the pointer, waiting for its place
  hovered: null, // the option whose outcome is shown on the mat
  sent: -1, // the seq that was answered and not yet confirmed
  queue: [], // answers to give as soon as they are offered
  link: 'opening', // opening, open, lost, refused
  sheetHidden: false, text: false,
};

const listeners = [];
export const onChange = listener => { listeners.push(listener); };
/** Redraw; `why` names what changed, so that a listener may look away. */
export const changed = why => { for (const listener of listeners) listener(why); };

export const watching = () => state.frame?.seat === null;
/** The seat at the near side of the table. */
export const near = () => state.frame?.seat ?? 0;
export const side = seat => state.frame.view.sides[seat];
export const player = seat => state.frame.players[seat];
export const called = seat => (!watching() && seat === state.frame.seat && !bothMine() ? 'You' : player(seat).name);
export const bothMine = () => state.frame.players.every(p => p.kind === 'me');

/** The question put to whoever looks at this page, or null. */
export function asked() {
  const ask = state.frame?.ask;
  if (state.frame?.players.some(p => p.joined === false)) return null; // nothing is taken before both are here
  return ask && !watching() && ask.player === state.frame.seat && ask.options.length ? ask : null;
}
export const busy = () => state.sent === state.frame?.seq;
export const main = () => asked()?.what === 'main';

export const mons = seat => [...side(seat).actives, ...side(seat).bench];
export const monBySerial = serial => [0, 1].flatMap(mons).find(m => m.serial === serial);
export const ownerOf = serial => (mons(0).some(m => m.serial === serial) ? 0 : 1);

/** Take in a frame; returns the lines of the log that are new. */
export function take(frame) {
  const before = state.frame;
  // A take-back shortens the log: what the server no longer counts never happened.
  const kept = frame.lines !== undefined ? frame.lines - frame.log.length : (frame.log[0]?.n ?? Infinity) - 1;
  if (state.log.length > kept) state.log.length = Math.max(0, kept);
  const fresh = frame.log.filter(line => line.n > state.log.length);
  state.log.push(...fresh);
  state.coins = state.log.map(line => line.coins || '').join('');
  state.frame = frame;
  if (!before || before.seq !== frame.seq) { state.held = null; state.hovered = null; }
  if (before && !sameQuestion(before.ask, frame.ask)) state.sheetHidden = false;
  if (state.sent !== frame.seq) state.sent = -1;
  return before ? fresh : [];
}
const sameQuestion = (a, b) => a?.what === b?.what && a?.source === b?.source && a?.player === b?.player;

/** All printed cards that a frame names. */
export function cardsOf(frame) {
  const found = [frame.view.table.stadium, frame.ask?.source];
  for (const s of frame.view.sides) {
    found.push(...s.hand, ...s.discard, ...s.lost, ...s.beside, ...s.playing, ...s.aside, ...s.prizes, ...s.top);
    for (const [card] of s.deck || []) found.push(card);
    for (const k of s.known) found.push(k.card);
    for (const m of [...s.actives, ...s.bench]) found.push(m.card, ...m.stack, ...m.energy, ...m.gear);
  }
  for (const o of frame.ask?.options || []) found.push(o.card);
  for (const e of frame.view.table.lasting) found.push(e.card);
  for (const line of frame.log) for (const move of line.moves || []) found.push(move.card);
  return found.filter(Boolean);
}
