// How a question is put: in which words, and whether on the table or on a sheet.
import { nameOf } from '../../card/card_cache.js';
import { called, state } from '../state.js';

const TITLES = {
  main: 'Your options', first: 'Go first or second?', keep_hand: 'Keep this hand?', mulligan_bonus: 'Draw bonus cards?',
  setup_active: 'Choose your Active', setup_second: 'Choose your second Active', setup_bench: 'Put Basic Pokémon on your Bench',
  bench_bonus: 'Bench a Pokémon you drew', prize: 'Take a Prize', promote: 'Choose a new Active', retreat_to: 'Who becomes Active?',
  retreat_pay: 'Pay for the retreat', energy_pay: 'Choose Energy to pay with', order: 'Which comes next?', trigger_order: 'Which happens first?',
  second_attack: 'Attack again?', step_up: 'Who steps up?', discard_down: 'Discard a Benched Pokémon', may: 'Use it?', between_tool: 'Use it between turns?',
  pick_number: 'Choose a number', pick_type: 'Choose a type', pick_attack: 'Choose an attack', attack: 'Choose an attack', pick_word: 'Choose one', effect: 'Choose an effect',
};

/** The heading of a question to us. */
export function title(ask) {
  const { picking } = ask;
  if ((ask.what === 'pick_card' || ask.what === 'pick_mon') && picking) {
    const thing = ask.what === 'pick_mon' ? 'Pokémon' : picking.most === 1 ? 'card' : 'cards';
    const many = picking.least === picking.most ? `${picking.most}` : `up to ${picking.most}`;
    return `Choose ${many} ${thing}`;
  }
  return TITLES[ask.what] || `Choose ${ask.prompt}`;
}

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
  const who = called(ask.player);
  return ask.what === 'main' ? `${who}: thinking…` : `${who} chooses ${ask.prompt}`;
}

const ON_TABLE = new Set(['setup_active', 'setup_second', 'setup_bench', 'bench_bonus']);

/** Whether a question is answered on the table itself and needs no sheet. */
export function onTable(ask) {
  if (ask.what === 'main' || ask.what === 'second_attack' || ON_TABLE.has(ask.what)) return true;
  return ask.options.some(o => o.kind === 'mon') && ask.options.every(o => o.kind === 'mon' || o.kind === 'stop');
}

const MON_VERBS = { promote: 'Make Active', retreat_to: 'Bring up', discard_down: 'Discard', step_up: 'Step up' };
export const monVerb = ask => MON_VERBS[ask.what] || 'Choose';
