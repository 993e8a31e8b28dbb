// Which key does what: the usual keys, and what this player has put in their place.
import { forget, recall, remember } from '../../lib/storage.js';

const USUAL = {
  end: ['e', 'end the turn'], retreat: ['r', 'retreat'], inspect: ['i', 'inspect the focused card'], why: ['w', 'why the last step'], log: ['l', 'to the log'],
  hand: ['h', 'to your hand'], board: ['b', 'to the board'], options: ['o', 'to the options'], help: ['?', 'help: what can I do?'], command: ['/', 'type a command'],
  undo: ['u', 'take back'], text: ['t', 'text table'], known: ['k', 'known cards'], hint: ['n', 'a hint'],
};
/** Keys that stay what they are. */
export const FIXED = [['1–9', 'take that option'], ['Arrows', 'move inside a zone'], ['Enter', 'use'], ['Any key', 'skip what is being shown'], ['Esc', 'close or put back']];

let moved = recall('keys', {});

export const ACTS = Object.keys(USUAL);
export const textOf = act => USUAL[act][1];
export const keyFor = act => moved[act] || USUAL[act][0];
/** A key as it is shown. */
export const capOf = act => keyFor(act).toUpperCase();
export const actFor = key => ACTS.find(act => keyFor(act) === key.toLowerCase());
export const isMoved = () => Object.keys(moved).length > 0;

/** Give something another key; returns why not, or an empty text. */
export function moveKey(act, pressed) {
  const key = pressed.toLowerCase(), taken = actFor(key);
  if ([...key].length !== 1 || key === ' ') return 'Only a single character can be chosen; Enter, Space, Tab, Esc and the arrows have their work already.';
  if (/^[1-9]$/.test(key)) return `${key} takes an option; choose a letter or a sign.`;
  if (taken && taken !== act) return `${key.toUpperCase()} is in use: ${textOf(taken)}. Choose another, or give that one another key first.`;
  moved = { ...moved, [act]: key };
  if (key === USUAL[act][0]) delete moved[act];
  remember('keys', moved);
  return '';
}
export function usualKeys() {
  moved = {};
  forget('keys');
}
