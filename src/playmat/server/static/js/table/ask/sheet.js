// The choice sheet: cards, Prizes, numbers and words to choose from, one or many, in order.
import { draw, html, morph } from '../../lib/html.js';
import { back, face } from '../../card/card.js';
import { icon } from '../../lib/symbols.js';
import { faceOf, nameOf } from '../../card/card_cache.js';
import { asked, called, changed, near, side, state } from '../state.js';
import { answer, answerAll } from './answers.js';
import { grouped } from './option_groups.js';
import { asks, sourceTile } from './options.js';
import { onTable, progress, reason } from './question_text.js';
import { held, onFree } from '../view/covering.js';
import { inspect } from '../view/inspector.js';
import { veiled } from '../view/veil.js';
import { recall } from '../../lib/storage.js';
import { roving } from '../../lib/ui.js';

const sheet = document.getElementById('sheet');
let picks = [],
  shownFor = '',
  opened = 0;
const TWICE = 500; // the second click of a double click was meant for what opened the sheet

/** Which cards are offered: equal ones once, with how many there are and where they lie. */
function stacks(ask) {
  const found = new Map();
  for (const option of ask.options) {
    if (option.kind !== 'card' && option.kind !== 'prize') continue;
    const key =
      option.kind === 'prize'
        ? `prize ${option.prize}`
        : option.card
          ? `${option.card} ${option.zone} ${option.mon}`
          : `unseen ${option.n}`;
    if (!found.has(key)) found.set(key, { key, options: [] });
    found.get(key).options.push(option);
  }
  const deck = new Map(side(near()).deck || []);
  return [...found.values()].map(s => {
    const [first] = s.options,
      inDeck = first.zone === 'deck' && deck.get(first.card);
    return {
      ...s,
      option: first,
      count: inDeck || s.options.length,
      label: stackLabel(first, inDeck || s.options.length),
    };
  });
}

function stackLabel(option, count) {
  if (option.kind === 'prize') return `Prize ${option.prize + 1}`;
  if (option.zone === 'deck') return `${count} in deck`;
  return count > 1 ? `${count} × ${placeName(option.zone)}` : placeName(option.zone);
}

/** A zone as the wire names it, in the words of this table. */
const placeName = zone => zone.replace(/^foe's/, `${called(1 - near())}’s`);

/** How many may still be chosen on this sheet; 1 means that a click is the answer. */
const room = ask => (ask.picking ? ask.picking.most - ask.picking.chosen.length : 1);
const single = ask => room(ask) <= 1;

function grid(ask) {
  const all = stacks(ask),
    full = picks.length >= room(ask),
    alike = all.length > 1 && all.every(s => s.label === all[0].label); // the heading tells that
  return html`
    <div class="grid" role="group" aria-label="Choices">
      ${all.map(s => {
        const order = picks.flatMap((p, i) => (p.key === s.key ? [i + 1] : []));
        const name =
          s.option.kind === 'prize'
            ? s.label
            : s.option.card
              ? `${nameOf(s.option.card)}, ${s.label}`
              : `a face-down card, ${s.label}`;
        return html`
          <button type="button" class="pick" data-key="${s.key}" data-stack="${s.key}"
              data-card="${s.option.card}"${
                single(ask) ? '' : html` role="checkbox" aria-checked="${order.length > 0}"`
              }${full && !order.length ? html` aria-disabled="true"` : ''} aria-label="${name}">
            ${s.option.card ? face(faceOf(s.option.card)) : back()}
            <span class="tick">${order.join(' ')}</span>
            ${!alike && html`<span class="x">${s.label}</span>`}
          </button>
        `;
      })}
    </div>
  `;
}

/** Naming a card has thousands of answers: they are found by typing. */
const MANY = 24,
  SHOWN = 60;
let sought = '';
function found(ask) {
  const all = ask.options.filter(o => o.kind !== 'stop');
  if (all.length <= MANY) return grouped(ask).filter(g => g.kind !== 'stop');
  const words = sought.toLowerCase().split(/\s+/);
  return all
    .filter(o => words.every(w => o.label.toLowerCase().includes(w)))
    .slice(0, SHOWN)
    .map(o => ({ key: `${o.n}`, label: o.label, note: o.note, options: [o] }));
}
const finder = ask =>
  ask.options.length > MANY
    ? html`
      <label class="field seek">
        <span class="sr">Search options</span>
        <input type="search" data-seek autocomplete="off" spellcheck="false"
            placeholder="Search ${ask.options.length} options">
      </label>
    `
    : '';
const words = ask =>
  html`
    ${finder(ask)}
    <ul class="words">
      ${found(ask).map(
        (g, n) =>
          html`
            <li data-key="${g.key}">
              <button type="button" class="opt" data-n="${g.options[0].n}">
                ${n < 9 ? html`<kbd aria-hidden="true">${n + 1}</kbd>` : html`<span></span>`}
                <span><b>${g.label}</b>${g.note && html`<small>${g.note}</small>`}</span>
              </button>
            </li>
          `,
      )}
    </ul>
  `;

function footer(ask) {
  const stop = ask.options.find(o => o.kind === 'stop');
  const had = ask.picking?.chosen.length || 0,
    all = had + picks.length;
  const least = ask.picking?.least ?? 1,
    most = ask.picking?.most ?? 1;
  if (single(ask) && !stop) return '';
  const note = single(ask)
    ? had
      ? ''
      : 'Optional.'
    : all < least
      ? `Choose ${least - all} more.`
      : all < most
        ? all
          ? `You can choose ${most - all} more.`
          : '⚠ Nothing chosen yet.'
        : 'Maximum chosen.';
  const names = picks
    .map(p => nameOf(p.option.card))
    .map((n, i, list) =>
      list.indexOf(n) === i
        ? list.filter(x => x === n).length > 1
          ? `${list.filter(x => x === n).length} ${n}`
          : n
        : null,
    )
    .filter(Boolean);
  const said = picks.length
    ? `${picks[0].option.verb} ${names.length > 3 ? `these ${picks.length}` : names.join(' and ')}`
    : stop?.label;
  const may = picks.length ? all >= least : Boolean(stop);
  return html`
    <footer role="presentation">
      <span class="note">${note}</span>
      ${
        !single(ask) &&
        html`
          <button type="button" class="btn btn--quiet" data-do="clear"${picks.length ? '' : html` disabled`}>
            Clear
          </button>
        `
      }
      ${
        said &&
        (picks.length || stop) &&
        html`
          <button type="button" class="btn ${picks.length ? 'btn--go' : 'btn--quiet'}"
              data-do="send"${may ? '' : html` disabled`}>${said}</button>
        `
      }
    </footer>
  `;
}

function markup(ask) {
  const cards = ask.options.some(o => o.kind === 'card' || o.kind === 'prize');
  const zone = ask.options.find(o => o.kind === 'card')?.zone;
  const where = zone === 'deck' ? `your deck, ${side(near()).deck_count} cards` : placeName(zone || '');
  const had = ask.picking?.chosen || [];
  const done = had.length ? `Chosen so far: ${had.map(x => (typeof x === 'string' ? nameOf(x) : x)).join(', ')}. ` : '';
  return html`
    <div class="grab" aria-hidden="true"></div>
    <header role="presentation">
      ${ask.source && sourceTile(ask)}
      <div>
        <span class="eyebrow">${where || (ask.source ? nameOf(ask.source) : 'Choice')}</span>
        <h2 id="sheet-h" tabindex="-1">${ask.title}</h2>
        <p class="muted">
          ${done}
          ${
            cards && !single(ask)
              ? html`
                Identical cards are stacked; click again to add one more. <b class="num">${picks.length} chosen.</b>
              `
              : cards
                ? progress(ask) || 'Choose one.'
                : reason(ask) || progress(ask) || sourceText(ask)
          }
          ${asks(ask) && html` <button type="button" class="rule" data-why="${ask.purpose.rule}">why?</button>`}
        </p>
      </div>
      <button type="button" class="icon-btn" data-do="hide" aria-label="Look at the table (the choice stays open)">
        ${icon.down}
      </button>
    </header>
    ${cards ? grid(ask) : words(ask)}
    ${footer(ask)}
  `;
}
const sourceText = ask =>
  ask.source
    ? faceOf(ask.source).text ||
      faceOf(ask.source)
        .powers.map(p => p.text)
        .join(' ')
    : '';

/** Whether the strip above the table has something that must not lie behind a sheet. */
const pressing = () =>
  state.link === 'lost' || (state.frame.undo.asked_by !== null && state.frame.undo.asked_by !== near());

/** Open, redraw or close the sheet for the question that is pending. */
export function drawSheet() {
  const ask = asked(),
    wanted = ask && !onTable(ask) && !state.sheetHidden && !state.text && !pressing();
  if (!wanted || state.queue.length) {
    if (sheet.open) lying.close();
    picks = wanted ? picks : [];
    return;
  }
  if (!sheet.open && held(sheet)) return;
  const now = `${state.frame.seq}`,
    fresh = shownFor !== now || !sheet.open;
  if (shownFor !== now) {
    picks = [];
    sought = '';
    shownFor = now;
  }
  sheet.classList.toggle('sheet--small', !ask.options.some(o => o.kind === 'card' || o.kind === 'prize'));
  if (sheet.open) morph(sheet, markup(ask));
  else {
    draw(sheet, markup(ask));
    lying.open();
    opened = performance.now();
  }
  const zone = sheet.querySelector('.grid, .words');
  if (zone) roving(zone, '.pick, .opt');
  if (fresh || !sheet.contains(document.activeElement))
    firstChoice()?.focus({ focusVisible: false, preventScroll: true });
}
const firstChoice = () => sheet.querySelector('[data-seek], .pick, .words .opt, [data-do=send]');

function choose(ask, key) {
  const stack = stacks(ask).find(s => s.key === key);
  if (!stack) return;
  if (single(ask)) {
    answer(stack.option);
    return;
  }
  const mine = picks.filter(p => p.key === key).length;
  if (mine < stack.count && picks.length < room(ask)) picks.push(stack);
  else picks = picks.filter(p => p.key !== key);
  drawSheet();
}

function send(ask) {
  const stop = ask.options.find(o => o.kind === 'stop');
  if (!picks.length) {
    if (stop) answer(stop);
    return;
  }
  answerAll(picks.map(p => p.option));
}

const hasty = e => e.detail > 1 && performance.now() - opened < TWICE;
const lying = veiled(sheet, e => {
  if (!hasty(e)) hide();
});
sheet.addEventListener('click', e => {
  if (hasty(e)) return;
  const ask = asked();
  const stack = e.target.closest('[data-stack]'),
    word = e.target.closest('[data-n]'),
    act = e.target.closest('[data-do]')?.dataset.do;
  if (act === 'hide') hide();
  const from = e.target.closest('.from');
  if (from) inspect(from.dataset.card);
  if (!ask) return;
  if (stack && stack.getAttribute('aria-disabled') !== 'true') choose(ask, stack.dataset.stack);
  if (word) answer(ask.options.find(o => o.n === Number(word.dataset.n)));
  if (act === 'clear') {
    picks = [];
    drawSheet();
  }
  if (act === 'send') send(ask);
});
sheet.addEventListener('input', e => {
  if (e.target.matches('[data-seek]')) {
    sought = e.target.value;
    drawSheet();
  }
});
sheet.addEventListener('keydown', e => {
  if (!/^[1-9]$/.test(e.key) || e.target.matches('input') || recall('nokeys', false)) return;
  const item = sheet.querySelectorAll('.pick, .words .opt')[Number(e.key) - 1];
  item?.focus();
  item?.click();
});

function hide() {
  state.sheetHidden = true;
  lying.close();
  changed('sheet');
}
export function showAgain() {
  state.sheetHidden = false;
  changed('sheet');
}
onFree(() => {
  if (state.frame) drawSheet();
});
