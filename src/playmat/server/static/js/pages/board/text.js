// Positions as text, as the server writes them: parts between semicolons, cards by id, Pokémon with marks.

export const ZONES = ['hand', 'deck', 'discard', 'lost', 'prizes'];
export const CONDITIONS = ['asleep', 'confused', 'paralyzed', 'poisoned', 'burned'];
const SEATS = ['you', 'foe'];

const emptySide = () => ({ actives: [], bench: [], hand: [], deck: [], discard: [], lost: [], prizes: [], extra: [] });
export const emptyBoard = () => ({
  rules: 'xy',
  turn: 3,
  player: 0,
  first: 0,
  stadium: '',
  stadiumSeat: 0,
  sides: [emptySide(), emptySide()],
  extra: [],
});
export const newMon = id => ({ stack: [id], attached: [], damage: 0, conditions: [], marks: [] });

/** "3*L, base1-94" as single cards. */
export function cardsOf(text) {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
    .flatMap(part => {
      const many = /^(\d+)\*(.+)$/.exec(part);
      return many ? Array(Number(many[1])).fill(many[2]) : [part];
    });
}

function readMon(text) {
  const [stack, ...words] = text.trim().split(/\s+/),
    mon = { ...newMon(''), stack: stack.split('>') };
  for (const word of words) {
    if (word.startsWith('+')) mon.attached.push(word.slice(1));
    else if (/^dmg\d+$/.test(word)) mon.damage = Number(word.slice(3));
    else if (CONDITIONS.includes(word.split(':')[0])) mon.conditions.push(word);
    else mon.marks.push(word);
  }
  return mon;
}

function readRow(side, text) {
  const [actives, bench = ''] = text.split('|');
  side.actives = actives
    .split(' & ')
    .filter(part => part.trim())
    .map(readMon);
  side.bench = bench
    .split(',')
    .filter(part => part.trim())
    .map(readMon);
}

/** A line that the server has written, as a board. */
export function readBoard(line) {
  const board = emptyBoard(),
    [rules, ...parts] = line.split(';').map(part => part.trim());
  board.rules = rules;
  let side = null;
  for (const part of parts) {
    const [, name, rest] = /^(\w+):?\s*(.*)$/s.exec(part) || [null, '', ''];
    if (SEATS.includes(name) && part[name.length] === ':') {
      side = board.sides[SEATS.indexOf(name)];
      readRow(side, rest);
    } else if (side && ZONES.includes(name) && part[name.length] === ':') side[name] = cardsOf(rest);
    else if (name === 'turn') board.turn = Number(rest);
    else if (name === 'player' || name === 'first') board[name] = SEATS.indexOf(rest);
    else if (name === 'stadium')
      [board.stadiumSeat, board.stadium] = rest.includes(':')
        ? [SEATS.indexOf(rest.split(':')[0]), rest.split(':')[1]]
        : [0, rest];
    else if (part) (side || board).extra.push(part);
  }
  return board;
}

function written(cards) {
  const runs = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.card === card) last.n += 1;
    else runs.push({ card, n: 1 });
  }
  return runs.map(({ card, n }) => (n > 1 ? `${n}*${card}` : card)).join(', ');
}
const monText = m =>
  [m.stack.join('>'), ...m.attached.map(id => `+${id}`), m.damage && `dmg${m.damage}`, ...m.conditions, ...m.marks]
    .filter(Boolean)
    .join(' ');

function sideText(side, seat) {
  const bench = side.bench.map(monText).join(', ');
  const row = `${SEATS[seat]}: ${side.actives.map(monText).join(' & ')}${bench && ` | ${bench}`}`.trim();
  return [
    row,
    ...ZONES.filter(zone => side[zone].length || zone === 'deck' || zone === 'prizes').map(zone =>
      `${zone}: ${written(side[zone])}`.trim(),
    ),
    ...side.extra,
  ];
}

/** A board as the line that the server reads. */
export function writeBoard(b) {
  return [
    b.rules,
    `turn ${b.turn}`,
    `player ${SEATS[b.player]}`,
    `first ${SEATS[b.first]}`,
    b.stadium && `stadium ${SEATS[b.stadiumSeat]}:${b.stadium}`,
    ...b.extra,
    ...b.sides.flatMap(sideText),
  ]
    .filter(Boolean)
    .join('; ');
}
