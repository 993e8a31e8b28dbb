// Options as a player thinks of them: one line a card, its places asked for afterwards.
import { faceOf } from '../../card/card_cache.js';
import { monBySerial } from '../state.js';

const ORDER = ['attack', 'declare', 'evolve', 'level_up', 'attach', 'bench', 'legend', 'play', 'power', 'stadium_power', 'card_power', 'step_up', 'retreat', 'leave'];

export const rank = kind => { const at = ORDER.indexOf(kind); return at < 0 ? (kind === 'end' ? 99 : 50) : at; };
const worth = o => (o.preview || []).reduce((sum, p) => sum + (p.ko ? 1000 : 0) + p.damage, 0);

/** What is drawn as one line: {key, kind, card, label, note, options}, with the heading over its places if it has several. */
export function grouped(ask) {
  const groups = new Map();
  for (const option of ask.options) {
    const { kind, card, label, note, group } = option, alone = group === null;
    const key = alone ? `${kind} ${label} ${option.n}` : `${kind} ${card}`;
    if (!groups.has(key)) groups.set(key, { key, kind, card, ...(alone ? { label, note } : ask.groups[group]), options: [] });
    groups.get(key).options.push(option);
  }
  const list = [...groups.values()];
  return ask.what === 'main' ? list.sort((a, b) => rank(a.kind) - rank(b.kind) || worth(b.options[0]) - worth(a.options[0])) : list;
}

/** The line that is offered as the one to take next: a Knock Out, else what builds up, else the attack. */
export function best(groups, ask) {
  if (ask.what !== 'main') return groups.length && ask.options[0].kind !== 'stop' ? groups[0] : null;
  const sure = groups.find(g => g.kind === 'attack' && g.options[0].preview?.some(p => p.ko && p.damage));
  const kinds = ['evolve', 'level_up', 'attach', 'bench', 'attack', 'declare', 'end'];
  return sure || kinds.map(k => groups.find(g => g.kind === k)).find(Boolean) || groups[0];
}

/** The groups that begin with a card of the hand. */
export const usesOf = (groups, card) => groups.filter(g => g.card === card && g.options[0].hand !== null);

/** What an attack costs, if the Pokémon's printed cards tell it. */
export function costOf(option) {
  const mon = option.kind === 'attack' ? monBySerial(option.mon) : null;
  for (const card of mon ? [mon.card, ...mon.stack, ...mon.gear] : []) {
    const found = faceOf(card).attacks.find(a => option.text === `attack ${a.name}` || option.label.includes(`: ${a.name}`));
    if (found) return found.cost;
  }
  return '';
}
