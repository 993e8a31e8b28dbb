// Answers: one option at a time, or several in a row that are given as each is offered.
import { asked, busy, changed, state } from '../state.js';
import { show } from '../motion/playing.js';
import { forgetRecap } from '../motion/recap.js';
import { send } from '../socket.js';

/** Answer with an option of the newest frame. */
export function answer(option) {
  if (!asked() || busy()) return;
  if (!send({ type: 'answer', seq: state.frame.seq, n: option.n })) return;
  show.calm();
  forgetRecap();
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

/** Forget the queue if its next answer is not offered: the last pick may have ended the choice by itself. */
export function settle() {
  const ask = asked();
  if (state.queue.length && !(ask && ask.options.some(o => fits(o, state.queue[0], ask)))) state.queue = [];
}

/** Give the next answer of the queue, if it is offered. */
export function next() {
  const ask = asked();
  if (!state.queue.length || busy()) return;
  settle();
  const wanted = state.queue.shift();
  if (wanted) answer(ask.options.find(o => fits(o, wanted, ask)));
}

function fits(option, wanted, ask) {
  if (option.kind !== wanted.kind) return false;
  // Another choice's stop is not ours to give.
  if (wanted.kind === 'stop') return ask.picking?.chosen.length === wanted.after && wanted.after > 0;
  return option.card === wanted.card && option.mon === wanted.mon && option.zone === wanted.zone;
}

/** A lesson shows the place of a card even where there is only one. */
const shownPlace = o => Boolean(state.narrow) && !state.held && o.hand !== null && o.target !== null;

/** Take a group of options into the hand: one is done at once, several wait for a place. */
export function hold(group) {
  if (group.options.length === 1 && !shownPlace(group.options[0])) {
    answer(group.options[0]);
    return;
  }
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
