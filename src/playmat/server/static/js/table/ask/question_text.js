// What is said around a question, and whether it is put on the table or on a sheet.
import { nameOf } from '../../card/card_cache.js';
import { called, state } from '../state.js';

/** What taking back would be now; where nobody has to be asked and it is not free, there is nothing. */
export function undoText() {
  const { undo, players } = state.frame;
  if (undo.free) return 'Take back the last step';
  return players.some(p => p.kind === 'friend') ? 'Ask to take back the last step' : 'Nothing to take back yet';
}

/** What the card is called whose text asks. */
export const sourceName = ask => (ask.source ? nameOf(ask.source) : '');

/** Who is being waited for, in a sentence. */
export function waiting() {
  const { ask, result, players } = state.frame;
  if (result) return 'The game is over';
  if (players.some(p => p.joined === false)) return 'Waiting for the other player to join';
  if (!ask) return 'One moment…';
  if (state.narrow && ask.player === state.frame.seat) return 'Read on and press Next';
  const who = called(ask.player);
  return ask.what === 'main' ? `${who}: thinking…` : `${who} ${who === 'You' ? 'choose' : 'chooses'} ${ask.prompt}`;
}

const ON_TABLE = new Set(['setup_active', 'setup_second', 'setup_bench', 'bench_bonus']);

/** Whether a question is answered on the table itself and needs no sheet. */
export function onTable(ask) {
  if (ask.what === 'main' || ask.what === 'second_attack' || ON_TABLE.has(ask.what)) return true;
  if (ask.options.every(o => o.kind === 'prize')) return true;
  return ask.options.some(o => o.kind === 'mon') && ask.options.every(o => o.kind === 'mon' || o.kind === 'stop');
}
