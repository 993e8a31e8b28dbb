// Beats: the lines of the log as things to be seen one after another. Nothing here draws.

/** Lines that change the table and are not looked at by themselves; they go with the beat after them. */
const QUIET = new Set([
  'game',
  'end_turn',
  'move',
  'search',
  'look',
  'shuffle',
  'prizes_laid',
  'prizes_owed',
  'cancelled',
  'mulligan_bonus',
  'setup_active',
  'setup_bench',
  'lay_down',
  'step_down',
  'turn_ends',
  'form_change',
  'limit',
]);

const of = (kind, line, more = {}) => ({ kind, line, lines: [line], ...more });

/** Whether a coin is flipped for the same thing as the one before it. */
const together = (beat, line) =>
  beat?.kind === 'coin' &&
  line.what === 'coin' &&
  beat.line.player === line.player &&
  beat.line.mon === line.mon &&
  beat.line.by === line.by &&
  beat.line.rule === line.rule;

/** What strikes several Pokémon by one cause is seen at once, as both Active ones of two-on-two. */
const STRIKES = new Set(['damage', 'no_damage', 'unaffected', 'counters', 'heal', 'condition', 'cure', 'knock_out']);
const strikes = (beat, line, cause) =>
  STRIKES.has(line.what) &&
  beat?.kind === line.what &&
  beat.cause === cause &&
  !line.sum &&
  !beat.steps?.length &&
  beat.line.word === line.word &&
  !struck(beat).some(other => other.mon === line.mon);
/** The lines of a beat that are about a Pokémon each. */
export const struck = beat => beat.lines.filter(line => line.what === beat.line.what && line.mon !== undefined);

/** How damage adds up, a beat a step; only the last does it. */
function sums(line) {
  const steps = (line.sum || []).map((_, n, all) => ({ kind: 'sum', line, lines: [], steps: all.slice(0, n + 1) }));
  return [...steps, of(line.what, line, { steps: line.sum || [] })];
}

/** The beats of new lines: {kind, line, lines, coins?, steps?}, and the lines after the last of them.
    @param {Wire.Line[]} lines */
export function beatsOf(lines) {
  const beats = [];
  let before = [],
    cause = null;
  for (const line of lines) {
    if (line.depth < 2) cause = line;
    if (QUIET.has(line.what)) {
      before.push(line);
      continue;
    }
    if (together(beats.at(-1), line) && !before.length) {
      beats.at(-1).lines.push(line);
      beats.at(-1).coins += line.coins;
      continue;
    }
    if (strikes(beats.at(-1), line, cause)) {
      beats.at(-1).lines.push(...before, line);
      before = [];
      continue;
    }
    const made = line.coins
      ? [of('coin', line, { coins: line.coins })]
      : line.what === 'opening_flip'
        ? [of('opening_flip', line, { coins: line.word === 'heads' ? 'H' : 'T' })]
        : line.sum
          ? sums(line)
          : [of(line.what, line)];
    for (const beat of made) beat.cause = cause;
    made[0].lines.unshift(...before);
    before = [];
    beats.push(...made);
  }
  return beats;
}
