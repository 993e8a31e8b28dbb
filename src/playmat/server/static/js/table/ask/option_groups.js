// Options as a player thinks of them: one line a card, its places asked for afterwards.
import { faceOf } from '../../card/card_cache.js';
import { monBySerial, mons, state } from '../state.js';

const ORDER = [
  'attack',
  'declare',
  'evolve',
  'level_up',
  'attach',
  'bench',
  'legend',
  'play',
  'power',
  'stadium_power',
  'card_power',
  'step_up',
  'retreat',
  'leave',
];

export const rank = kind => {
  const at = ORDER.indexOf(kind);
  return at < 0 ? (kind === 'end' ? 99 : 50) : at;
};
const worth = o => (o.preview || []).reduce((sum, p) => sum + (p.ko ? 1000 : 0) + p.damage, 0);

/** What is drawn as one line: {key, kind, card, label, note, options}, with the heading over its places if it has
    several.
    @param {Wire.Ask} ask */
export function grouped(ask) {
  const groups = new Map();
  for (const option of ask.options) {
    const { kind, card, label, note, group } = option,
      alone = group === null;
    const key = alone ? `${kind} ${label} ${option.n}` : `${kind} ${card}`;
    if (!groups.has(key))
      groups.set(key, { key, kind, card, ...(alone ? { label, note } : ask.groups[group]), options: [] });
    groups.get(key).options.push(option);
  }
  const list = [...groups.values()];
  if (ask.what === 'mulligan_bonus') return list.reverse(); // more cards are more use
  return ask.what === 'main'
    ? list.sort((a, b) => rank(a.kind) - rank(b.kind) || worth(b.options[0]) - worth(a.options[0]))
    : list;
}

/** The line pointed out as the one to take next: what the greedy player's judgement finds good, or none; at a puzzle
    none. */
export const best = (groups, ask) =>
  (!state.attempting?.() && groups.find(g => g.options.some(o => o.n === ask.good))) || null;

/** The groups that begin with a card of the hand. */
export const usesOf = (groups, card) => groups.filter(g => g.card === card && g.options[0].hand !== null);

/** The attack, power or Trainer behind an option as its card prints it, if the printed cards tell it.
    @param {Wire.Option} option */
export function printed(option) {
  const { kind, card, label } = option,
    mon = monBySerial(option.mon);
  const faces = (kind === 'card_power' ? [card] : mon ? [mon.card, ...mon.stack, ...mon.gear] : []).map(faceOf);
  const attackIn = list =>
    list.flatMap(f => f.attacks).find(a => option.text === `attack ${a.name}` || label.includes(`: ${a.name}`));
  if (kind === 'attack')
    return (
      attackIn(faces) ||
      attackIn(
        [0, 1]
          .flatMap(mons)
          .filter(m => m.card)
          .map(m => faceOf(m.card)),
      )
    ); // another may lend it
  if (kind === 'power' || kind === 'card_power')
    return faces.flatMap(f => f.powers).find(p => label.includes(` ${p.name}`));
  if (kind === 'stadium_power') return faceOf(state.frame.view.table.stadium);
  return kind === 'play' ? faceOf(card) : null;
}
