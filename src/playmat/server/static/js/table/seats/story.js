// A game told from its log: turns, Prizes over time, damage, the best hit, coins. Nothing here draws.

const sum = list => list.reduce((all, n) => all + n, 0);
const of = (log, what, seat) => log.filter(line => line.what === what && line.player === seat);

/** The hardest hit of a player: {amount, attack, text}, or null. */
function bestHit(log, seat) {
  let best = null,
    attack = null;
  for (const line of log) {
    if (line.what === 'attack') attack = line;
    if (line.what !== 'damage' || line.player !== seat || !line.amount || line.amount <= (best?.amount || 0)) continue;
    best = { amount: line.amount, attack: attack?.player === seat ? attack.word : '', text: line.text.split(':')[0] };
  }
  return best;
}

/** Prizes left of a player as steps [turn, left], from all of them down to what is left now. */
function prizeSteps(log, seat, left) {
  const taken = of(log, 'prize', seat);
  return [[0, left + taken.length], ...taken.map((line, n) => [line.turn, left + taken.length - n - 1])];
}

const HARM = new Set(['damage', 'counters', 'counters_moved']);
const OWN = new Set(['setup_active', 'setup_bench', 'lay_down', 'bench', 'evolve', 'attack', 'promote', 'knock_out']);

/** All that was done to the Pokémon of the other player, by attacks, Poison or anything else; *inPlay* tells whose
    those in play are. */
function damageTo(log, seat, inPlay) {
  const owner = new Map(inPlay);
  for (const line of log) if (OWN.has(line.what) && line.mon !== undefined) owner.set(line.mon, line.player);
  const theirs = serial => owner.get(serial) === seat;
  const done = log.filter(
    line => HARM.has(line.what) && theirs(line.mon) && !(line.what === 'counters_moved' && theirs(line.other)),
  );
  return sum(done.map(line => line.amount || 0));
}

/** What there is to tell; `left` is how many Prizes each player has now, `inPlay` [serial, seat] of each Pokémon in
    play.
    @param {Wire.Line[]} log */
export function storyOf(log, left, inPlay = []) {
  const side = seat => {
    const coins = log
      .filter(line => line.player === seat)
      .map(line => line.coins || '')
      .join('');
    return {
      prizes: prizeSteps(log, seat, left[seat]),
      damage: damageTo(log, 1 - seat, inPlay),
      best: bestHit(log, seat),
      outs: of(log, 'knock_out', 1 - seat).length,
      coins: { heads: [...coins].filter(c => c === 'H').length, all: coins.length },
    };
  };
  return { turns: Math.max(0, ...log.map(line => line.turn)), sides: [side(0), side(1)] };
}
