// Which key does what: the usual keys, and what this player has put in their place.
import { forget, recall, remember } from '../../lib/storage.js';

const USUAL = {
  end: ['e', 'end turn'],
  retreat: ['r', 'retreat'],
  inspect: ['i', 'inspect the focused card'],
  why: ['w', 'explain the last step'],
  log: ['l', 'go to log'],
  hand: ['h', 'go to hand'],
  board: ['b', 'go to board'],
  options: ['o', 'go to options'],
  help: ['?', 'help: what can I do?'],
  command: ['/', 'type a command'],
  undo: ['u', 'take back'],
  text: ['t', 'text table'],
  known: ['k', 'known cards'],
  hint: ['n', 'hint'],
};
/** Keys that stay what they are. */
export const FIXED = [
  ['1–9', 'choose an option'],
  ['Arrows', 'move within a zone'],
  ['Enter', 'select'],
  ['Any key', 'skip the animation'],
  ['Esc', 'close or cancel'],
];

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
  const key = pressed.toLowerCase(),
    taken = actFor(key);
  if ([...key].length !== 1 || key === ' ')
    return 'Choose a single character. Enter, Space, Tab, Esc and the arrow keys are reserved.';
  if (/^[1-9]$/.test(key)) return `${key} chooses an option. Pick a letter or a symbol.`;
  if (taken && taken !== act)
    return `${key.toUpperCase()} is already used for “${textOf(taken)}”. Pick another key, or change that one first.`;
  moved = { ...moved, [act]: key };
  if (key === USUAL[act][0]) delete moved[act];
  remember('keys', moved);
  return '';
}
export function usualKeys() {
  moved = {};
  forget('keys');
}
