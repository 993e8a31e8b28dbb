// What the other player just did, in a few lines beside the Active for a while; the log keeps all of it.
import { draw, html } from '../../lib/html.js';
import { called, near } from '../state.js';

const box = document.getElementById('recap');
const TOLD = new Set(['attack', 'damage', 'knock_out', 'play', 'attach', 'evolve', 'bench', 'retreat', 'power', 'condition', 'heal', 'prize', 'fails', 'promote', 'level_up', 'stadium']);
const MOST = 5, LONG = 6500;
let timer = 0;

/** Show the news among new lines of the log. */
export function recap(lines) {
  const far = 1 - near(), told = lines.filter(l => l.player === far && TOLD.has(l.what));
  if (!told.length) return;
  const name = called(far), short = text => (text.startsWith(`${name} `) ? text[name.length + 1].toUpperCase() + text.slice(name.length + 2) : text);
  draw(box, html`<h2>${name}</h2><ul>${told.length > MOST && html`<li>…</li>`}${told.slice(-MOST).map(l => html`<li>${short(l.text)}</li>`)}</ul>`);
  box.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => { box.hidden = true; }, LONG);
}
document.addEventListener('pointerdown', () => { box.hidden = true; });
