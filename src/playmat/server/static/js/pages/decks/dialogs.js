// The dialogs of the deck builder: open a deck, import a list, export in every style.
import { count } from '../../lib/count.js';
import { draw, html } from '../../lib/html.js';
import { icon } from '../../lib/symbols.js';
import { get, post } from '../../lib/api.js';
import { bookTitle } from '../../lib/books.js';
import { deckFace } from '../../deck/deck_face.js';
import { dropDeck, mine, newDeckId, size } from '../../deck/own_decks.js';
import { deck, keep, lay } from './state.js';
import { ago } from '../../lib/times.js';
import { copied } from '../../lib/clipboard.js';

const dialog = document.getElementById('io');
const STYLES = { playmat: 'Playmat', ptcgo: 'PTCGO', ptcgl: 'PTCG Live', limitless: 'Limitless', ids: 'Card ids' };

const head = (eyebrow, title, note) =>
  html`
    <div class="io-head">
      <div>
        <span class="eyebrow">${eyebrow}</span>
        <h2 id="io-h" tabindex="-1">${title}</h2>
        ${note && html`<p class="muted">${note}</p>`}
      </div>
      <button type="button" class="icon-btn" data-do="close">${icon.x}<span class="sr">Close</span></button>
    </div>
  `;
function show(markup) {
  draw(dialog, html`<div class="io-in">${markup}</div>`);
  if (!dialog.open) dialog.showModal();
}

/** A link that carries the deck itself. */
export const deckLink = () =>
  `${location.origin}/decks#name=${encodeURIComponent(deck.name)}&cards=${encodeURIComponent(
    deck.cards.map(c => `${c.count}*${c.id}`).join(','),
  )}`;
export function deckFromLink(hash) {
  const parts = new URLSearchParams(hash.slice(1)),
    text = parts.get('cards');
  if (!text) return null;
  const cards = text
    .split(',')
    .map(part => part.split('*'))
    .map(([n, id]) => ({ id, count: Number(n) }))
    .filter(c => c.id && c.count >= 1 && c.count <= 60);
  return { name: (parts.get('name') || 'Shared deck').slice(0, 80), cards };
}

// import

/** Where the server's lines end. */
// deno-lint-ignore no-control-regex
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
const take = (line, card) =>
  html`
    <button type="button" class="tog" data-fix="${line}" data-text="${card.line}">
      Use ${card.line} <small>${card.print}</small>
    </button>
  `;
const problem = p =>
  html`
    <li class="bad">
      ${icon.cross}
      <span>
        ${p.line ? html`Line ${p.line}${p.why.includes(p.text) ? '' : html`, “${p.text}”`}: ` : ''}
        ${p.why}
        ${p.near.length > 0 && html`<span class="near">${p.near.map(card => take(p.line, card))}</span>`}
      </span>
    </li>
  `;
const message = (cls, mark, text) => html`<li class="${cls}">${mark}<span>${text}</span></li>`;

export function importDialog() {
  show(
    html`
      ${head(
        'Import',
        'Paste any deck list',
        'Reads PTCGO, PTCG Live and Limitless lists, card ids, or just ' + 'names. Counts in headings are ignored.',
      )}
      <label class="sr" for="ta">Deck list</label>
      <textarea id="ta" spellcheck="false"
          placeholder="My first deck&#10;4 Pikachu BS 58&#10;3 Potion&#10;16 Lightning Energy"></textarea>
      <label class="sel"><span>Deck name</span><input id="io-name" maxlength="80" autocomplete="off"></label>
      <div role="status"><ul class="msg" id="io-msg"></ul></div>
      <div class="row" id="io-row"></div>
    `,
  );
  let timer = 0;
  const area = dialog.querySelector('textarea'),
    name = dialog.querySelector('#io-name');
  name.addEventListener('input', () => {
    name.dataset.typed = name.value;
  });
  area.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => readList(area), 300);
  });
  dialog.querySelector('#io-msg').addEventListener('click', e => {
    const { fix, text } = e.target.closest('[data-fix]')?.dataset || {};
    if (fix) fixLines(area, new Map([[Number(fix), text]]));
  });
  buttons(null);
  area.focus();
}

function buttons(read, bad = []) {
  const n = read ? read.cards.reduce((sum, c) => sum + c.count, 0) : 0;
  const row = dialog.querySelector('#io-row'),
    fixes = new Map(bad.filter(p => p.near.length).map(p => [p.line, p.near[0].line]));
  draw(
    row,
    html`
      ${
        n > 0 &&
        html`
          <button type="button" class="btn btn--go" data-do="as-new">Create new deck (${count(n, 'card')})</button>
          ${
            deck.cards.length > 0 &&
            html`<button type="button" class="btn btn--quiet" data-do="replace">Replace “${deck.name}”</button>`
          }
        `
      }
      ${
        fixes.size > 1 &&
        html`<button type="button" class="btn btn--go" data-do="fix-all">Use all suggestions (${fixes.size})</button>`
      }
      ${
        bad.length > 0 &&
        html`
          <button type="button" class="btn btn--quiet" data-do="leave-out">
            Skip ${bad.length === 1 ? 'this line' : `these ${bad.length} lines`}
          </button>
        `
      }
    `,
  );
  row.onclick = e => {
    const what = e.target.closest('[data-do]')?.dataset.do;
    if (what === 'as-new')
      put({ name: dialog.querySelector('#io-name').value.trim() || read.name, cards: read.cards, rules: read.book });
    if (what === 'replace') put({ id: deck.id, name: deck.name, cards: read.cards, rules: read.book });
    if (what === 'fix-all') fixLines(dialog.querySelector('textarea'), fixes);
    if (what === 'leave-out') fixLines(dialog.querySelector('textarea'), new Map(bad.map(p => [p.line, null])));
  };
}

async function put(wanted) {
  await lay({ id: newDeckId(), ...wanted, saved: true });
  keep();
  dialog.close();
}

/** Put other texts in the place of some lines; a line without one is left out. */
function fixLines(area, texts) {
  area.value = area.value
    .split(LINE_END)
    .map((text, n) => (texts.has(n + 1) ? texts.get(n + 1) : text))
    .filter(text => text !== null)
    .join('\n');
  area.focus();
  readList(area);
}

async function readList(area) {
  const list = dialog.querySelector('#io-msg');
  if (!area.value.trim()) {
    draw(list, html``);
    buttons(null);
    return;
  }
  try {
    const read = await post('/decks/read', { text: area.value }),
      name = dialog.querySelector('#io-name');
    if (!name.dataset.typed) name.value = read.name;
    const n = read.cards.reduce((sum, c) => sum + c.count, 0),
      bad = read.problems.filter(p => p.line);
    draw(
      list,
      html`
        ${
          n > 0 &&
          message('ok', icon.check, `${count(n, 'card')} found.${read.book ? ` Rules: ${bookTitle(read.book)}.` : ''}`)
        }
        ${read.problems.map(problem)}
        ${read.notes.map(note => message('tip', icon.warn, note))}
      `,
    );
    buttons(read, bad);
  } catch (error) {
    draw(list, message('bad', icon.cross, error.message));
    buttons(null);
  }
}

// export

export function exportDialog() {
  show(
    html`
      ${head('Export', 'Deck list')}
      <div class="row">
        <label class="inline-sel">
          Format <select id="style">
            ${Object.entries(STYLES).map(([v, t]) => html`<option value="${v}">${t}</option>`)}
          </select>
        </label>
      </div>
      <label class="sr" for="ta">Deck list</label>
      <textarea id="ta" readonly spellcheck="false"></textarea>
      <div class="row">
        <button type="button" class="btn btn--go" data-do="copy">Copy list</button>
        <button type="button" class="btn btn--quiet" data-do="copy-link">Copy link to deck</button>
        <span role="status" id="io-said" class="muted"></span>
      </div>
    `,
  );
  const area = dialog.querySelector('textarea'),
    select = dialog.querySelector('select'),
    said = dialog.querySelector('#io-said');
  const write = async () => {
    try {
      area.value = (await post('/decks/write', { cards: deck.cards, name: deck.name, style: select.value })).text;
    } catch (error) {
      area.value = '';
      said.textContent = error.message;
    }
  };
  select.addEventListener('change', write);
  dialog.querySelector('.io-in').onclick = async e => {
    const what = e.target.closest('[data-do]')?.dataset.do;
    if (what !== 'copy' && what !== 'copy-link') return;
    said.textContent = (await copied(what === 'copy' ? area.value : deckLink()))
      ? 'Copied.'
      : 'Your browser blocked copying. Select the text instead.';
  };
  write();
}

// open

const STATES = { playable: '', waits: 'some cards not playable yet', illegal: 'not legal' };
const own = d =>
  html`
    <li>
      ${deckFace(d)}
      <div><b>${d.name}</b><small>${count(size(d), 'card')} · edited ${ago(d.when / 1000)}</small></div>
      <span class="row">
        <button type="button" class="btn btn--quiet" data-open="mine:${d.id}">
          Open<span class="sr"> ${d.name}</span>
        </button>
        <button type="button" class="btn btn--quiet" data-drop="${d.id}">
          Delete<span class="sr"> ${d.name}</span>
        </button>
      </span>
    </li>
  `;
const listed = d =>
  html`
    <li>
      ${deckFace(d)}
      <div>
        <b>${d.name}</b>
        <small>
          ${d.group} · ${bookTitle(d.rules)} · ${count(d.size, 'card')}
          ${STATES[d.state] && ` · ${STATES[d.state]}`}
        </small>
      </div>
      <button type="button" class="btn btn--quiet" data-open="listed:${d.id}">
        Open<span class="sr"> ${d.name}</span>
      </button>
    </li>
  `;

export async function openDialog() {
  show(
    html`
      ${head('Decks', 'Open a deck', 'Your own decks are edited in place. Others open as a ' + 'copy.')}
      <label class="field">
        ${icon.search}
        <span class="sr">Filter decks</span>
        <input type="search" id="deck-q" placeholder="Name, set, rulebook or type">
      </label>
      <div class="scroll decklist" id="deck-list" tabindex="0" role="region" aria-label="Decks"></div>
    `,
  );
  const input = dialog.querySelector('#deck-q'),
    list = dialog.querySelector('#deck-list');
  let all = [];
  const redraw = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = text => words.every(w => text.toLowerCase().includes(w));
    const yours = mine().filter(d => fits(`${d.name} yours`)),
      there = all.filter(d => fits(`${d.name} ${d.group} ${bookTitle(d.rules)} ${d.types.join(' ')}`));
    draw(
      list,
      html`
        ${
          yours.length > 0 &&
          html`<h3>Your decks, saved in this browser</h3><ul class="picklist">${yours.map(own)}</ul>`
        }
        <h3>${count(there.length, 'deck')} to start from</h3>
        <ul class="picklist">${there.map(listed)}</ul>
      `,
    );
  };
  input.addEventListener('input', redraw);
  list.onclick = e => pick(e, redraw);
  redraw();
  input.focus();
  try {
    all = await get('/decks');
    redraw();
  } catch (error) {
    draw(list, html`<p role="alert">${error.message}</p>`);
  }
}

function pick(e, redraw) {
  const open = e.target.closest('[data-open]')?.dataset.open,
    drop = e.target.closest('[data-drop]');
  if (open) openDeck(open).then(() => dialog.close());
  if (!drop) return;
  if (drop.dataset.sure) {
    dropDeck(drop.dataset.drop);
    redraw();
  } else {
    drop.dataset.sure = '1';
    drop.textContent = 'Delete for good';
  }
}

/** Lay a deck out by its word. */
export async function openDeck(word) {
  const [kind, id] = word.split(':');
  if (kind === 'mine') {
    const found = mine().find(d => d.id === id);
    if (found) await lay({ ...found, saved: true });
    return;
  }
  const found = await get(`/decks/${encodeURIComponent(id)}`);
  await lay({ name: found.name, cards: found.cards });
}

dialog.addEventListener('click', e => {
  if (e.target.closest('[data-do=close]') || e.target === dialog) dialog.close();
});
