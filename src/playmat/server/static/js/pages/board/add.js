// Adding cards to the board: find one, say where it goes.
import { draw, html, morph } from '../../lib/html.js';
import { face, printOf } from '../../card/card.js';
import { icon } from '../../lib/symbols.js';
import { faceOf } from '../../card/card_cache.js';
import { chosenMon, faceFor, now, put } from './state.js';
import { finder } from '../../card/finder.js';

const dialog = document.getElementById('adding');
const PLACES = [
  ['active', 'Active'],
  ['bench', 'Bench'],
  ['hand', 'hand'],
  ['deck', 'deck (top)'],
  ['discard', 'discard pile'],
  ['lost', 'Lost Zone'],
  ['prizes', 'Prizes'],
  ['stadium', 'Stadium'],
];
const KINDS = { active: 'kind:basic', bench: 'kind:basic', stadium: 'kind:stadium', evolve: 'kind:stage1' };

/** Open the search; `place` and `seat` say where a picked card goes at first. */
export function addDialog(place, seat) {
  const chosen = chosenMon(),
    ids = [];
  const own = chosen
    ? [
        ['attach', `${faceFor(chosen.stack.at(-1)).name} (attach)`],
        ['evolve', `${faceFor(chosen.stack.at(-1)).name} (evolve)`],
      ].map(([p, t]) => [`${p} ${now.chosen.seat}`, t])
    : [];
  const options = [
    ...own,
    ...[0, 1].flatMap(s => PLACES.map(([p, t]) => [`${p} ${s}`, `${s ? 'opponent’s' : 'your'} ${t}`])),
  ];
  draw(
    dialog,
    html`
      <div class="io-in">
        <div class="io-head">
          <h2 id="adding-h" tabindex="-1">Add cards</h2>
          <button type="button" class="icon-btn" data-do="close">${icon.x}<span class="sr">Close</span></button>
        </div>
        <div class="row">
          <label class="inline-sel">
            Add to <select id="where">
              ${options.map(
                ([v, t]) => html`<option value="${v}"${v === `${place} ${seat}` && html` selected`}>${t}</option>`,
              )}
            </select>
          </label>
          <span id="put" role="status" class="muted tiny"></span>
        </div>
        <search class="find" id="add-find"></search>
        <div class="addresults scroll" id="add-results" tabindex="0" role="region" aria-label="Cards found"></div>
      </div>
    `,
  );
  dialog.showModal();
  const results = dialog.querySelector('#add-results');
  const search = finder(dialog.querySelector('#add-find'), {
    query: KINDS[place] || '',
    found(cards, first, { more }) {
      if (first) {
        ids.length = 0;
        results.scrollTop = 0;
      }
      ids.push(...cards.map(c => c.id));
      morph(
        results,
        html`
          <div class="grid">
            ${ids.map(
              id =>
                html`
                  <button type="button" class="rc" data-key="${id}" data-pick="${id}"
                      aria-label="Add ${faceOf(id).name} ${printOf(faceOf(id))}">${face(faceOf(id))}</button>
                `,
            )}
          </div>
          ${more && html`<button type="button" class="btn" data-do="more">Show more cards</button>`}
        `,
      );
    },
  });
  search.focus();
  results.onclick = e => {
    if (e.target.closest('[data-do=more]')) {
      search.more();
      return;
    }
    const id = e.target.closest('[data-pick]')?.dataset.pick;
    if (!id) return;
    const select = dialog.querySelector('#where'),
      [where, whose] = select.value.split(' ');
    put(id, where, Number(whose));
    dialog.querySelector('#put').textContent = `${faceOf(id).name}: ${select.selectedOptions[0].textContent}.`;
    if (where === 'active' && now.board.sides[whose].actives.length) select.value = `bench ${whose}`;
    if (where === 'stadium' || where === 'evolve') dialog.close();
  };
}
dialog.addEventListener('click', e => {
  if (e.target.closest('[data-do=close]') || e.target === dialog) dialog.close();
});
