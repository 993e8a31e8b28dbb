// Single keys, everywhere but in a field; they can be switched off in the menu.
import { recall } from './store.js';
import { skip } from './motion.js';
import { hideCoin } from './coin.js';

/** acts: name → function; `option(n)` takes the nth option, the others need no argument. */
export function listenKeys(acts) {
  const letters = { e: acts.end, u: acts.undo, t: acts.text, i: acts.inspect, w: acts.why, l: acts.log, h: acts.hand, b: acts.board, k: acts.known };
  document.addEventListener('keydown', e => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.target.matches('input, textarea, select')) return;
    const inDialog = document.querySelector('dialog[open]'), inPop = document.querySelector(':popover-open');
    if (e.key === 'Escape') { if (hideCoin() || inDialog || inPop) return; acts.escape(); return; }
    if (e.key === ' ' && hideCoin()) { e.preventDefault(); return; }
    skip();
    if (inDialog || inPop) return;
    if (e.key === '/') { e.preventDefault(); acts.command(); return; }
    if (e.key === '?') { e.preventDefault(); acts.options(); return; }
    if (/^[1-9]$/.test(e.key)) { acts.option(Number(e.key) - 1); return; }
    const act = !recall('nokeys', false) && !e.shiftKey && letters[e.key.toLowerCase()];
    if (act) { e.preventDefault(); act(); }
  });
}
