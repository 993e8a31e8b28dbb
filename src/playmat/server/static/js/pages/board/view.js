// A board as a view, so that the table's own mat draws it.
import { faceFor, faceId, now } from './state.js';

/** Serials tell where a Pokémon stands: seat, row and place. */
export const serial = (seat, row, at) => 1 + seat * 100 + (row === 'bench' ? 50 : 0) + at;
export function spot(number) {
  const n = number - 1,
    seat = Math.floor(n / 100),
    rest = n % 100;
  return { seat, row: rest >= 50 ? 'bench' : 'actives', at: rest % 50 };
}

function mon(m, number) {
  const energy = m.attached.filter(ref => faceFor(ref).supertype === 'energy'),
    top = m.stack.at(-1);
  return {
    serial: number,
    card: faceId(top),
    stack: m.stack.map(faceId),
    energy: energy.map(faceId),
    gear: m.attached.filter(ref => !energy.includes(ref)).map(faceId),
    damage: m.damage,
    hp: faceFor(top).hp,
    conditions: m.conditions.map(c => c.split(':')[0]),
    entered: 0,
    changed: 0,
    markers: m.marks.filter(w => w.startsWith('marker:')).map(w => [w.slice(7), 1]),
  };
}

function half(s, seat) {
  const ids = zone => s[zone].map(faceId);
  return {
    hand_count: s.hand.length,
    hand: ids('hand'),
    deck_count: s.deck.length,
    deck: null,
    top: [],
    known: [],
    prizes: s.prizes.map(p => (p === '-' ? null : faceId(p))),
    discard: ids('discard'),
    lost: ids('lost'),
    beside: [],
    playing: [],
    aside: [],
    actives: s.actives.map((m, i) => mon(m, serial(seat, 'actives', i))),
    bench: s.bench.map((m, i) => mon(m, serial(seat, 'bench', i))),
    turns: 0,
    energy_played: 0,
    supporters: 0,
    stadiums: 0,
    retreats: 0,
  };
}

export function viewOf(board) {
  return {
    table: {
      book: board.rules,
      turn: board.turn,
      player: board.player,
      first: board.first,
      chooser: board.player,
      ask: 'main',
      winner: -1,
      sudden: 0,
      stadium: board.stadium,
      stadium_seat: board.stadiumSeat,
      lasting: [],
    },
    sides: board.sides.map(half),
  };
}

export function chosenSerials() {
  const c = now.chosen;
  return new Set(c?.row ? [serial(c.seat, c.row, c.at)] : []);
}
