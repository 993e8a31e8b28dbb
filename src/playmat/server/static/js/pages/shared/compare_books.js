// The books side by side: the points on which they differ, and the kinds each tells of.
import { draw, html } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { BOOKS } from '../../lib/books.js';
import { icon } from '../../lib/symbols.js';

/** Neighbouring books that say the same share a cell. */
function cells(rule) {
  const text = book => rule.says.find(s => s.books.includes(book))?.text || 'No such rule';
  const runs = [];
  for (const book of Object.keys(BOOKS)) {
    const last = runs.at(-1);
    if (last?.text === text(book)) last.books.push(book);
    else runs.push({ text: text(book), books: [book] });
  }
  return runs;
}

const years = books => books.map(b => BOOKS[b].year).join(', ');
const line = rule =>
  html`
    <tr>
      <th scope="row">${rule.title} <span class="rule">${rule.id}</span></th>
      ${cells(rule).map(c => html`<td colspan="${c.books.length}" data-years="${years(c.books)}">${c.text}</td>`)}
    </tr>
  `;
const kind = k =>
  html`
    <tr>
      <th scope="row">${k.title}<small>${k.text}</small></th>
      ${Object.keys(BOOKS).map(
        b =>
          html`
            <td class="${k.books.includes(b) ? 'yes' : 'no'}" data-years="${BOOKS[b].year}">
              ${k.books.includes(b) ? 'yes' : 'no'}
            </td>
          `,
      )}
    </tr>
  `;
const head = what =>
  html`
    <thead>
      <tr>
        <th scope="col">${what}</th>
        ${Object.values(BOOKS).map(b => html`<th scope="col"><b>${b.year}</b> ${b.short}</th>`)}
      </tr>
    </thead>
  `;

const frame = inner =>
  html`
    <div class="io-in">
      <div class="io-head">
        <h2 id="compare-h" tabindex="-1">Rulebook comparison</h2>
        <button type="button" class="icon-btn" data-do="close">${icon.x}<span class="sr">Close</span></button>
      </div>
      ${inner}
    </div>
  `;

export async function compareBooks(dialog) {
  draw(dialog, frame(html`<p class="muted" role="status">Loading rulebooks…</p>`));
  dialog.showModal();
  try {
    const { rules, kinds } = await get('/rules');
    draw(
      dialog,
      frame(
        html`
          <div class="scroll" tabindex="0" role="region" aria-labelledby="compare-h">
            <table class="books-t">${head('Rules')}<tbody>${rules.map(line)}</tbody></table>
            <table class="books-t books-t--kinds">
              ${head('Covered by the rulebook')}
              <tbody>${kinds.map(kind)}</tbody>
            </table>
          </div>
        `,
      ),
    );
    dialog.querySelector('h2').focus();
  } catch (error) {
    draw(dialog, frame(html`<p role="alert">${error.message}</p>`));
  }
}
