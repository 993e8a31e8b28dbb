// The option list: every answer once, named by what it does, with a key of its own.
import { html } from '../../lib/html.js';
import { pips } from '../../lib/symbols.js';
import { asked, busy, state, watching } from '../state.js';
import { best, costOf, grouped } from './option_groups.js';
import { reasonText } from '../seats/game_over.js';
import { capOf } from '../keys/keymap.js';
import { onTable, sourceName, waiting } from './question_text.js';

/** The groups on offer now, narrowed to the places of what is held. */
export function lines() {
  const ask = asked();
  if (!ask) return [];
  if (state.held) return state.held.options.map(o => ({ key: `${o.n}`, kind: o.kind, card: o.card, label: o.label, note: o.note, options: [o] }));
  return grouped(ask);
}

export const keyOf = (group, n) => (group.kind === 'end' ? capOf('end') : n < 9 ? String(n + 1) : '');

function line(group, n, go) {
  const [first] = group.options, cost = group.options.length === 1 ? costOf(first) : '';
  const key = keyOf(group, n);
  return html`<li data-key="${group.key}"><button type="button" class="opt ${go ? 'opt--go' : ''}" data-group="${n}">${key ? html`<kbd aria-hidden="true">${key}</kbd>` : html`<span></span>`}<span><b>${group.label}</b>${(group.note || cost) && html`<small>${cost && pips(cost)} ${group.note}</small>`}</span>${group.options.length > 1 && html`<span class="count">${group.options.length}</span>`}</button></li>`;
}

/** What a player may look for in vain, while nothing is held. */
export const missing = () => (state.held ? [] : asked()?.missing || []);

const capital = text => text[0].toUpperCase() + text.slice(1);
const refused = (m, reasons) => html`<li data-key="no ${m.text}"><button type="button" class="opt" aria-disabled="true" data-whynot="${m.text}"><kbd aria-hidden="true">–</kbd><span><b>${m.label}</b><small>${capital(reasons.get(m.text)?.why || 'not possible now')}</small></span><span class="rule">why not?</span></button></li>`;

function head() {
  const ask = asked();
  if (!ask) return html`<div class="opts-head"><h2 id="opts-h">${watching() ? 'You are watching' : waiting()}</h2></div>`;
  const heading = state.held ? state.held.heading || state.held.label : ask.title;
  const source = sourceName(ask);
  return html`<div class="opts-head"><h2 id="opts-h">${heading}</h2>${state.held ? html`<button type="button" class="linkish" data-do="putback">Esc: put back</button>` : source && html`<span class="muted tiny">${source}</span>`}</div>`;
}

const MOST = 60;
/** The list as it stands. reasons: Map(text → why not). */
export function optionsMarkup(reasons) {
  const ask = asked();
  if (!ask) return html`${head()}<p class="muted waiting">${watching() ? waiting() : state.frame.result ? reasonText(state.frame.result) : 'You need not do anything.'}</p>${state.frame.result && html`<ul><li><button type="button" class="opt opt--go" data-do="ending"><span></span><span><b>See the result</b></span></button></li></ul>`}`;
  const all = lines(), top = state.held ? null : best(all, ask);
  const sheet = !onTable(ask) && state.sheetHidden;
  return html`${head()}<div class="optlist ${busy() ? 'is-busy' : ''}"><ul>${sheet && html`<li data-key="sheet"><button type="button" class="opt opt--go" data-do="sheet"><span></span><span><b>Open the choice again</b></span></button></li>`}${all.slice(0, MOST).map((g, n) => line(g, n, !sheet && g === top))}${all.length > MOST && html`<li class="muted tiny">and ${all.length - MOST} more: open the choice and type to find one</li>`}${missing().map(m => refused(m, reasons))}</ul></div>`;
}

/** The bar of a phone: the best option, all of them, and the end of the turn. */
export function barMarkup() {
  const ask = asked();
  if (!ask) return html`<span class="bar-wait">${watching() ? `Watching. ${waiting()}` : waiting()}</span><button type="button" class="btn" data-do="panel" aria-expanded="false" aria-controls="panel">Log</button>${state.frame.result && html`<button type="button" class="btn btn--go" data-do="ending">Result</button>`}`;
  const all = lines(), top = best(grouped(ask), ask) || all[0];
  const end = all.findIndex(g => g.kind === 'end' || g.kind === 'stop');
  const lead = state.held ? html`<span class="bar-wait"><b>${state.held.label.replace(/…$/, '')}</b> Tap a marked place</span>`
    : !onTable(ask) && state.sheetHidden ? html`<button type="button" class="opt opt--go" data-do="sheet"><span><b>Open the choice again</b></span></button>`
      : html`<button type="button" class="opt opt--go" data-group="${all.indexOf(all.find(g => g.key === top.key))}"><span><b>${top.label}</b><small>${top.note}</small></span></button>`;
  const last = state.held ? html`<button type="button" class="btn" data-do="putback">Put back</button>`
    : end >= 0 && all[end].key !== top.key ? html`<button type="button" class="btn" data-group="${end}" aria-label="${all[end].label}">${all[end].options[0].verb}</button>` : '';
  return html`${lead}<button type="button" class="btn" data-do="panel" aria-expanded="false" aria-controls="panel">All ${all.length}</button>${last}`;
}
