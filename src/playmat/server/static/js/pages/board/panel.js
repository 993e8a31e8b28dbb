// The editor's panel: the table's settings, one Pokémon, or one zone.
import { html } from '../../lib/html.js';
import { icon, pip, TYPES, LETTER } from '../../lib/symbols.js';
import { printOf } from '../../card/card.js';
import { BOOKS, bookTitle } from '../../lib/books.js';
import { chosenMon, faceFor, now, side } from './state.js';
import { CONDITIONS, ZONES } from './text.js';

export const NAMES = ['You', 'Opponent'];
const WHOSE = ['Your', 'Opponent’s'];
export const ZONE_NAMES = { hand: 'hand', deck: 'deck', discard: 'discard pile', lost: 'Lost Zone', prizes: 'Prizes' };
const capital = word => word[0].toUpperCase() + word.slice(1);
const option = (value, text, on) => html`<option value="${value}"${on && html` selected`}>${text}</option>`;
const ENERGY = TYPES.filter(t => !['Dragon', 'Colorless'].includes(t)).map(t => LETTER[t]);

function problems() {
  if (!now.checked) return html`<p class="muted tiny">Checking…</p>`;
  if (now.problems.length)
    return html`
      <ul class="msg">${now.problems.map(p => html`<li class="bad">${icon.cross}<span>${p}</span></li>`)}</ul>
    `;
  const missing = [0, 1].filter(seat => !side(seat).actives.length);
  if (missing.length)
    return html`
      <ul class="msg">
        <li class="tip">
          ${icon.warn}
          <span>Both sides need an Active Pokémon. Missing: ${missing.map(s => NAMES[s]).join(', ')}.</span>
        </li>
      </ul>
    `;
  return html`<ul class="msg"><li class="ok">${icon.check}<span>Valid position.</span></li></ul>`;
}

function tableMarkup() {
  const b = now.board;
  const zone = (seat, z) =>
    html`
      <button type="button" class="zonebtn" data-zone-of="${seat} ${z}">
        <span>${capital(ZONE_NAMES[z])}</span>
        <b class="num">${side(seat)[z].filter(x => x !== '-').length}</b>
      </button>
    `;
  const half = seat =>
    html`
      <section data-key="half${seat}">
        <h3>${WHOSE[seat]} side</h3>
        <div class="zones">${ZONES.map(z => zone(seat, z))}</div>
        <div class="row">
          <button type="button" class="btn btn--quiet"
              data-add="${side(seat).actives.length ? 'bench' : 'active'} ${seat}">Add a Pokémon…</button>
          <button type="button" class="btn btn--quiet" data-add="hand ${seat}">Add to hand…</button>
        </div>
      </section>
    `;
  return html`
    <h2>Position</h2>
    <div class="fields">
      <label class="sel">
        <span>Rulebook</span>
        <select data-set="rules">${Object.keys(BOOKS).map(id => option(id, bookTitle(id), id === b.rules))}</select>
      </label>
      <label class="sel">
        <span>Turn</span>
        <input type="number" min="1" max="999" data-set="turn" value="${b.turn}">
      </label>
      <label class="sel">
        <span>Whose turn</span>
        <select data-set="player">${NAMES.map((n, i) => option(i, n, i === b.player))}</select>
      </label>
      <label class="sel">
        <span>Who went first</span>
        <select data-set="first">${NAMES.map((n, i) => option(i, n, i === b.first))}</select>
      </label>
    </div>
    ${half(0)}
    ${half(1)}
    <section data-key="stadium">
      <h3>Stadium</h3>
      <div class="row">
        ${
          b.stadium
            ? html`
              <span>${faceFor(b.stadium).name}</span>
              <button type="button" class="btn btn--quiet" data-do="no-stadium">Remove</button>
            `
            : html`<button type="button" class="btn btn--quiet" data-add="stadium 0">Add a Stadium…</button>`
        }
      </div>
    </section>
    <section data-key="line">
      <h3><label for="line">Position as text</label></h3>
      <textarea id="line" spellcheck="false">${now.line}</textarea>
      <div class="row">
        <button type="button" class="btn btn--quiet" data-do="lay">Load this position</button>
        <button type="button" class="btn btn--quiet" data-do="clear">Clear the board</button>
      </div>
      <p class="refusal" role="alert" id="line-wrong"></p>
    </section>
  `;
}

const listed = (refs, what, from) =>
  html`
    <ul class="cardlist">
      ${refs.map(
        (ref, at) =>
          html`
            <li>
              ${
                ref === '-'
                  ? html`<span class="muted">taken</span>`
                  : html`
                    <span>
                      ${faceFor(ref).name}
                      ${ref.length > 1 && html` <small class="muted">${printOf(faceFor(ref))}</small>`}
                    </span>
                  `
              }
              <button type="button" class="icon-btn" data-${what}="${at}"${from}>
                ${icon.x}
                <span class="sr">Remove ${ref === '-' ? 'the empty slot' : faceFor(ref).name}</span>
              </button>
            </li>
          `,
      )}
    </ul>
  `;

function monMarkup(m, { seat, row, at }) {
  const name = faceFor(m.stack.at(-1)).name;
  return html`
    <button type="button" class="linkish" data-do="table">Back</button>
    <h2>${name}</h2>
    <p class="muted">${WHOSE[seat]} ${row === 'actives' ? 'Active' : `Bench, slot ${at + 1}`}</p>
    <div class="fields">
      <label class="sel">
        <span>Damage</span>
        <input type="number" min="0" max="990" step="10" data-damage value="${m.damage}">
      </label>
      <label class="chk">
        <input type="checkbox" data-mark="new"${m.marks.includes('new') && html` checked`}> <span>
          Came into play this turn
        </span>
      </label>
    </div>
    <fieldset class="conds">
      <legend>Special Conditions</legend>
      ${CONDITIONS.map(
        c =>
          html`
            <label class="chk">
              <input type="checkbox"
                  data-condition="${c}"${m.conditions.some(x => x.split(':')[0] === c) && html` checked`}> <span>
                ${capital(c)}
              </span>
            </label>
          `,
      )}
    </fieldset>
    <section data-key="energy">
      <h3>Attached</h3>
      <div class="letters-row" role="group" aria-label="Attach a basic Energy">
        ${ENERGY.map(
          letter =>
            html`<button type="button" class="tog sq" data-energy="${letter}" title="Attach">${pip(letter)}</button>`,
        )}
      </div>
      ${listed(m.attached, 'detach', '')}
      <div class="row">
        <button type="button" class="btn btn--quiet" data-add="attach ${seat}">Attach another card…</button>
      </div>
    </section>
    <section data-key="stack">
      <h3>Cards, bottom to top</h3>
      ${listed(m.stack, 'unstack', '')}
      <div class="row">
        <button type="button" class="btn btn--quiet" data-add="evolve ${seat}">Put a card on top…</button>
      </div>
    </section>
    <div class="row">
      <button type="button" class="btn btn--quiet" data-do="move-mon">
        ${row === 'actives' ? 'Move to Bench' : 'Make Active'}
      </button>
      <button type="button" class="btn btn--quiet" data-do="drop-mon">Remove from play</button>
    </div>
  `;
}

function zoneMarkup({ seat, zone }) {
  const cards = side(seat)[zone];
  return html`
    <button type="button" class="linkish" data-do="table">Back</button>
    <h2>${WHOSE[seat]} ${ZONE_NAMES[zone]} (${cards.filter(x => x !== '-').length})</h2>
    ${
      zone === 'deck' &&
      html`<p class="muted tiny">Top card first. The deck keeps this order until an effect shuffles it.</p>`
    }
    <div class="row">
      <button type="button" class="btn btn--go" data-add="${zone} ${seat}">Add cards…</button>
      ${cards.length > 0 && html`<button type="button" class="btn btn--quiet" data-do="empty-zone">Remove all</button>`}
      ${zone === 'deck' && html`<button type="button" class="btn btn--quiet" data-do="shuffle">Shuffle</button>`}
    </div>
    ${
      zone === 'deck' &&
      html`
        <label class="sel">
          <span>Fill from a deck</span>
          <select data-fill>${option('', 'Choose a deck', true)}${now.decks || ''}</select>
        </label>
      `
    }
    <div class="letters-row" role="group" aria-label="Add a basic Energy">
      ${ENERGY.map(
        letter =>
          html`<button type="button" class="tog sq" data-energy="${letter}" title="Add">${pip(letter)}</button>`,
      )}
    </div>
    ${listed(cards, 'take', '')}
  `;
}

export function panelMarkup() {
  const mon = chosenMon(),
    c = now.chosen;
  const inner = mon ? monMarkup(mon, c) : c?.zone ? zoneMarkup(c) : tableMarkup();
  return html`
    <div class="verdictbox" role="status" data-key="verdict">${problems()}</div>
    <div class="edit-in" data-key="${mon ? `m${c.seat}${c.row}${c.at}` : c?.zone ? `z${c.seat}${c.zone}` : 'table'}">
      ${inner}
    </div>
  `;
}
