// The puzzles: the one of today, and all of them by book, kind and level.
import { draw, html } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { count } from '../../lib/count.js';
import { icon } from '../../lib/symbols.js';
import { topbar } from '../../lib/ui.js';
import { remember } from '../../lib/storage.js';
import { BOOKS, bookTitle } from '../../lib/books.js';
import { face } from '../../card/card.js';
import { faceOf, has, want as fetchCards } from '../../card/card_cache.js';
import {
  filters,
  fits,
  helped,
  KINDS,
  LEVELS,
  STATES,
  streak,
  tried,
  tryPuzzle,
  unsolved,
} from '../../table/puzzle/try_puzzle.js';

const main = document.getElementById('main');
draw(document.getElementById('top'), topbar('/puzzles'));
const want = filters();
let all = [],
  daily = null;

const mark = id => {
  const found = tried()[id];
  return found === undefined
    ? ''
    : html`
      <span class="pz-mark ${found ? 'pz-done' : ''}">
        ${found ? icon.check : icon.again}
        ${found ? (helped()[id] ? 'solved with help' : 'solved') : 'tried'}
      </span>
    `;
};
const pictures = p => html`<span class="pz-pics" aria-hidden="true" data-cards="${p.actives.join(' ')}"></span>`;
const tile = p =>
  html`
    <li>
      <button type="button" class="pz-tile" data-try="${p.id}">
        ${pictures(p)}
        <b>${KINDS[p.kind]}</b>
        <span>${p.facing.join(' vs. ')}</span>
        <small>${bookTitle(p.book)} · ${LEVELS[p.level]}</small>
        ${mark(p.id)}
      </button>
    </li>
  `;
const select = (name, title, options) =>
  html`
    <label class="field">
      <span>${title}</span>
      <select name="${name}">
        <option value="">All</option>
        ${options.map(
          ([value, text]) =>
            html`<option value="${value}"${String(value) === want[name] && html` selected`}>${text}</option>`,
        )}
      </select>
    </label>
  `;

const AGAIN = 2000; // a busy server gives no cards for a while
function lookAgain(el) {
  seen.unobserve(el);
  seen.observe(el);
}
/** Pictures are drawn as they come into sight: there are hundreds. */
const seen = new IntersectionObserver(
  async found => {
    const fresh = found.filter(each => each.isIntersecting && !each.target.firstChild).map(each => each.target),
      cards = el => el.dataset.cards.split(' ');
    await fetchCards(fresh.flatMap(cards));
    for (const el of fresh)
      if (cards(el).every(has)) draw(el, html`${cards(el).map(id => face(faceOf(id), { w: 62 }))}`);
      else setTimeout(lookAgain, AGAIN, el);
  },
  { rootMargin: '200px' },
);

function today() {
  const p = all.find(each => each.id === daily);
  if (!p) return html`<p class="muted">No puzzles available.</p>`;
  return html`
    <section class="pz-today" aria-labelledby="today-h">
      ${pictures(p)}
      <div>
        <span class="eyebrow">Puzzle of the day</span>
        <h2 id="today-h">${KINDS[p.kind]}: ${p.facing.join(' vs. ')}</h2>
        <p>${bookTitle(p.book)} · ${LEVELS[p.level]} ${mark(p.id)}</p>
      </div>
      <span class="spring"></span>
      <button type="button" class="btn btn--go big" data-try="${p.id}">${icon.play}Try it</button>
    </section>
  `;
}
const inARow = ({ now, best }) => (best ? ` · Streak: ${now}, best ${best}` : '');
function redraw(said = '') {
  const found = all.filter(p => fits(p, want)),
    done = found.filter(p => tried()[p.id]).length,
    left = unsolved(all).length;
  draw(
    main,
    html`
      <div class="replist">
        <h1>Puzzles</h1>
        <p class="lead">
          Positions from games, each with a proven best play. All cards are known; only deck order and coins are random.
        </p>
        ${today()}
        <form class="pz-filter" id="filter">
          ${select(
            'book',
            'Rulebook',
            Object.keys(BOOKS).map(id => [id, bookTitle(id)]),
          )}
          ${select('kind', 'Kind', Object.entries(KINDS))}
          ${select(
            'level',
            'Level',
            LEVELS.map((text, n) => [n, text]).filter(([n]) => all.some(p => p.level === n)),
          )}
          ${select('state', 'Progress', Object.entries(STATES))}
          <span class="spring"></span>
          <button type="button" class="btn btn--quiet" data-go="random"${!left && html` disabled`}>
            Random puzzle
          </button>
          <button type="button" class="btn btn--go" data-go="next"${!left && html` disabled`}>Next puzzle</button>
        </form>
        <p class="muted" role="status">
          ${said || `${count(found.length, 'puzzle')}, ${done} solved${inARow(streak())}`}
        </p>
        <ul class="pz-list">${found.map(tile)}</ul>
      </div>
    `,
  );
  for (const el of main.querySelectorAll('.pz-pics')) seen.observe(el);
}

main.addEventListener('change', e => {
  if (!e.target.closest('#filter')) return;
  want[e.target.name] = e.target.value;
  remember('puzzle-filter', want);
  redraw();
  main.querySelector(`[name=${e.target.name}]`).focus();
});
/** The puzzle that a button leads to. */
function chosen(el) {
  const left = unsolved(all);
  return (
    el?.dataset.try ?? { next: left[0], random: left[Math.floor(Math.random() * left.length)] }[el?.dataset.go]?.id
  );
}
main.addEventListener('click', async e => {
  const id = chosen(e.target.closest('[data-try], [data-go]'));
  if (!id) return;
  main.querySelector('[role=status]').textContent = 'Setting up the puzzle…';
  try {
    await tryPuzzle(id);
  } catch (error) {
    redraw(error.message);
    main.querySelector('[role=status]').scrollIntoView({ block: 'center' }); // the list is long
  }
});
main.addEventListener('submit', e => e.preventDefault());
addEventListener('pageshow', e => {
  if (e.persisted) redraw();
}); // back from the table: what was tried there is marked

try {
  ({ puzzles: all, daily } = await get('/puzzles'));
  if (!all.some(p => String(p.level) === want.level)) {
    want.level = '';
    remember('puzzle-filter', want);
  } // chosen once, and no longer offered
  redraw();
} catch (error) {
  redraw(error.message);
}
