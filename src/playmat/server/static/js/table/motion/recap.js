// What the other player has done since our last answer, beside the Active until we go on; the log keeps all of it.
import { draw, html } from '../../lib/html.js';
import { called, near } from '../state.js';
import { acts, actText } from '../view/log_acts.js';

const box = document.getElementById('recap');
const TOLD = new Set([
  'attack',
  'damage',
  'no_damage',
  'knock_out',
  'play',
  'attach',
  'evolve',
  'bench',
  'retreat',
  'power',
  'condition',
  'heal',
  'prize',
  'fails',
  'promote',
  'level_up',
  'stadium',
]);
const MOST = 6;
let told = [],
  doer = -1,
  shown = 0;

/** Remember the news among new lines of the log. */
export function note(lines) {
  const far = 1 - near();
  for (const line of lines) {
    if (line.depth < 2) doer = line.player; // what comes of our own action is no news of theirs
    if (doer === far) told.push(line);
  }
}

/** Show them, now that it is for us to go on. */
export function recap() {
  if (told.length === shown) return;
  shown = told.length;
  const news = acts(told).filter(({ head, below }) => [head, ...below].some(line => TOLD.has(line.what)));
  if (!news.length) return;
  const name = called(1 - near()),
    short = text =>
      text.startsWith(`${name} `) ? text[name.length + 1].toUpperCase() + text.slice(name.length + 2) : text;
  draw(
    box,
    html`
      <h2>${name}</h2>
      <ul>
        ${news.length > MOST && html`<li>…</li>`}
        ${news.slice(-MOST).map(act => html`<li>${short(actText(act))}</li>`)}
      </ul>
    `,
  );
  box.hidden = false;
}

/** We have seen it. */
export function forgetRecap() {
  told = [];
  shown = 0;
  box.hidden = true;
}
document.addEventListener('pointerdown', () => {
  box.hidden = true;
});
