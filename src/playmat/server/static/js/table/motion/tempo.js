// How long each thing that happens is looked at, and how a long turn is shortened evenly.
import { recall, remember } from '../../lib/storage.js';

/** The speeds one may choose, as a share of the usual lengths. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.45, once: 0 };
export const LONGEST = 8000;

const LENGTHS = {
  opening_flip: 1300,
  goes_first: 450,
  mulligan: 1200,
  reveal_mon: 300,
  turn: 250,
  draw: 200,
  play: 550,
  power: 550,
  attach: 400,
  bench: 350,
  evolve: 500,
  level_up: 500,
  attack: 550,
  copies: 450,
  coin: 850,
  sum: 380,
  damage: 550,
  no_damage: 450,
  counters: 400,
  counters_moved: 400,
  counters_swapped: 400,
  heal: 400,
  hp_left: 400,
  condition: 400,
  cure: 300,
  wake: 300,
  confused: 400,
  fails: 450,
  unaffected: 400,
  devolve: 450,
  knock_out: 900,
  prize: 650,
  promote: 450,
  step_up: 450,
  switch: 450,
  retreat: 300,
  retreated: 350,
  retreat_fails: 400,
  stadium: 350,
  reveal: 450,
  poison: 300,
  burn: 300,
  leave_play: 350,
  sudden_death: 900,
  concede: 500,
  time_out: 500,
  win: 1300,
  draw_game: 1000,
};
/** What a player does by hand is in sight already: only what comes of it is waited for. */
const BY_HAND = new Set(['attach', 'bench', 'evolve', 'level_up', 'play', 'power', 'retreat', 'retreated']);
const MORE_COINS = 160,
  MOST_COINS = 8;

export const speed = () => {
  const word = recall('speed', 'normal');
  return word in SPEEDS ? word : 'normal';
};
export const setSpeed = word => remember('speed', word);

/** Milliseconds a beat deserves at normal speed; nothing for what is only told in the log. */
export function lengthOf(beat, near) {
  const usual = LENGTHS[beat.kind] || 0;
  if (beat.line.player === near && BY_HAND.has(beat.kind)) return 0;
  return beat.kind === 'coin' ? usual + MORE_COINS * Math.min(MOST_COINS, beat.coins.length - 1) : usual;
}

/** By how much what waits is shortened so that the whole turn, with what was shown of it, is not too long. */
export function shortened(waiting, spent, longest = LONGEST) {
  const whole = waiting.reduce((sum, length) => sum + length, 0);
  return whole > longest - spent ? Math.max(0.05, (longest - spent) / whole) : 1;
}
