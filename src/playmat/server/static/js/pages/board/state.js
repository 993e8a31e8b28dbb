// The position being edited: changes, taking back, what is chosen, and what the server says to it.
import { post } from '../../lib/api.js';
import { faceOf, want } from '../../card/card_cache.js';
import { emptyBoard, newMon, readBoard, writeBoard } from './text.js';

export const now = { board: emptyBoard(), near: 0, chosen: null, problems: [], line: '', checked: true };
const past = [],
  watchers = [];
export const onChange = watcher => watchers.push(watcher);
const tell = () => watchers.forEach(watcher => watcher());

/** A plain basic Energy is written by its letter; its face has an id of its own. */
export const faceId = ref => (/^[A-Z]$/.test(ref) ? `energy-${ref}` : ref);
export const faceFor = ref => faceOf(faceId(ref));
export const side = seat => now.board.sides[seat];

/** All faces that a board shows. */
function wanted(board) {
  const mons = board.sides.flatMap(s => [...s.actives, ...s.bench]);
  const refs = [
    ...board.sides.flatMap(s => [...s.hand, ...s.deck, ...s.discard, ...s.lost, ...s.prizes]),
    ...mons.flatMap(m => [...m.stack, ...m.attached]),
    board.stadium,
  ];
  return refs.filter(ref => ref && ref !== '-').map(faceId);
}

/** What is chosen: {seat, row, at} for a Pokémon, {seat, zone} for a zone, or nothing. */
export const choose = what => {
  now.chosen = what;
  tell();
};
export function chosenMon() {
  const c = now.chosen;
  return c?.row ? side(c.seat)[c.row][c.at] || null : null;
}

let turn = 0,
  timer = 0;
async function check() {
  const mine = ++turn;
  let answer;
  try {
    answer = await post('/positions', { text: now.line });
  } catch (error) {
    answer = { problems: [error.message] };
  }
  if (mine !== turn) return;
  now.problems = answer.problems;
  now.checked = true;
  tell();
}

/** Take a board as it is now: write it, show it, have it checked. */
function settle() {
  now.line = writeBoard(now.board);
  now.checked = false;
  history.replaceState(null, '', `/board#p=${encodeURIComponent(now.line)}`);
  want(wanted(now.board)).then(tell);
  tell();
  clearTimeout(timer);
  timer = setTimeout(check, 200);
}

/** Change the board; the change can be taken back. */
export function change(how) {
  past.push(now.line);
  if (past.length > 200) past.shift();
  how(now.board);
  settle();
}
export function takeBack() {
  if (!past.length) return;
  now.board = readBoard(past.pop());
  now.chosen = null;
  settle();
}
export const canTakeBack = () => past.length > 0;

/** Lay out a line; a bad one leaves everything as it was and returns what is wrong with it. */
export async function layLine(text) {
  const answer = await post('/positions', { text });
  if (answer.problems.length) return answer.problems;
  if (now.line) past.push(now.line);
  now.board = readBoard(answer.text);
  now.chosen = null;
  await want(wanted(now.board));
  settle();
  return [];
}

/** Put a card somewhere: "active", "bench", a zone, "stadium", "attach" or "evolve" (the chosen Pokémon). */
export function put(ref, place, seat) {
  const chosen = chosenMon();
  change(board => {
    const s = board.sides[seat];
    if (place === 'stadium') Object.assign(board, { stadium: ref, stadiumSeat: seat });
    else if (place === 'active') s.actives.push(newMon(ref));
    else if (place === 'bench') s.bench.push(newMon(ref));
    else if (place === 'attach') chosen?.attached.push(ref);
    else if (place === 'evolve') chosen?.stack.push(ref);
    else if (place === 'deck') s.deck.unshift(ref);
    else s[place].push(ref);
  });
}
