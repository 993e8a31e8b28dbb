// How the game stands, as the mat shows it: where options lie, whose turn it is, who is here.
import { best, grouped } from '../ask/option_groups.js';
import { waiting } from '../ask/question_text.js';
import { asked, busy, called, main, player, side, state } from '../state.js';

/** Where options lie on the mat: targets by serial, legal Pokémon, Prizes, empty Bench spaces. */
export function placed() {
  const found = {
    targets: new Map(),
    legal: new Set(),
    chosen: new Set(),
    prizes: new Map(),
    previews: new Map(),
    space: '',
    stadium: false,
  };
  const ask = asked();
  if (!ask || busy()) return found;
  if (state.held) {
    for (const o of state.held.options) if (o.target !== null) found.targets.set(o.target, o.verb);
    found.space = state.held.options.find(o => o.kind === 'bench')?.verb || '';
  } else {
    for (const o of ask.options) {
      if (o.kind === 'mon') found.targets.set(o.mon, o.verb);
      else if (o.mon !== null && o.kind !== 'card') found.legal.add(o.mon);
      if (o.kind === 'prize') found.prizes.set(o.prize, o);
      if (o.kind === 'stadium_power') found.stadium = true;
    }
    for (const item of ask.picking?.chosen || []) if (typeof item === 'number') found.chosen.add(item);
  }
  const lead = state.hovered ?? (main() && !state.held ? best(grouped(ask), ask)?.options[0] : null);
  for (const p of lead?.preview || []) found.previews.set(p.mon, p);
  return found;
}

/** The turn in words, and what goes once a turn. */
export function turnNow() {
  const { table } = state.frame.view,
    ask = asked(),
    seat = table.player,
    s = side(seat);
  const yours = called(seat) === 'You';
  const name = !table.turn ? 'Setting up' : yours ? 'Your turn' : `${called(seat)}’s turn`;
  const text = state.frame.result
    ? 'Game over'
    : ask && ask.what !== 'main'
      ? ask.title
      : ask
        ? `Turn ${table.turn}`
        : table.turn
          ? `Turn ${table.turn} · ${waiting()}`
          : waiting();
  const once =
    table.turn && !state.frame.result
      ? [
          [s.energy_played ? 'Energy: attached' : 'Energy: not yet attached', s.energy_played > 0],
          [s.supporters ? 'Supporter: played' : 'Supporter: not yet played', s.supporters > 0],
          [
            s.retreats ? `Retreat: used${s.retreats > 1 ? ` ${s.retreats} times` : ''}` : 'Retreat: not used',
            s.retreats > 0,
          ],
        ]
      : [];
  return {
    title: name,
    text,
    once,
    on: Boolean(ask),
    short: !table.turn ? 'Setting up' : yours ? 'Your turn' : `Turn ${table.turn}`,
  };
}

/** The small line under a player's name. */
export function note(seat) {
  const p = player(seat),
    count = side(seat).hand_count,
    cards = `${count} card${count === 1 ? '' : 's'}`;
  if (seat === state.frame.seat) return `${cards} in hand`;
  return [p.kind === 'bot' ? `bot · ${p.agent}` : p.joined === false ? 'not joined yet' : p.here ? '' : 'away', cards]
    .filter(Boolean)
    .join(' · ');
}
