// A puzzle at the table: its task and the cards that lie open, the verdict when the turn is over, the solution on
// demand.
import { html, morph } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { helped, LEVELS, noteHelped, noteTried, streak, tryPuzzle, unsolved } from './try_puzzle.js';
import { hints } from '../ask/hints.js';
import { say } from '../motion/announce.js';
import { asked, onChange, state } from '../state.js';

const box = document.createElement('section');
let puzzle = null,
  verdict = null,
  solution = null,
  judging = -1,
  said = '';

const isOver = () => Boolean(state.frame.result) || state.frame.view.table.turn > puzzle.turn;
const list = line => html`<ol class="pz-line">${line.map(step => html`<li>${step}</li>`)}</ol>`;
const word = () => said || (verdict ? verdict.text : judging >= 0 ? 'Checking your turn…' : '');

const button = (act, text, go) =>
  html`<button type="button" class="btn ${go ? 'btn--go' : 'btn--quiet'}" data-pz="${act}">${text}</button>`;
function foot() {
  const solved = Boolean(verdict?.solved);
  return html`
    ${!verdict && !said && asked() && button('hint', 'Hint')}
    ${!solution && button('solution', 'Solution')}
    ${button('again', 'Try again', verdict && !solved)}
    ${verdict && button('next', 'Next puzzle', solved)}
  `;
}
const counted = () => (verdict?.solved && !helped()[puzzle.id] && streak().now > 1 ? ` ${streak().now} in a row.` : '');

function markup() {
  const known = html`
    <details class="pz-known">
      <summary>Hidden cards</summary>
      <dl>${puzzle.known.map(k => html`<dt>${k.title}</dt><dd>${k.cards}</dd>`)}</dl>
    </details>
  `;
  const shown =
    solution &&
    html`
      <div class="pz-solution">
        <h3>Best line${solution.chance !== '1' && html` (chance ${solution.chance})`}</h3>
        ${list(solution.line)}
        <p class="tiny">${solution.good} of the ${solution.answers} first moves work.</p>
      </div>
    `;
  return html`
    <div class="pz-top">
      <span class="eyebrow">Puzzle · ${LEVELS[puzzle.level]}</span>
      <button type="button" class="linkish pz-fold" data-pz="fold" aria-expanded="${!box.classList.contains('folded')}">
        ${box.classList.contains('folded') ? 'More' : 'Less'}
      </button>
      <a class="tiny" href="/puzzles">All puzzles</a>
    </div>
    <h2 id="pz-h">${puzzle.task}</h2>
    <p class="pz-verdict ${verdict ? (verdict.solved ? 'pz-good' : 'pz-bad') : ''}" role="status">
      ${word()}
      ${counted()}
    </p>
    ${known}
    ${shown}
    <div class="pz-foot">${foot()}</div>
  `;
}
const draw = () => morph(box, markup());

/** Once the turn is over the server says whether every answer kept the best chance. */
async function judge() {
  const { seq } = state.frame;
  if (!isOver()) {
    forget();
    draw();
    return;
  }
  if (verdict || judging >= 0) return;
  judging = seq;
  said = '';
  draw();
  let found = null,
    why = '';
  try {
    found = await get(`/puzzles/${encodeURIComponent(puzzle.id)}/verdict?game=${encodeURIComponent(state.game)}`);
  } catch (error) {
    why = error.message;
  }
  if (found?.over) noteTried(puzzle.id, found.solved);
  if (judging !== seq) return; // the turn was taken back meanwhile
  verdict = found?.over ? found : null;
  said = why || (verdict ? '' : 'You gave up.');
  judging = -1;
  box.classList.remove('folded'); // what can be done now stands below the verdict
  draw();
  say(word());
}

/** The turn was taken back, or has not ended yet. */
function forget() {
  if (verdict || said) box.classList.add('folded');
  verdict = null;
  judging = -1;
  said = '';
}

const ACTS = {
  fold() {
    box.classList.toggle('folded');
    draw();
  },
  hint: el => hints(h => h.askHint(el)),
  async solution() {
    noteHelped(puzzle.id);
    solution = await get(`/puzzles/${encodeURIComponent(puzzle.id)}/solution`);
    draw();
  },
  again: () => tryPuzzle(puzzle.id),
  async next() {
    const [first] = unsolved((await get('/puzzles')).puzzles, puzzle.id);
    if (!first) throw new Error('No unsolved puzzles left with these filters. Change them under All puzzles.');
    await tryPuzzle(first.id);
  },
};
box.addEventListener('click', async e => {
  const el = e.target.closest('[data-pz]'),
    act = ACTS[el?.dataset.pz];
  if (!act) return;
  said = '';
  try {
    await act(el);
  } catch (error) {
    said = error.message;
    draw();
  }
});

/** On a phone the panel is put away, so the puzzle stands on the table, folded. */
const small = matchMedia('(max-width: 760px), (max-width: 960px) and (max-height: 560px)');
function place() {
  document.body.classList.add('puzzling');
  if (small.matches) document.body.append(box);
  else document.getElementById('panel').prepend(box);
}

export async function beginPuzzle(id) {
  try {
    puzzle = await get(`/puzzles/${encodeURIComponent(id)}`);
  } catch {
    return;
  }
  box.id = 'puzzle';
  box.className = 'pz folded';
  box.setAttribute('aria-labelledby', 'pz-h');
  place();
  state.attempting = () => state.frame.view.table.turn <= puzzle.turn + 1; // the verdict is told instead of the result
  state.help = () => noteHelped(puzzle.id);
  small.addEventListener('change', place);
  draw();
  onChange(why => {
    if (state.frame && why === 'frame') judge();
  });
}
