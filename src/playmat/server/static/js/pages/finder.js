// Search in all cards: a field with syntax, filters, a live count; pages of results.
import { draw, html } from '../html.js';
import { icon, pip, TYPES } from '../symbols.js';
import { get } from '../api.js';
import { learn } from '../faces.js';

const KINDS = [['pokemon', 'Pokémon'], ['trainer', 'Trainer'], ['energy', 'Energy'], null, ['basic', 'Basic'], ['stage1', 'Stage 1'], ['stage2', 'Stage 2'], null, ['supporter', 'Supporter'], ['stadium', 'Stadium'], ['tool', 'Tool']];
const WAIT = 180;

const typeTog = t => html`<button type="button" class="tog sq" data-type="${t.toLowerCase()}" aria-pressed="false" title="${t}">${pip(t)}</button>`;
const kindTog = k => (k ? html`<button type="button" class="tog" data-kind="${k[0]}" aria-pressed="false">${k[1]}</button>` : html`<hr>`);

/** Set up a search in `el`; `found(cards, first)` gets each page, `first` says that it begins anew. */
export function finder(el, { found, query = '', note = '' }) {
  const state = { type: '', kind: '', page: 0, total: 0, shown: 0, asked: 0 };
  draw(el, html`<form role="search" class="findform"><label class="field">${icon.search}<span class="sr">Search cards</span><input type="search" name="q" autocomplete="off" spellcheck="false" placeholder="Search all cards: a name, or type:fire hp:100..120 words:coin" value="${query}"></label><div class="filters" role="group" aria-label="Filters">${TYPES.map(typeTog)}<hr>${KINDS.map(kindTog)}</div><p class="found" role="status"></p></form>`);
  const form = el.querySelector('form'), says = el.querySelector('.found');

  const asked = () => [form.elements.q.value.trim(), state.type && `type:${state.type}`, state.kind && `kind:${state.kind}`].filter(Boolean).join(' ');

  async function ask(page) {
    const turn = ++state.asked, words = asked();
    try {
      const answer = await get(`/cards/search?q=${encodeURIComponent(words)}&page=${page}`);
      if (turn !== state.asked) return;
      learn(answer.cards);
      state.page = page;
      state.total = answer.total;
      state.shown = (page ? state.shown : 0) + answer.cards.length;
      says.textContent = `${answer.total.toLocaleString('en')} card${answer.total === 1 ? '' : 's'}${words ? '' : ' in all'}${state.shown < answer.total ? `, ${state.shown} shown` : ''}. ${note}`;
      found(answer.cards, page === 0, { more: state.shown < answer.total, words });
    } catch (error) {
      if (turn === state.asked) says.textContent = error.message;
    }
  }

  let timer = 0;
  const soon = () => { clearTimeout(timer); timer = setTimeout(() => ask(0), WAIT); };
  form.addEventListener('input', soon);
  form.addEventListener('submit', e => { e.preventDefault(); clearTimeout(timer); ask(0); });
  form.addEventListener('click', e => {
    const button = e.target.closest('.tog');
    if (!button) return;
    const key = button.dataset.type ? 'type' : 'kind', value = button.dataset[key];
    state[key] = state[key] === value ? '' : value;
    for (const other of form.querySelectorAll(`[data-${key}]`)) other.setAttribute('aria-pressed', other.dataset[key] === state[key]);
    ask(0);
  });
  ask(0);
  return { more: () => ask(state.page + 1), focus: () => form.elements.q.focus() };
}
