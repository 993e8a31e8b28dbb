// The biggest mistakes of a game that is over, found while its result is read: the server looks at a few moves a time.
import { html } from '../../lib/html.js';
import { get, post } from '../../lib/api.js';
import { bothMine, called, changed, state } from '../state.js';

const MOST = 3,
  MOVES = 3,
  GLANCE = 1200; // who goes on at once wants no analysis
let found = null,
  ended = -1;

const replay = () => `/replays?id=${encodeURIComponent(state.game)}`;
const path = () => `/replays/${encodeURIComponent(state.game)}/analysis`;
const ours = () => found.worst.filter(m => bothMine() || m.seat === state.frame.seat).slice(0, MOST);

const line = m =>
  html`
    <li>
      <a href="${replay()}&amp;step=${m.step}&amp;analysis">
        ${bothMine() ? `${called(m.seat)}, turn` : 'Turn'} ${m.turn}: ${m.given}
      </a>
      <small>
        Better: ${m.better.slice(0, MOVES).join(', then ') || m.best}. Cost ${Math.round(100 * m.drop)}% win chance.
      </small>
    </li>
  `;
const progress = () =>
  found.steps ? `${Math.round((100 * found.done) / found.steps)}% of the moves checked…` : 'Checking your moves…';

/** Nothing until something is known, and nothing where the server analyses no games. */
export function mistakesMarkup() {
  if (!found || ended !== state.frame.seq) return '';
  const list = ours();
  return html`
    <section class="mistakes">
      <h3>Biggest mistakes</h3>
      ${list.length > 0 && html`<ol>${list.map(line)}</ol>`}
      ${
        !found.over
          ? html`<p class="muted tiny" role="status">${progress()}</p>`
          : !list.length && html`<p class="muted tiny">No clear mistakes.</p>`
      }
    </section>
  `;
}

/** Look for them as long as the result is read; *read* tells whether it is. */
export async function findMistakes(read) {
  if (ended === state.frame.seq && found?.over) return;
  ended = state.frame.seq;
  found = null;
  const wanted = () => read() && !found?.over && ended === state.frame.seq;
  for (let ask = get; wanted(); ask = post) {
    try {
      found = await ask(path());
    } catch {
      return;
    }
    changed('analysis');
    if (ask === get)
      await new Promise(done => {
        setTimeout(done, GLANCE);
      });
  }
}
