// The table between two frames: what a line of the log changes, as far as a line tells it.
// The frame itself comes after the last line and puts right whatever is only nearly so.

const copy = view => ({
  table: { ...view.table },
  sides: view.sides.map(s => ({
    ...s,
    hand: [...s.hand],
    discard: [...s.discard],
    lost: [...s.lost],
    prizes: [...s.prizes],
    playing: [...s.playing],
    beside: [...s.beside],
    actives: s.actives.map(m => ({ ...m })),
    bench: s.bench.map(m => ({ ...m })),
  })),
});

const find = (view, serial) => {
  for (const side of view.sides)
    for (const zone of ['actives', 'bench']) {
      const at = side[zone].findIndex(m => m.serial === serial);
      if (at >= 0) return { side, zone, at, mon: side[zone][at] };
    }
  return null;
};
const ZONES = { discard: 'discard', lost: 'lost', beside: 'beside', limbo: 'playing' };

function takeFrom(side, { card, from }, after, seat) {
  if (from === 'hand') {
    side.hand_count = Math.max(0, side.hand_count - 1);
    const at = side.hand.indexOf(card);
    if (at >= 0) side.hand.splice(at, 1);
  } else if (from === 'deck') side.deck_count = Math.max(0, side.deck_count - 1);
  else if (from === 'prizes') {
    const at = side.prizes.findIndex((p, n) => p !== null && after.sides[seat].prizes[n] === null);
    if (at >= 0) side.prizes[at] = null;
  } else if (ZONES[from]) {
    const at = side[ZONES[from]].lastIndexOf(card);
    if (at >= 0) side[ZONES[from]].splice(at, 1);
  }
}
function putTo(side, { card, to }) {
  if (to === 'hand') {
    side.hand_count += 1;
    if (card) side.hand.push(card);
  } else if (to === 'deck') side.deck_count += 1;
  else if (ZONES[to] && card) side[ZONES[to]].push(card);
}

/** A Pokémon that has come into play, as bare as it came. */
function comes(side, line, after) {
  const there = find(after, line.mon);
  if (there)
    side.bench.push({
      ...there.mon,
      card: line.moves?.[0]?.card || there.mon.card,
      damage: 0,
      energy: [],
      gear: [],
      conditions: [],
    });
}
function swaps(view, up, down) {
  const coming = find(view, up),
    going = find(view, down);
  if (coming?.zone === 'bench') coming.side.bench.splice(coming.at, 1);
  if (going?.zone === 'actives') going.side.actives.splice(going.at, 1);
  if (going) going.side.bench.push(going.mon);
  if (coming) coming.side.actives.push(coming.mon);
}

const CHANGES = {
  damage: ({ line, mon }) => {
    mon.damage += line.amount || 0;
  },
  counters: ({ line, mon }) => {
    mon.damage += line.amount || 0;
  },
  heal: ({ line, mon }) => {
    mon.damage = Math.max(0, mon.damage - (line.amount || 0));
  },
  hp_left: ({ line, mon }) => {
    mon.damage = mon.hp - (line.amount || 0);
  },
  counters_moved: ({ view, line, mon }) => {
    mon.damage += line.amount || 0;
    const from = find(view, line.other);
    if (from) from.mon.damage -= line.amount || 0;
  },
  condition: ({ line, mon }) => {
    mon.conditions = [...mon.conditions.filter(c => c !== line.word), line.word];
  },
  cure: ({ line, mon }) => {
    mon.conditions = mon.conditions.filter(c => c !== line.word);
  },
  wake: ({ mon }) => {
    mon.conditions = mon.conditions.filter(c => c !== 'asleep');
  },
  knock_out: ({ mon }) => {
    mon.out = true;
  },
  attach: ({ line, mon, after }) => {
    const card = line.moves?.[0]?.card,
      there = find(after, line.mon);
    if (card) {
      const zone = there?.mon.gear.includes(card) ? 'gear' : 'energy';
      mon[zone] = [...mon[zone], card];
    }
  },
  evolve: ({ line, mon, after }) => {
    const card = line.moves?.[0]?.card;
    if (card) Object.assign(mon, { card, stack: [...mon.stack, card], hp: find(after, line.mon)?.mon.hp ?? mon.hp });
  },
  promote: ({ view, line }) => swaps(view, line.mon),
  step_up: ({ view, line }) => swaps(view, line.mon),
  switch: ({ view, line }) => swaps(view, line.mon, line.other),
  retreated: ({ view, line }) => swaps(view, line.mon, line.other),
};
CHANGES.level_up = CHANGES.evolve;

/** What goes once a turn: nothing is done when a turn begins; what is done in it, the frame tells. */
const ONCE = ['energy_played', 'supporters', 'retreats'],
  COUNTED = new Set(['attach', 'play', 'retreated']);
function countOnce(next, line, after) {
  const side = next.sides[line.player],
    told = line.what === 'turn' ? {} : after.sides[line.player];
  if (line.what === 'turn' || (COUNTED.has(line.what) && after.table.turn === next.table.turn))
    for (const name of ONCE) side[name] = told[name] ?? 0;
}

/** A view with one line of the log done to it; `after` is the view of the frame that brings the line.
    @param {Wire.Frame['view']} view @param {Wire.Line} line @param {Wire.Frame['view']} after */
export function patched(view, line, after) {
  const next = copy(view),
    side = next.sides[line.player];
  if (line.what === 'turn') Object.assign(next.table, { turn: line.amount || next.table.turn, player: line.player });
  if (side) countOnce(next, line, after);
  if (line.what === 'bench' && side) comes(side, line, after);
  // Whoever is Knocked Out lies there until its cards are put away.
  if (line.what !== 'knock_out')
    for (const each of next.sides) for (const zone of ['actives', 'bench']) each[zone] = each[zone].filter(m => !m.out);
  for (const move of side ? line.moves || [] : []) {
    takeFrom(side, move, after, line.player);
    putTo(side, move);
  }
  const there = line.mon === undefined ? null : find(next, line.mon);
  if (there) CHANGES[line.what]?.({ view: next, line, mon: there.mon, after });
  return next;
}
