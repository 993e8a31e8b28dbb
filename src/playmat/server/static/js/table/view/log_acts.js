// The log on two levels: an action is one line, and what came of it folds open below.
import { html } from '../../lib/html.js';

/** Lines as actions, each with what came of it. */
export function acts(log) {
  const found = [];
  for (const line of log) {
    if (line.depth > 1 && found.length && found.at(-1).head.depth < 2) found.at(-1).below.push(line);
    else found.push({ head: line, below: [] });
  }
  return found;
}

/** An action in one line, with what has come of it so far. */
export const actText = ({ head, below }) => below.findLast(line => line.act?.n === head.n)?.act.text ?? head.text;

const said = (line, text) =>
  html`
    <span>
      ${
        line.coins &&
        html`<span class="side ${line.coins === 'T' ? 'side--t' : ''}" aria-hidden="true">${line.coins}</span>`
      }
      ${text}
    </span>
  `;
const row = (line, rule, body) =>
  html`
    <li class="${line.depth === 0 ? 't' : line.depth > 1 ? 'sub' : ''}" data-line="${line.n}">
      ${body}
      ${line.rule && line.depth !== 0 && rule(line)}
    </li>
  `;

/** One action; *rule* draws the button of a line's rule. */
export function actMarkup(act, rule, open = false) {
  const { head, below } = act;
  if (!below.length) return row(head, rule, said(head, head.text));
  return row(
    head,
    rule,
    html`
      <details${open ? html` open` : ''}>
        <summary>${said(head, actText(act))}</summary>
        <ol>${below.map(line => row(line, rule, said(line, line.text)))}</ol>
      </details>
    `,
  );
}
