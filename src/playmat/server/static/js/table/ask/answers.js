// Answers: one option at a time, or several in a row that are given as each is offered.
import { asked, busy, changed, state } from '../state.js';
import { answering } from '../motion/pacing.js';
import { send } from '../socket.js';

/** Answer with an option of the newest frame. */
export function answer(option) {
  if (!asked() || busy()) return;
  if (!send({ type: 'answer', seq: state.frame.seq, n: option.n })) return;
  answering();
  state.sent = state.frame.seq;
  state.held = null;
  state.hovered = null;
  changed('sent');
}

/** Give several answers in order; each is found anew among what is offered then. */
export function answerAll(options) {
  const picks = options.map(o => ({ kind: o.kind, card: o.card, mon: o.mon, zone: o.zone }));
  const count = (asked().picking?.chosen.length || 0) + picks.length;
  state.queue = [...picks, { kind: 'stop', after: count }];
  next();
}

/** Give the next answer of the queue, if it is offered. */
export function next() {
  const ask = asked();
  if (!state.queue.length || busy()) return;
  if (!ask) { state.queue = []; return; }
  const wanted = state.queue.shift();
  const found = ask.options.find(o => fits(o, wanted, ask));
  if (found) answer(found); else state.queue = [];
}

function fits(option, wanted, ask) {
  if (option.kind !== wanted.kind) return false;
  // The last pick may have ended the choice by itself; another choice's stop is not ours to give.
  if (wanted.kind === 'stop') return ask.picking?.chosen.length === wanted.after && wanted.after > 0;
  return option.card === wanted.card && option.mon === wanted.mon && option.zone === wanted.zone;
}

/** Take a group of options into the hand: one is done at once, several wait for a place. */
export function hold(group) {
  if (group.options.length === 1) { answer(group.options[0]); return; }
  const same = state.held && state.held.key === group.key;
  state.held = same ? null : group;
  changed('held');
}
export function putBack() {
  if (!state.held) return false;
  state.held = null;
  changed('held');
  return true;
}
