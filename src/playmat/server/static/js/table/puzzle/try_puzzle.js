// Trying a puzzle: a table with its position is opened, and what this browser has solved is remembered.
import { post } from '../../lib/api.js';
import { keepSeats, recall, remember } from '../../lib/storage.js';

export const KINDS = { win: 'Win this turn', odds: 'Best odds', survive: 'Survive' };
export const LEVELS = ['', 'Very easy', 'Easy', 'Middling', 'Hard', 'Very hard'];

let laying = false;
/** Open a table for a puzzle and go there; a second click does not open a second one. */
export async function tryPuzzle(id) {
  if (laying) return;
  laying = true;
  try {
    const made = await post(`/puzzles/${encodeURIComponent(id)}/begin`);
    keepSeats(made.game, made);
    location.href = `/table?game=${encodeURIComponent(made.game)}&puzzle=${encodeURIComponent(id)}`;
  } catch (error) { laying = false; throw error; }
}
addEventListener('pagehide', () => { laying = false; }); // the browser may come back to this page as it was

/** {puzzle id: true where solved, false where tried in vain} */
export const tried = () => recall('puzzles', {});
export const noteTried = (id, solved) => remember('puzzles', { ...tried(), [id]: Boolean(tried()[id]) || solved });
