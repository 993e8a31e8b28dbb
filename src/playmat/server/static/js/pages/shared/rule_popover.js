// A rule in a popover: what each book says, in our words, those that agree together.
import { draw, html } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { booksTitle } from '../../lib/books.js';
import { place } from '../../lib/ui.js';

const said = s =>
  html`<div><dt>${booksTitle(s.books)}</dt><dd>${s.text}${s.ours && html` <i>Our decision: ${s.ours}</i>`}</dd></div>`;

export async function showRule(pop, id, anchor) {
  let inner;
  try {
    const rule = await get(`/rules/${encodeURIComponent(id)}`);
    inner = html`
      <p><b>${rule.title}</b></p>
      ${rule.kind && html`<p class="muted">${rule.kind}</p>`}
      <dl class="says">${rule.says.map(said)}</dl>
    `;
  } catch (error) {
    inner = html`<p>${error.message}</p>`;
  }
  draw(pop, html`<h3 id="rule-h"><span class="rule">${id}</span></h3>${inner}`);
  place(pop, anchor);
}
