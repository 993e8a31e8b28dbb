// Where a lesson stands: a step with something to wait for is over once the log tells of it.

const happened = (until, log) => log.some(line => Object.entries(until).every(([key, value]) => line[key] === value));
const waits = (step, log) => Boolean(step.until) && !happened(step.until, log);

/** The step to show: back at the first whose doing was taken back, or on past all that is done. */
export function stepAt(steps, at, log) {
  const undone = steps.slice(0, at).findIndex(step => waits(step, log));
  if (undone >= 0) return undone;
  while (at < steps.length - 1 && steps[at].until && !waits(steps[at], log)) at += 1;
  return at;
}

/** The question with only those options that a step asks for; nothing where it has only words. */
export function narrowed(ask, step) {
  if (step.free) return ask;
  const options = ask.options.filter(o => step.do?.some(text => o.text.startsWith(text)));
  return options.length ? { ...ask, options, groups: ask.groups.map(g => ({ ...g, note: '' })), missing: [] } : null;
}
