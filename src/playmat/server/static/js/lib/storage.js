// What this browser remembers: settings, and the seats it holds in games.

const PREFIX = 'playmat-';

export function recall(key, otherwise = null) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}
export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    /* private mode: kept for this page only */
  }
}
export function forget(key) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    /* nothing was kept */
  }
}

/** The seats held: {game id: {tokens: {seat: token}, watch, invite, when, asked}}. */
export const seats = () => recall('games', {});

/** A header that tells which games are ours; for lists of games and replays. */
export const ourTokens = () => ({
  'Playmat-Tokens': [...new Set(Object.values(seats()).flatMap(s => Object.values(s.tokens || {})))]
    .slice(0, 100)
    .join(' '),
});

/** Keep what POST /games or a join answered; `asked` is the request, for a rematch or another game. */
export function keepSeats(game, { tokens = {}, watch = '', invite = '', asked = null } = {}) {
  const all = seats();
  const had = all[game] || {};
  all[game] = {
    ...had,
    tokens: { ...had.tokens, ...tokens },
    watch: watch || had.watch,
    invite: invite || had.invite,
    asked: asked || had.asked,
    when: Date.now(),
  };
  const kept = Object.entries(all)
    .sort((a, b) => b[1].when - a[1].when)
    .slice(0, 60);
  remember('games', Object.fromEntries(kept));
}
export function dropSeats(game) {
  const all = seats();
  delete all[game];
  remember('games', all);
}
