// A hint: what the strongest player would do now, and how the turn might go on.
import { draw, html } from '../../lib/html.js';
import { asked, busy, mayHint, state } from '../state.js';
import { send } from '../socket.js';
import { answer } from './answers.js';
import { openBeside } from './why.js';

const pop = document.getElementById('why');
let meant = null; // the option that is shown, with the number of its question

/** Ask for a hint; it is shown beside a button. */
export function askHint(button) {
  if (!mayHint() || busy() || !send({ type: 'hint' })) return;
  state.help?.();
  meant = null;
  draw(pop, html`<span class="eyebrow">Hint</span><h2 id="why-h" tabindex="-1" data-thinking>Thinking…</h2>`);
  openBeside(button);
}

const likely = chance =>
  html`
    <p>
      ${
        chance === null
          ? 'Not enough time to compare it with other moves.'
          : `Estimated win chance: ${Math.round(100 * chance)}%`
      }
    </p>
  `;
const rest = steps =>
  steps.length > 1 && html`<p>Suggested turn:</p><ol class="line">${steps.map(s => html`<li>${s}</li>`)}</ol>`;

/** Whether the hint is still waited for: its place may have been closed, or tell something else by now. */
const isAwaited = () => pop.matches(':popover-open') && Boolean(pop.querySelector('[data-thinking]'));

/** Show a hint, unless the game has gone on meanwhile. */
export function showHint({ seq, hint }) {
  if (!isAwaited()) return;
  if (seq !== state.frame.seq) {
    pop.hidePopover();
    return;
  }
  meant = hint && { seq, n: hint.n };
  draw(
    pop,
    hint
      ? html`
        <span class="eyebrow">Hint</span>
        <h2 id="why-h" tabindex="-1">${hint.label}</h2>
        ${hint.note && html`<p>${hint.note}</p>`}
        ${likely(hint.chance)}
        ${rest(hint.turn)}
        <footer><button type="button" class="btn btn--go" data-do="hinted">Do this</button></footer>
      `
      : html`
        <span class="eyebrow">Hint</span>
        <h2 id="why-h" tabindex="-1">No hint</h2>
        <p>There is only one option, or too many to compare.</p>
      `,
  );
  openBeside();
}

/** No hint came. */
export const noHint = () => {
  if (isAwaited()) pop.hidePopover();
};

/** Give the answer that was shown. */
export function takeHint() {
  pop.hidePopover();
  const option = asked()?.options.find(o => o.n === meant?.n);
  if (option && meant.seq === state.frame.seq) answer(option);
}
