// A dialog over the table without the browser's own modality, which has every element of the page styled anew when it
// opens
// and when it closes. A veil takes the presses, Tab stays inside, Escape puts it away; `aria-modal` tells the rest.

const veil = document.getElementById('veil');
const REACHED = 'button:not([disabled]), input, select, textarea, a[href], [tabindex]';

/** Whether nothing lies above it: another dialog, or a popover with work of its own. */
const onTop = dialog =>
  dialog.open &&
  !document.querySelector(':popover-open:not(.peek)') &&
  ![...document.querySelectorAll('dialog[open]')].some(each => each !== dialog);

/** Past the last of a dialog comes its first. */
function turn(dialog, e) {
  const stops = [...dialog.querySelectorAll(REACHED)].filter(el => el.tabIndex >= 0 && el.getClientRects().length);
  const at = stops.indexOf(document.activeElement),
    end = e.shiftKey ? 0 : stops.length - 1;
  if (!stops.length || (at >= 0 && at !== end)) return;
  e.preventDefault();
  stops[e.shiftKey ? stops.length - 1 : 0].focus();
}

/** Let a dialog be put over the table; *away* is called when the player wants it out of the way. */
export function veiled(dialog, away) {
  veil.addEventListener('click', e => {
    e.stopPropagation();
    away(e);
  });
  document.addEventListener('keydown', e => {
    if (!onTop(dialog)) return;
    if (e.key === 'Tab') turn(dialog, e);
    if (e.key === 'Escape') {
      e.preventDefault();
      away(e);
    }
  });
  return {
    open() {
      dialog.show();
      veil.hidden = false;
    },
    close() {
      dialog.close();
      veil.hidden = true;
    },
  };
}
