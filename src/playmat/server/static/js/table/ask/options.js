// The option list: every answer once, named by what it does, with a key of its own.
import { html, part } from '../../lib/html.js';
import { pips } from '../../lib/symbols.js';
import { face } from '../../card/card.js';
import { faceOf, nameOf } from '../../card/card_cache.js';
import { asked, busy, mayHint, monBySerial, state, watching } from '../state.js';
import { best, grouped, printed } from './option_groups.js';
import { reasonText } from '../seats/game_over.js';
import { capOf } from '../keys/keymap.js';
import { onTable, progress, reason, waiting } from './question_text.js';

/** The groups on offer now, narrowed to the places of what is held. */
export function lines() {
  const ask = asked();
  if (!ask) return [];
  if (state.held)
    return state.held.options.map(o => ({
      key: `${o.n}`,
      kind: o.kind,
      card: o.card,
      label: o.label,
      note: o.note,
      options: [o],
    }));
  return grouped(ask);
}

export const keyOf = (group, n) =>
  group.kind === 'end' || group.kind === 'retreat' ? capOf(group.kind) : n < 9 ? String(n + 1) : '';

function line(group, n, go) {
  const [first] = group.options,
    one = group.options.length === 1,
    found = one || first.kind === 'play' ? printed(first) : null;
  const key = keyOf(group, n),
    cost = one ? found?.cost : '',
    does = found?.text,
    peek = group.card || (first.kind === 'power' ? monBySerial(first.mon)?.card : ''),
    explained = first.kind === 'attack' && found;
  return part(
    group.key,
    html`
      <li data-key="${group.key}"${explained ? html` class="explained"` : ''}>
        <button type="button" class="opt ${go ? 'opt--go' : ''}"
            data-group="${n}"${peek ? html` data-peek="${peek}"` : ''}>
          ${key ? html`<kbd aria-hidden="true">${key}</kbd>` : html`<span></span>`}
          <span>
            <b>${group.label}</b>
            ${(group.note || cost) && html`<small>${cost && pips(cost)} ${group.note}</small>`}
            ${does && html`<small class="does">${does}</small>`}
          </span>
          ${!one && html`<span class="count">${group.options.length}</span>`}
        </button>
        ${
          explained &&
          html`
            <button type="button" class="rule" data-about="attack" data-of="${first.mon}" data-attack="${found.name}"
                aria-label="Why? ${found.name}">why?</button>
          `
        }
      </li>
    `,
  );
}

/** What a player may look for in vain, while nothing is held. */
export const missing = () => (state.held ? [] : asked()?.missing || []);

const capital = text => text[0].toUpperCase() + text.slice(1);
const refused = (m, reasons) =>
  html`
    <li class="no" data-key="no ${m.text}">
      <button type="button" class="opt" aria-disabled="true" data-whynot="${m.text}">
        <kbd aria-hidden="true">–</kbd>
        <span><b>${m.label}</b><small>${capital(reasons.get(m.text)?.why || 'not possible now')}</small></span>
        <span class="rule">why not?</span>
      </button>
    </li>
  `;

function head() {
  const ask = asked();
  if (!ask) return html`<div class="opts-head"><h2 id="opts-h">${watching() ? 'Watching' : waiting()}</h2></div>`;
  const heading = state.held ? state.held.heading || state.held.label : ask.title,
    told = state.held ? [] : [progress(ask), reason(ask)].filter(Boolean);
  return html`
    <div class="opts-head">
      ${!state.held && ask.source && sourceTile(ask)}
      <div><h2 id="opts-h">${heading}</h2>${told.map(text => html`<p class="muted tiny">${text}</p>`)}</div>
      ${
        state.held
          ? html`<button type="button" class="linkish" data-do="putback">Cancel (Esc)</button>`
          : html`
            ${asks(ask) && html`<button type="button" class="rule" data-why="${ask.purpose.rule}">why?</button>`}
            ${
              mayHint() &&
              !state.attempting?.() &&
              ask.options.length > 1 &&
              html`<button type="button" class="rule" data-do="hint" aria-label="Hint">hint</button>`
            }
          `
      }
    </div>
  `;
}
/** A rule that asks is told; what a turn offers is not asked for by one. */
export const asks = ask => ask.what !== 'main' && ask.purpose?.rule;
/** The card whose text asks. */
export const sourceTile = ask =>
  html`
    <button type="button" class="from" data-key="from" data-card="${ask.source}"
        aria-label="From ${nameOf(ask.source)}">${face(faceOf(ask.source))}</button>
  `;

const MOST = 60,
  ON_SHEET = 12; // what a sheet shows is not all listed beside it
/** The end of the turn and the retreat stay in sight below the list, however long it is. */
const pinned = g => g.kind === 'end' || g.kind === 'retreat';

/** The list as it stands. reasons: Map(text → why not). */
export function optionsMarkup(reasons) {
  const ask = asked();
  if (!ask)
    return html`
      ${head()}
      <p class="muted waiting">
        ${watching() ? waiting() : state.frame.result ? reasonText(state.frame.result) : 'Nothing to do right now.'}
      </p>
      ${
        state.frame.result &&
        html`
          <ul>
            <li>
              <button type="button" class="opt opt--go" data-do="ending">
                <span></span>
                <span><b>See the result</b></span>
              </button>
            </li>
          </ul>
        `
      }
    `;
  const all = lines(),
    top = best(all, ask),
    onSheet = !onTable(ask),
    sheet = onSheet && state.sheetHidden,
    most = onSheet && !state.text ? ON_SHEET : MOST,
    pins = !state.held && ask.what === 'main';
  const rows = all.slice(0, most).map((g, n) => [g, line(g, n, !sheet && g === top)]),
    not = missing().map(m => [{ kind: m.text }, refused(m, reasons)]);
  const shown = kept =>
    [...rows, ...not]
      .filter(([g]) => (pins && pinned(g)) === kept)
      .sort(([a], [b]) => Number(kept) * (Number(a.kind === 'end') - Number(b.kind === 'end')))
      .map(([, row]) => row);
  return html`
    ${head()}
    <div class="optlist ${busy() ? 'is-busy' : ''}">
      <ul>
        ${
          sheet &&
          html`
            <li data-key="sheet">
              <button type="button" class="opt opt--go" data-do="sheet">
                <span></span>
                <span><b>Show the choice</b></span>
              </button>
            </li>
          `
        }
        ${shown(false)}
        ${
          all.length > most &&
          html`<li class="muted tiny">and ${all.length - most} more. Show the choice and type to search.</li>`
        }
      </ul>
    </div>
    ${pins && html`<ul class="pins ${busy() ? 'is-busy' : ''}">${shown(true)}</ul>`}
  `;
}

/** The bar of a phone: the best option, all of them, and the end of the turn. */
export function barMarkup() {
  const ask = asked();
  if (!ask)
    return html`
      <span class="bar-wait">${watching() ? `Watching. ${waiting()}` : waiting()}</span>
      <button type="button" class="btn" data-do="panel" aria-expanded="false" aria-controls="panel">Log</button>
      ${state.frame.result && html`<button type="button" class="btn btn--go" data-do="ending">Result</button>`}
    `;
  const all = lines(),
    top = ask.what === 'main' ? best(all, ask) : null,
    end = all.findIndex(g => g.kind === 'end' || g.kind === 'stop'),
    away = all.findIndex(g => g.kind === 'retreat');
  const lead = state.held
    ? html`<span class="bar-wait"><b>${state.held.label.replace(/…$/, '')}</b> Tap a highlighted spot</span>`
    : !onTable(ask) && state.sheetHidden
      ? html`<button type="button" class="opt opt--go" data-do="sheet"><span><b>Show the choice</b></span></button>`
      : top
        ? html`
          <button type="button" class="opt opt--go" data-group="${all.indexOf(top)}">
            <span><b>${top.label}</b><small>${top.note}</small></span>
          </button>
        `
        : html`
          <span class="bar-wait">
            <b>${ask.what === 'main' ? 'Your turn' : ask.title}</b> ${
              ask.what === 'main' ? 'Tap a card in your hand' : progress(ask)
            }
          </span>
        `;
  const quick = n =>
    n >= 0 && all[n] !== top
      ? html`
        <button type="button" class="btn" data-group="${n}" aria-label="${all[n].label}">
          ${all[n].options[0].verb}
        </button>
      `
      : '';
  const last = state.held
    ? html`<button type="button" class="btn" data-do="putback">Cancel</button>`
    : html`${quick(away)}${quick(end)}`;
  return html`
    ${lead}
    <button type="button" class="btn" data-do="panel" aria-expanded="false" aria-controls="panel">Options</button>
    ${last}
  `;
}
