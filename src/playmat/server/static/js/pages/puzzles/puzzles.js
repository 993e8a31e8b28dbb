// The puzzles: the one of today, and all of them by book, kind and level.
import { draw, html, morph } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { count } from '../../lib/count.js';
import { icon } from '../../lib/symbols.js';
import { topbar } from '../../lib/ui.js';
import { recall, remember } from '../../lib/storage.js';
import { BOOKS, bookTitle } from '../../lib/books.js';
import { KINDS, LEVELS, tried, tryPuzzle } from '../../table/puzzle/try_puzzle.js';

const main = document.getElementById('main');
draw(document.getElementById('top'), topbar('/puzzles'));
const want = { book: '', kind: '', level: '', ...recall('puzzle-filter', {}) };
let all = [], daily = null;

const mark = id => { const found = tried()[id]; return found === undefined ? '' : html`<span class="pz-mark ${found ? 'pz-done' : ''}">${found ? icon.check : icon.redo || ''}${found ? 'solved' : 'tried'}</span>`; };
const tile = p => html`<li><button type="button" class="pz-tile" data-try="${p.id}"><b>${KINDS[p.kind]}</b><span>${p.facing.join(' against ')}</span><small>${bookTitle(p.book)} · ${LEVELS[p.level]}</small>${mark(p.id)}</button></li>`;
const select = (name, title, options) => html`<label class="field"><span>${title}</span><select name="${name}"><option value="">All</option>${options.map(([value, text]) => html`<option value="${value}"${String(value) === want[name] && html` selected`}>${text}</option>`)}</select></label>`;
const fits = p => ['book', 'kind', 'level'].every(key => !want[key] || String(p[key]) === want[key]);

function today() {
  const p = all.find(each => each.id === daily);
  if (!p) return html`<p class="muted">There are no puzzles here.</p>`;
  return html`<section class="pz-today" aria-labelledby="today-h"><div><span class="eyebrow">Puzzle of the day</span><h2 id="today-h">${KINDS[p.kind]}: ${p.facing.join(' against ')}</h2><p>${bookTitle(p.book)} · ${LEVELS[p.level]} ${mark(p.id)}</p></div><button type="button" class="btn btn--go big" data-try="${p.id}">${icon.play}Try it</button></section>`;
}
function redraw(said = '') {
  const found = all.filter(fits), done = found.filter(p => tried()[p.id]).length;
  morph(main, html`<div class="replist"><h1>Puzzles</h1><p class="lead">Positions from games, each with a best play that is proved. All cards lie open; only the order of the decks and the coins are chance.</p>${today()}<form class="pz-filter" id="filter">${select('book', 'Book', Object.keys(BOOKS).map(id => [id, bookTitle(id)]))}${select('kind', 'Kind', Object.entries(KINDS))}${select('level', 'Level', LEVELS.map((text, n) => [n, text]).filter(([n]) => all.some(p => p.level === n)))}</form><p class="muted" role="status">${said || `${count(found.length, 'puzzle')}, ${done} solved`}</p><ul class="pz-list">${found.map(tile)}</ul></div>`);
}

main.addEventListener('change', e => {
  if (!e.target.closest('#filter')) return;
  want[e.target.name] = e.target.value;
  remember('puzzle-filter', want);
  redraw();
});
main.addEventListener('click', async e => {
  const id = e.target.closest('[data-try]')?.dataset.try;
  if (!id) return;
  redraw('The table is laid …');
  try { await tryPuzzle(id); } catch (error) {
    redraw(error.message);
    main.querySelector('[role=status]').scrollIntoView({ block: 'center' }); // the list is long
  }
});
main.addEventListener('submit', e => e.preventDefault());
addEventListener('pageshow', e => { if (e.persisted) redraw(); }); // back from the table: what was tried there is marked

try {
  ({ puzzles: all, daily } = await get('/puzzles'));
  if (!all.some(p => String(p.level) === want.level)) want.level = '';  // chosen once, and no longer offered
  redraw();
} catch (error) { redraw(error.message); }
