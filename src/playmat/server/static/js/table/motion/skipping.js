// Any key or tap shows the end at once; the tap itself must not press what comes up under it.
const LEFT = 'dialog, [popover], .topbar, .pz, .logbox, .notice, .stepbar, a, input, textarea, select';
let swallow = false;

/** *skip* says whether there was something to be skipped; where keys have work of their own, only taps skip. */
export function listenSkip(skip, keys = true) {
  document.addEventListener(
    'pointerdown',
    e => {
      swallow = !e.target.closest?.(LEFT) && skip();
    },
    { capture: true },
  );
  document.addEventListener(
    'click',
    e => {
      if (!swallow) return;
      swallow = false;
      e.preventDefault();
      e.stopPropagation();
    },
    { capture: true },
  );
  document.addEventListener(
    'keydown',
    e => {
      swallow = false;
      if (
        !keys ||
        e.ctrlKey ||
        e.metaKey ||
        e.altKey ||
        ['Shift', 'Tab', 'Control', 'Alt', 'Meta'].includes(e.key) ||
        e.target.closest?.(LEFT)
      )
        return;
      if (!skip()) return;
      e.preventDefault();
      e.stopPropagation();
    },
    { capture: true },
  );
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) skip();
  });
}
