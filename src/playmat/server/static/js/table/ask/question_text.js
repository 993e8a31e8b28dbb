// What is said around a question, and whether it is put on the table or on a sheet.
import { called, near, state } from '../state.js';

/** What taking back would be now; where nobody has to be asked and it is not free, there is nothing. */
export function undoText() {
  const { undo, players } = state.frame;
  if (undo.free) return 'Take back the last move';
  return players.some(p => p.kind === 'friend') ? 'Ask to take back the last move' : 'Nothing to take back yet';
}

/** How far a choice has come, and whether one may stop: what is left to choose, what may be left out.
    @param {Wire.Ask} ask */
export function progress(ask) {
  const p = ask.purpose,
    may = ask.options.some(o => o.kind === 'stop');
  if (ask.what === 'main' || !p) return '';
  if (p.most < 2) return may ? 'Optional.' : '';
  const so = p.chosen ? `${p.chosen} chosen` : '',
    left =
      p.most < MANY ? `${p.least === p.most ? 'choose' : 'up to'} ${p.left}${p.chosen ? ' more' : ''}` : 'any number';
  return sentence(
    `${[so, left].filter(Boolean).join(', ')}${may ? `. You can ${p.chosen ? 'stop here' : 'choose none'}` : ''}.`,
  );
}
const MANY = 60,
  sentence = text => text[0].toUpperCase() + text.slice(1);

/** Why a question is put at all, where a player may wonder. @param {Wire.Ask} ask */
export function reason(ask) {
  if (ask.what !== 'mulligan_bonus') return '';
  const most = Math.max(...ask.options.map(o => Number(o.text) || 0)),
    times = state.log.filter(l => l.what === 'mulligan' && l.player === 1 - near()).length;
  return `${called(1 - near())} took ${
    times > 1 ? `${times} mulligans` : 'a mulligan'
  }, so you may draw up to ${most} extra card${most === 1 ? '' : 's'}.`;
}

/** Who is being waited for, in a sentence. */
export function waiting() {
  const { ask, result, players } = state.frame;
  if (result) return 'Game over';
  if (players.some(p => p.joined === false)) return 'Waiting for the other player to join';
  if (!ask) return 'One moment…';
  if (state.narrow && ask.player === state.frame.seat) return 'Press Next to continue';
  const who = called(ask.player),
    { kind, here } = players[ask.player];
  if (kind !== 'bot' && !here) return `Waiting for ${who} to come back`;
  return ask.what === 'main'
    ? `${who} ${who === 'You' ? 'are' : 'is'} thinking…`
    : `${who} ${who === 'You' ? 'choose' : 'chooses'} ${ask.prompt}`;
}

const ON_TABLE = new Set(['setup_active', 'setup_second', 'setup_bench', 'bench_bonus']);

/** Whether a question is answered on the table itself and needs no sheet. @param {Wire.Ask} ask */
export function onTable(ask) {
  if (ask.what === 'main' || ask.what === 'second_attack' || ON_TABLE.has(ask.what)) return true;
  if (ask.options.every(o => o.kind === 'prize')) return true;
  return ask.options.some(o => o.kind === 'mon') && ask.options.every(o => o.kind === 'mon' || o.kind === 'stop');
}
