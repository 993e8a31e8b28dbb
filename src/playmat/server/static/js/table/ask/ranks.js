// A list of options that would have to be scrolled closes its ranks: shorter lines first, two columns at last.
import { looks } from '../../lib/look.js';

const options = document.getElementById('options');
const LEVELS = ['opts--tight', 'opts--terse', 'opts--two'],
  FEW = 5;
let drawn = '',
  resized = 0;

function close() {
  const list = options.querySelector('.optlist');
  options.classList.remove(...LEVELS);
  for (const level of LEVELS) if (list && list.scrollHeight > list.clientHeight + 1) options.classList.add(level);
}

/** Look again where the list may have become longer; to be called last, for it has the page laid out. */
export function closeRanks() {
  const rows = options.querySelectorAll('.opt').length,
    now = `${rows} ${resized} ${looks('text')}`;
  if (rows <= FEW || now === drawn) return;
  drawn = now;
  close();
}
addEventListener('resize', () => {
  resized += 1;
  closeRanks();
});
