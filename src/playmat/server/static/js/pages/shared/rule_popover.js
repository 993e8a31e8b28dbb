// A rule in a popover: what it says in our words, and where the books differ.
import { draw, html } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { BOOKS } from '../../lib/books.js';
import { place } from '../../lib/ui.js';
import { said } from './compare_books.js';

const field = f => html`<p class="tiny">${f.meaning}</p><ul class="tiny perbook">${Object.keys(BOOKS).map(b => html`<li><span>${BOOKS[b].year}</span> ${said(f.values[b])}</li>`)}</ul>`;

export async function showRule(pop, id, anchor) {
  let inner;
  try {
    const rule = await get(`/rules/${encodeURIComponent(id)}`);
    inner = html`<p>${rule.summary}</p>${rule.fields.slice(0, 3).map(field)}`;
  } catch (error) { inner = html`<p>${error.message}</p>`; }
  draw(pop, html`<h3 id="rule-h"><span class="rule">${id}</span></h3>${inner}`);
  place(pop, anchor);
}
