// Trying a puzzle: which one, a table with its position, and what this browser remembers of those that were tried.
import { post } from '../../lib/api.js';
import { keepSeats, recall, remember } from '../../lib/storage.js';

export const KINDS = { win: 'Win this turn', odds: 'Best odds', survive: 'Survive' };
export const LEVELS = ['', 'Very easy', 'Easy', 'Medium', 'Hard', 'Very hard'];
export const STATES = { new: 'Unsolved', solved: 'Solved' };

let laying = false;
/** Open a table for a puzzle and go there; a second click does not open a second one. */
export async function tryPuzzle(id) {
  if (laying) return;
  laying = true;
  try {
    const made = await post(`/puzzles/${encodeURIComponent(id)}/begin`);
    keepSeats(made.game, made);
    location.href = `/table?game=${encodeURIComponent(made.game)}&puzzle=${encodeURIComponent(id)}`;
  } catch (error) {
    laying = false;
    throw error;
  }
}
addEventListener('pagehide', () => {
  laying = false;
}); // the browser may come back to this page as it was

/** {puzzle id: true where solved, false where tried and failed}, and those a hint or the solution was shown for. */
export const tried = () => recall('puzzles', {});
export const helped = () => recall('puzzles-helped', {});
export const noteHelped = id => remember('puzzles-helped', { ...helped(), [id]: true });

/** How many were solved in a row, each at the first try and without help: {now, best}. */
export const streak = () => recall('puzzle-streak', { now: 0, best: 0 });
export function noteTried(id, solved) {
  const had = tried();
  if (had[id] === undefined) {
    const now = solved && !helped()[id] ? streak().now + 1 : 0;
    remember('puzzle-streak', { now, best: Math.max(now, streak().best) });
  }
  remember('puzzles', { ...had, [id]: Boolean(had[id]) || solved });
}

/** What the list is narrowed to. */
export const filters = () => ({ book: '', kind: '', level: '', state: '', ...recall('puzzle-filter', {}) });
export const fits = (p, want) =>
  ['book', 'kind', 'level'].every(key => !want[key] || String(p[key]) === want[key]) &&
  (!want.state || Boolean(tried()[p.id]) === (want.state === 'solved'));

/** The unsolved puzzles that the filters let through, those after *id* first. */
export function unsolved(all, id = '') {
  const at = all.findIndex(p => p.id === id) + 1,
    want = { ...filters(), state: 'new' };
  return [...all.slice(at), ...all.slice(0, at)].filter(p => p.id !== id && fits(p, want));
}
