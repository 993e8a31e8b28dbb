// What the table knows: the newest frame, the whole log, and what the player is about to do.

export const state = {
  game: '',
  token: '',
  about: null,
  /** @type {Wire.Frame & Shown} */
  frame: null,
  /** @type {Wire.Line[]} */
  log: [],
  coins: '',
  /** @type {Wire.Line[]} */
  heard: [], // every line of the log that has come; `log` has those that were shown
  held: null, // {key, label, heading, options, card}: a card in the hand of the pointer, waiting for its place
  hovered: null, // the option whose outcome is shown on the mat
  sent: -1, // the seq that was answered and not yet confirmed
  unsure: -1, // the seq that was being answered when the line was lost
  queue: [], // answers to give as soon as they are offered
  link: 'opening', // opening, open, lost, refused
  sheetHidden: false,
  text: false,
  narrow: null, // what a lesson makes of a question: fewer options, or none while it is being read
  attempting: null, // tells whether the game is still the attempt at a puzzle
  help: null, // notes that a hint was asked for at a puzzle
  onward: null, // where a lesson leads once its game is over
};

const listeners = [];
/** Have something done at each change; what looks at a frame before it is drawn comes `first`. */
export const onChange = (listener, first = false) => {
  if (first) listeners.unshift(listener);
  else listeners.push(listener);
};
/** Redraw; `why` names what changed, so that a listener may look away. */
export const changed = why => {
  for (const listener of listeners) listener(why);
};

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
  const mine = ask && !watching() && ask.player === state.frame.seat && ask.options.length ? ask : null;
  return mine && state.narrow ? state.narrow(mine) : mine;
}
/** Nothing is taken while an answer is under way, or the line is down. */
export const busy = () => state.sent === state.frame?.seq || state.link === 'lost' || state.link === 'refused';
export const main = () => asked()?.what === 'main';
/** Hints are for tables without another person; a lesson says itself what to do. */
export const mayHint = () => Boolean(asked()) && !state.narrow && state.frame.players.every(p => p.kind !== 'friend');

export const mons = seat => [...side(seat).actives, ...side(seat).bench];
export const monBySerial = serial => [0, 1].flatMap(mons).find(m => m.serial === serial);
export const ownerOf = serial => (mons(0).some(m => m.serial === serial) ? 0 : 1);

/** Hear a frame that has come; returns the lines of its log that are new. @param {Wire.Frame & Shown} frame */
export function hear(frame) {
  const { heard } = state,
    fresh = [];
  // A take-back shortens the log: what the server no longer counts never happened.
  if (heard.length > frame.lines) heard.length = frame.lines;
  for (const line of frame.log) {
    const had = heard[line.n - 1];
    if (had?.text === line.text && had.what === line.what) continue;
    heard.length = line.n - 1;
    heard.push(line);
    fresh.push(line);
  }
  frame.all = [...heard];
  return fresh;
}

/** A line of the log is shown. @param {Wire.Line} line */
export function tell(line) {
  if (line.n <= state.log.length) return;
  state.log.push(line);
  state.coins += line.coins || '';
}

/** Take in a frame that was heard: from now on it is what is shown. @param {Wire.Frame & Shown} frame */
export function take(frame) {
  const before = state.frame;
  state.log = frame.all;
  state.coins = state.log.map(line => line.coins || '').join('');
  state.frame = frame;
  if (!before || before.seq !== frame.seq) {
    state.held = null;
    state.hovered = null;
  }
  if (before && !sameQuestion('asked' in before ? before.asked : before.ask, frame.ask)) state.sheetHidden = false;
  if (state.sent !== frame.seq) state.sent = -1;
}
const sameQuestion = (a, b) => a?.what === b?.what && a?.source === b?.source && a?.player === b?.player;

/** All printed cards that a frame names. @param {Wire.Frame} frame */
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
  for (const line of frame.log) found.push(line.by, ...(line.moves || []).map(move => move.card));
  return found.filter(Boolean);
}
