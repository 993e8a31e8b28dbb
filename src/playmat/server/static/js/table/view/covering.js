// What the player has opened stays open: a choice or a result that comes up meanwhile waits until it is closed.
const listeners = [];

/** Whether something else is open that *dialog* would close or cover. */
export function held(dialog) {
  return (
    Boolean(document.querySelector(':popover-open:not(.peek)')) ||
    [...document.querySelectorAll('dialog[open]')].some(each => each !== dialog)
  );
}
/** Do something once nothing is open any more. */
export const onFree = then => {
  listeners.push(then);
};

const tellAll = () => {
  if (!document.querySelector('dialog[open], :popover-open:not(.peek)')) for (const then of listeners) then();
};
document.addEventListener('close', tellAll, { capture: true });
document.addEventListener(
  'toggle',
  e => {
    if (e.newState === 'closed') tellAll();
  },
  { capture: true },
);
