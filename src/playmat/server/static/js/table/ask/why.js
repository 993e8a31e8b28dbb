// Why, and why not: the rule behind a line, how the book in force decides it, and the other books.
import { draw, html } from '../../lib/html.js';
import { place } from '../../lib/ui.js';
import { send } from '../socket.js';
import { state, changed } from '../state.js';
import { BOOKS, bookTitle } from '../../lib/books.js';

const pop = document.getElementById('why');
let anchor = null, told = '';

/** Why not, by what was tried, while the question stays the same. */
export const reasons = new Map();
let reasonsFor = -1;
const waiting = [];

/** Ask the server for a rule and show it beside a button. */
export function askWhy(rule, button) {
  anchor = button;
  told = button?.closest('li')?.querySelector('span')?.textContent || '';
  send({ type: 'why', rule });
}

/** Ask why something cannot be done; shown beside a button, given to a function, or only noted. */
export function askWhyNot(text, button = null, then = null) {
  if (reasons.has(text)) { if (button) showNot(reasons.get(text), button); then?.(reasons.get(text)); return; }
  waiting.push({ text, button, then });
  send({ type: 'why_not', text });
}

/** Forget reasons that belong to an older question. */
export function freshReasons() {
  if (reasonsFor === state.frame.seq) return;
  reasonsFor = state.frame.seq;
  reasons.clear();
  waiting.length = 0;
}

const value = v => (v === true ? 'yes' : v === false ? 'no' : v === null ? 'none' : Array.isArray(v) ? v.join(', ') : String(v).replaceAll('_', ' '));
const short = book => BOOKS[book]?.short || book;

function table(m) {
  if (!m.compare?.length) return '';
  const books = Object.keys(m.compare[0].values), here = state.frame.view.table.book;
  return html`<details><summary>Compare the five books</summary><div class="scroll"><table><thead><tr><td></td>${books.map(b => html`<th scope="col"${b === here ? html` class="here"` : ''}>${short(b)}</th>`)}</tr></thead><tbody>${m.compare.map(f => html`<tr><th scope="row">${f.meaning}</th>${books.map(b => html`<td${b === here ? html` class="here"` : ''}>${value(f.values[b])}</td>`)}</tr>`)}</tbody></table></div></details>`;
}

/** Show the answer to a why. */
export function showWhy(m) {
  const here = state.frame.view.table.book;
  draw(pop, html`<span class="eyebrow">Why? ${m.rule}</span><h2 id="why-h" tabindex="-1">${told || 'The rule'}</h2><p>${m.summary}</p>${m.fields.length > 0 && html`<p class="book"><b>${bookTitle(here)}</b>${m.fields.map(f => html`<br>${f.meaning.replace(/\.$/, '')}: <b>${value(f.value)}</b>`)}</p>`}${!m.fields.length && m.books?.length > 0 && html`<p class="book">${m.books.length === Object.keys(BOOKS).length ? 'The same in all five books.' : `In ${m.books.map(short).join(', ')}.`}</p>`}${table(m)}`);
  show();
}

/** Take in the answer to a why not. */
export function heardWhyNot(m) {
  const asked = waiting.shift();
  if (!asked) return;
  reasons.set(asked.text, m);
  asked.then?.(m);
  if (asked.button) showNot(m, asked.button); else changed('reasons');
}

function showNot(m, button) {
  anchor = button;
  const why = m.why[0].toUpperCase() + m.why.slice(1);
  draw(pop, html`<span class="eyebrow">Why not?</span><h2 id="why-h" tabindex="-1">${m.tried}</h2><p>${why}${/[.!]$/.test(why) ? '' : '.'}</p>${m.rule && html`<footer><button type="button" class="rule" data-why="${m.rule}">${m.rule}</button></footer>`}`);
  show();
}

function show() {
  const at = anchor?.isConnected ? anchor : document.getElementById('options');
  // A popover outside an open dialog could be seen but not used.
  const host = [...document.querySelectorAll('dialog[open]')].at(-1) || document.body;
  if (pop.parentNode !== host) host.append(pop);
  place(pop, at);
  pop.querySelector('h2').focus({ preventScroll: true });
}
pop.addEventListener('toggle', e => { if (e.newState === 'closed' && anchor?.isConnected && pop.contains(document.activeElement)) anchor.focus({ preventScroll: true }); });
