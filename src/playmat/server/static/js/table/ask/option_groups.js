// Options as a player thinks of them: one line a card, its places asked for afterwards.
import { faceOf, nameOf } from '../../card/card_cache.js';
import { monBySerial } from '../state.js';

const ORDER = ['attack', 'declare', 'evolve', 'level_up', 'attach', 'bench', 'legend', 'play', 'power', 'stadium_power', 'card_power', 'step_up', 'retreat', 'leave'];
const TITLES = {
  attach: name => `Attach ${name}…`, evolve: name => `Evolve into ${name}…`, level_up: name => `Level up to ${name}…`, play: name => `Play ${name}…`,
};
const VERBS = {
  attach: 'Attach', evolve: 'Evolve', level_up: 'Level up', play: 'Play', bench: 'Bench', legend: 'Bench both halves', card_power: 'Use',
};
const PLACED = new Set(Object.keys(TITLES));

export const rank = kind => { const at = ORDER.indexOf(kind); return at < 0 ? (kind === 'end' ? 99 : 50) : at; };
const worth = o => (o.preview || []).reduce((sum, p) => sum + (p.ko ? 1000 : 0) + p.damage, 0);

/** What is drawn as one line: {key, label, note, options, kind, card}. */
export function grouped(ask) {
  const groups = new Map();
  for (const option of ask.options) {
    const placed = ask.what === 'main' && PLACED.has(option.kind) && option.target !== null;
    const key = placed ? `${option.kind} ${option.card}` : `${option.kind} ${option.label} ${option.n}`;
    if (!groups.has(key)) groups.set(key, { key, kind: option.kind, card: option.card, options: [] });
    const { options } = groups.get(key);
    if (!options.some(o => o.target === option.target && o.label === option.label)) options.push(option);
  }
  const list = [...groups.values()].map(named);
  return ask.what === 'main' ? list.sort((a, b) => rank(a.kind) - rank(b.kind) || worth(b.options[0]) - worth(a.options[0])) : list;
}

function named(group) {
  const [first] = group.options;
  if (group.options.length === 1) return { ...group, label: first.label, note: first.note };
  const note = group.kind === 'evolve' || group.kind === 'level_up'
    ? `On ${group.options.map(o => nameOf(monBySerial(o.target)?.card || '')).filter((n, i, all) => all.indexOf(n) === i).join(' or ')}`
    : `${group.options.length} Pokémon to choose from`;
  return { ...group, label: TITLES[group.kind](nameOf(group.card)), note };
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
export const verbOf = (group, ask) => (ask.what === 'main' ? VERBS[group.kind] || 'Use' : ask.what.startsWith('setup_bench') || ask.what === 'bench_bonus' ? 'Bench' : ask.what.startsWith('setup') ? 'Active' : 'Choose');

/** What an attack costs, if the Pokémon's printed cards tell it. */
export function costOf(option) {
  const mon = option.kind === 'attack' ? monBySerial(option.mon) : null;
  for (const card of mon ? [mon.card, ...mon.stack, ...mon.gear] : []) {
    const found = faceOf(card).attacks.find(a => option.text === `attack ${a.name}` || option.label.includes(`: ${a.name}`));
    if (found) return found.cost;
  }
  return '';
}
