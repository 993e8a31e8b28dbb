// Opening a table: ask the server for a game, keep the seat, go there.
import { post } from '../../lib/api.js';
import { keepSeats, recall } from '../../lib/storage.js';
import { deckRef } from '../../deck/own_decks.js';

export const CLOCKS = {
  none: ['No clock', null],
  short: ['15 minutes each', { minutes: 15, extra: 0 }],
  middle: ['25 minutes + 5 s per turn', { minutes: 25, extra: 5 }],
  long: ['50 minutes each', { minutes: 50, extra: 0 }],
};

/** Who sits where; `foe` is an agent's id, "friend" or "both". */
export function seatsFor(foe) {
  if (foe === 'friend') return [{ kind: 'me' }, { kind: 'friend' }];
  if (foe === 'both') return [{ kind: 'me' }, { kind: 'me' }];
  return [{ kind: 'me' }, { kind: 'bot', agent: foe }];
}

/** The request for a game from the settings of the start page. */
export async function wishFor({ rules, deck, foeDeck, foe, first, clock, duo, three, latest, listed }) {
  const decks = [await deckRef(deck, rules), await deckRef(foeDeck, rules)];
  const wish = {
    rules,
    decks,
    seats: seatsFor(foe),
    name: recall('name', '').slice(0, 24),
    best_of: three ? 3 : 1,
    actives: duo ? 2 : 1,
    latest_text: Boolean(latest),
  };
  if (CLOCKS[clock]?.[1]) wish.clock = CLOCKS[clock][1];
  if (first === '0' || first === '1') wish.first = Number(first);
  if (foe === 'friend' && listed) wish.listed = true;
  return wish;
}

/** Ask for a game (or a fork of one) and go to its table. */
export async function openTable(wish, path = '/games') {
  const made = await post(path, wish);
  keepSeats(made.game, { ...made, asked: path === '/games' ? wish : undefined });
  location.href = `/table?game=${encodeURIComponent(made.game)}`;
}
