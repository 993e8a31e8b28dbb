// Single keys, everywhere but in a field; they can be moved or switched off in the menu.
import { recall } from '../../lib/storage.js';
import { skip } from '../motion/animation.js';
import { actFor } from './keymap.js';

/** acts: name → function; `option(n)` takes the nth option, the others need no argument. */
export function listenKeys(acts) {
  document.addEventListener('keydown', e => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.target.matches('input, textarea, select')) return;
    const inDialog = document.querySelector('dialog[open]'),
      inPop = document.querySelector(':popover-open:not(.peek)');
    if (e.key === 'Escape') {
      if (inDialog || inPop) return;
      acts.escape();
      return;
    }
    skip();
    if (inDialog || inPop || recall('nokeys', false)) return;
    if (/^[1-9]$/.test(e.key)) {
      acts.option(Number(e.key) - 1);
      return;
    }
    const letter = e.key.toLowerCase() !== e.key.toUpperCase(),
      act = letter && e.shiftKey ? null : actFor(e.key);
    if (act) {
      e.preventDefault();
      acts[act]();
    }
  });
}
