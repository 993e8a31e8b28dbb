// Why a deck was refused: each reason with the rule that decides it.
import { html } from '../lib/html.js';

/** A refusal of the server as markup; single reasons are listed where it gives some. */
export function refusal({ message, reasons = [] }) {
  if (!reasons.length) return html`<p>${message}</p>`;
  const line = r => html`<li>${r.message}${r.rule && html` <span class="rule">${r.rule}</span>`}</li>`;
  return html`<p>That deck can’t be played here:</p><ul class="reasons">${reasons.map(line)}</ul>`;
}
