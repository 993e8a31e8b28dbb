// Why, and why not: the sum, the sentence of the book in force, the cards behind it, what is missing, the other books.
import { draw, html } from '../../lib/html.js';
import { face } from '../../card/card.js';
import { faceOf, nameOf, want } from '../../card/card_cache.js';
import { place } from '../../lib/ui.js';
import { state, changed } from '../state.js';
import { booksTitle } from '../../lib/books.js';

const pop = document.getElementById('why');
let anchor = null,
  told = '';
/** @type {(message: Wire.Client) => any} */
let send = () => {};
/** A table asks over its line, a replay by REST. */
export const asksBy = way => {
  send = way;
};

/** Why not, by what was tried, while the question stays the same. */
export const reasons = new Map();
let reasonsFor = -1;
const waiting = [];

/** Ask the server for a rule and show it beside a button. */
export function askWhy(rule, button) {
  anchor = button;
  told = button?.closest('li')?.querySelector('span')?.textContent || '';
  const line = Number(button?.closest('[data-line]')?.dataset.line);
  send(line ? { type: 'why', line } : { type: 'why', rule });
}

const COUNTS = new Set(['left', 'deck', 'hand']); // the numbers of a player
/** Ask how a number comes about: what is its name, and the Pokémon, the player or the attack it belongs to. */
export function askNumber({ about, of, attack }, button) {
  anchor = button;
  told = '';
  send({ type: 'why', about, [COUNTS.has(about) ? 'seat' : 'mon']: Number(of), ...(attack ? { text: attack } : {}) });
}

/** Ask why something cannot be done; shown beside a button, given to a function, or only noted. */
export function askWhyNot(text, button = null, then = null) {
  if (reasons.has(text)) {
    if (button) showNot(reasons.get(text), button);
    then?.(reasons.get(text));
    return;
  }
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

/** What every book says, those that agree together and the one being played marked. */
const compared = m =>
  m.books.length > 1 &&
  html`
    <details>
      <summary>Compare rulebooks</summary>
      <dl class="says">
        ${m.books.map(
          s =>
            html`
              <div${s.books.includes(m.book) ? html` class="here"` : ''}>
                <dt>${booksTitle(s.books)}</dt>
                <dd>${s.text}</dd>
              </div>
            `,
        )}
      </dl>
    </details>
  `;

const rule = id =>
  id && html`<button type="button" class="rule" data-why="${id}" aria-label="Why? Rule ${id}">${id}</button>`;
const sum = lines =>
  lines?.length > 0 &&
  html`<ol class="sum">${lines.map(l => html`<li><span>${l.text}</span>${rule(l.rule)}</li>`)}</ol>`;
const lacks = missing => missing && html`<p class="lacks"><b>Missing:</b> ${missing}.</p>`;
/** The cards behind it, to be read like any other. */
const behind = cards =>
  cards.length > 0 &&
  html`
    <ul class="behind" aria-label="Related cards">
      ${cards.map(
        id =>
          html`
            <li><button type="button" data-card="${id}" aria-label="${nameOf(id)}">${face(faceOf(id))}</button></li>
          `,
      )}
    </ul>
  `;
const says = (book, text) => text && html`<p class="book"><b>${booksTitle([book])}</b><br>${text}</p>`;

/** Show the answer to a why. */
export async function showWhy(m) {
  await want(m.cards);
  draw(
    pop,
    html`
      <span class="eyebrow">Why? ${m.rule}</span>
      <h2 id="why-h" tabindex="-1">${m.text || told || m.title}</h2>
      ${sum(m.lines)}
      ${lacks(m.missing)}
      ${says(m.book, m.says)}
      ${m.ours && html`<p class="book"><b>Our decision</b><br>${m.ours}</p>`}
      ${m.house.map(h => html`<p class="book"><b>House rule</b><br>${h}</p>`)}
      ${behind(m.cards)}
      <p class="muted tiny">${m.origin}</p>
      ${compared(m)}
    `,
  );
  show();
}

/** Take in the answer to a why not. */
export function heardWhyNot(m) {
  const asked = waiting.shift();
  if (!asked) return;
  reasons.set(asked.text, m);
  asked.then?.(m);
  if (asked.button) showNot(m, asked.button);
  else changed('reasons');
}

async function showNot(m, button) {
  anchor = button;
  const why = m.why[0].toUpperCase() + m.why.slice(1),
    { book } = state.frame.view.table;
  if (m.card) await want([m.card]);
  draw(
    pop,
    html`
      <span class="eyebrow">Why not?</span>
      <h2 id="why-h" tabindex="-1">${m.tried}</h2>
      <p>${why}${/[.!?]$/.test(why) ? '' : '.'}</p>
      ${lacks(m.missing)}
      ${says(book, m.said)}
      ${behind(m.card ? [m.card] : [])}
      ${m.rule && html`<footer>${rule(m.rule)}</footer>`}
    `,
  );
  show();
}

const beside = () => (anchor?.isConnected ? anchor : document.getElementById('options'));

/** Show what is drawn in the popover, beside a button or where it was. */
export function openBeside(button = anchor) {
  anchor = button;
  show();
}

function show() {
  // A popover outside an open dialog could be seen but not used.
  const host = [...document.querySelectorAll('dialog[open]')].at(-1) || document.body;
  if (pop.parentNode !== host) host.append(pop);
  place(pop, beside());
  pop.querySelector('h2').focus({ preventScroll: true });
}
pop.addEventListener('toggle', e => {
  if (e.newState === 'closed' && anchor?.isConnected && pop.contains(document.activeElement))
    anchor.focus({ preventScroll: true });
});
// What is unfolded needs room: the popover is placed anew where all of it is seen.
pop.addEventListener(
  'toggle',
  e => {
    if (e.target !== pop) place(pop, beside());
  },
  true,
);
