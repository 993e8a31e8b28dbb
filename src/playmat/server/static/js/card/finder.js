// Search in all cards: a field with syntax, filters, a live count; pages of results.
import { draw, html } from '../lib/html.js';
import { icon, pip, TYPES } from '../lib/symbols.js';
import { get } from '../lib/api.js';
import { learn } from './card_cache.js';

const KINDS = [
  ['pokemon', 'Pokémon'],
  ['trainer', 'Trainer'],
  ['energy', 'Energy'],
  null,
  ['basic', 'Basic'],
  ['stage1', 'Stage 1'],
  ['stage2', 'Stage 2'],
  null,
  ['supporter', 'Supporter'],
  ['stadium', 'Stadium'],
  ['tool', 'Tool'],
];
const WAIT = 180,
  AGAIN = 4000,
  SLOW = 400;
const CHOSEN = /(?:^|\s)set:(\S+)/;

const typeTog = t =>
  html`
    <button type="button" class="tog sq" data-type="${t.toLowerCase()}" aria-pressed="false" title="${t}">
      ${pip(t)}
    </button>
  `;
const kindTog = k =>
  k ? html`<button type="button" class="tog" data-kind="${k[0]}" aria-pressed="false">${k[1]}</button>` : html`<hr>`;

const choice = s => html`<option value="${s.id}">${s.name}${s.date && `, ${s.date.slice(0, 4)}`} (${s.cards})</option>`;
/** What may be typed, an example each. */
const EXAMPLES = [
  ['mr mime', 'a name, any spelling'],
  ['draw 2 cards', 'words from the card text'],
  ['fire stage 1 120 hp', 'type, kind and HP in plain words'],
  ['hp>=120', 'also hp>200, hp<=60'],
  ['text:"each player"', 'card text only; name:, attack:, set:, type: and kind: work the same way'],
];
const help = () =>
  html`
    <details class="findhelp">
      <summary>What can I type?</summary>
      <dl>
        ${EXAMPLES.map(
          ([typed, what]) =>
            html`
              <div>
                <dt><button type="button" class="linkish" data-typed="${typed}"><code>${typed}</code></button></dt>
                <dd>${what}</dd>
              </div>
            `,
        )}
      </dl>
    </details>
  `;
/** Whose cards are shown instead where nothing has what was typed, and the other names it may mean. */
const instead = (typed, [name, ...others], total) =>
  name
    ? html`
      No cards match
      “${typed}”. ${total ? html`Showing results for “${name}”.${meant(others)}` : meant([name, ...others])}
    `
    : '';
const meant = names =>
  names.length > 0 &&
  html` Did you mean ${names.map(
    (name, i) => html`
      ${i > 0 && ', '}
      <button type="button" class="linkish" data-typed="${name}">${name}</button>
    `,
  )}?`;

/** Every set there is, those of a series together. */
function setOptions(sets) {
  const series = new Map();
  for (const s of sets) series.set(s.series, [...(series.get(s.series) || []), s]);
  return html`
    <option value="">All sets</option>
    ${[...series].map(([name, all]) => html`<optgroup label="${name || 'Other'}">${all.map(choice)}</optgroup>`)}
  `;
}

/** Set up a search in `el`; `found(cards, first)` gets each page, `first` says that it begins anew; `within` names a
    format. */
export function finder(el, { found, query = '', note = '', within = () => '' }) {
  const state = { type: '', kind: '', page: 0, total: 0, shown: 0, asked: 0 };
  draw(
    el,
    html`
      <form role="search" class="findform">
        <label class="field">
          ${icon.search}
          <span class="sr">Search cards</span>
          <input type="search" name="q" autocomplete="off" spellcheck="false"
              placeholder="Search: a name, card text, or fire 120 hp" value="${query}">
        </label>
        <div class="filters" role="group" aria-label="Filters">${TYPES.map(typeTog)}<hr>${KINDS.map(kindTog)}</div>
        <div class="findfoot">
          <label class="inline-sel">Set <select name="set"><option value="">All sets</option></select></label>
          ${help()}
          <p class="found" role="status"></p>
        </div>
      </form>
    `,
  );
  const form = el.querySelector('form'),
    says = el.querySelector('.found');

  const asked = () =>
    [
      form.elements.q.value.trim(),
      state.type && `type:${state.type}`,
      state.kind && `kind:${state.kind}`,
      form.elements.set.value && `set:${form.elements.set.value}`,
    ]
      .filter(Boolean)
      .join(' ');

  async function ask(page) {
    const turn = ++state.asked,
      words = asked();
    // What an earlier search found must not be read as the result of this one.
    const slow = setTimeout(() => {
      if (turn === state.asked) says.textContent = 'Searching…';
    }, SLOW);
    try {
      const answer = await get(
        `/cards/search?q=${encodeURIComponent(words)}&page=${page}${within() && `&format=${within()}`}`,
      );
      if (turn !== state.asked) return;
      learn(answer.cards);
      state.page = page;
      state.total = answer.total;
      state.shown = (page ? state.shown : 0) + answer.cards.length;
      draw(
        says,
        html`
          ${instead(form.elements.q.value.trim(), answer.near, answer.total)} ${answer.total.toLocaleString(
            'en',
          )} card${answer.total === 1 ? '' : 's'}
          ${words || within() ? '' : ' in total'}
          ${state.shown < answer.total && `, ${state.shown} shown`}.${
            answer.partial && ' Card texts are still being indexed; more may appear.'
          } ${note}
        `,
      );
      if (answer.partial) soon(AGAIN);
      found(answer.cards, page === 0, { more: state.shown < answer.total, words });
    } catch (error) {
      if (turn === state.asked) says.textContent = error.message;
    } finally {
      clearTimeout(slow);
    }
  }

  let timer = 0;
  const soon = wait => {
    clearTimeout(timer);
    timer = setTimeout(() => ask(0), wait);
  };
  get('/sets')
    .then(sets => {
      draw(form.elements.set, setOptions(sets));
      // A search for one set is shown by the picker, where it can be changed.
      const typed = CHOSEN.exec(form.elements.q.value),
        known = typed && sets.find(s => s.id === typed[1].toLowerCase());
      if (!known) return;
      form.elements.set.value = known.id;
      form.elements.q.value = form.elements.q.value.replace(CHOSEN, '').trim();
    })
    .catch(() => {}); // sets can still be typed
  form.addEventListener('input', () => soon(WAIT));
  form.addEventListener('submit', e => {
    e.preventDefault();
    clearTimeout(timer);
    ask(0);
  });
  form.addEventListener('click', e => {
    const typed = e.target.closest('[data-typed]')?.dataset.typed,
      button = e.target.closest('.tog');
    if (typed) {
      form.elements.q.value = typed;
      form.elements.q.focus();
      ask(0);
    }
    if (!button) return;
    const key = button.dataset.type ? 'type' : 'kind',
      value = button.dataset[key];
    state[key] = state[key] === value ? '' : value;
    for (const other of form.querySelectorAll(`[data-${key}]`))
      other.setAttribute('aria-pressed', other.dataset[key] === state[key]);
    ask(0);
  });
  ask(0);
  return { more: () => ask(state.page + 1), again: () => ask(0), focus: () => form.elements.q.focus() };
}
