// The five books side by side.
import { draw, html } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { BOOKS } from '../../lib/books.js';
import { icon } from '../../lib/symbols.js';

/** Rules on which the books differ and players ask about; each is a line or more of the table. */
const ASKED = ['SETUP-02', 'SETUP-07', 'TURN-02', 'TURN-06', 'ATTACK-11', 'TRAINER-21', 'TRAINER-11', 'RETREAT-02', 'RETREAT-09', 'POWER-05', 'COND-20', 'DAMAGE-05'];
const ANY = 99;

export function said(value) {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === ANY) return 'any number';
  return Array.isArray(value) ? value.map(said).join(', ') : String(value).replace(/_/g, ' ');
}

const differs = ({ values }) => new Set(Object.values(values).map(said)).size > 1;
const line = ({ meaning, values, rule }) => html`<tr><th scope="row">${meaning.replace(/\.$/, '')} <span class="rule">${rule}</span></th>${Object.keys(BOOKS).map(b => html`<td>${said(values[b])}</td>`)}</tr>`;

async function lines() {
  const rules = await Promise.all(ASKED.map(id => get(`/rules/${id}`)));
  const seen = new Set();
  return rules.flatMap(r => r.fields.map(f => ({ ...f, rule: r.id }))).filter(f => differs(f) && !seen.has(f.name) && seen.add(f.name));
}

const frame = inner => html`<div class="io-in"><div class="io-head"><h2 id="compare-h" tabindex="-1">The five books</h2><button type="button" class="icon-btn" data-do="close">${icon.x}<span class="sr">Close</span></button></div>${inner}</div>`;

export async function compareBooks(dialog) {
  draw(dialog, frame(html`<p class="muted" role="status">Opening the books…</p>`));
  dialog.showModal();
  try {
    const found = await lines();
    draw(dialog, frame(html`<div class="scroll" tabindex="0" role="region" aria-labelledby="compare-h"><table class="books-t"><thead><tr><td></td>${Object.values(BOOKS).map(b => html`<th scope="col"><b>${b.year}</b> ${b.short}</th>`)}</tr></thead><tbody>${found.map(line)}</tbody></table></div>`));
    dialog.querySelector('h2').focus();
  } catch (error) { draw(dialog, frame(html`<p role="alert">${error.message}</p>`)); }
}
