// The set-up form of the start page: what can be chosen, and the words for it.
import { html } from '../../lib/html.js';
import { icon } from '../../lib/symbols.js';
import { nameField } from '../../lib/name_field.js';
import { mine } from '../../deck/own_decks.js';
import { deckFace } from '../../deck/deck_face.js';
import { option } from '../../deck/deck_options.js';
import { yearChips } from '../../deck/deck_picker.js';
import { CLOCKS } from '../shared/open_table.js';
import { FIRST, bookDecks, bookOf, findDeck, newestBook } from './settings.js';

const BOXES = 9;

/** The decks shown as boxes: the book's own pair, yours, famous ones of its years, and the chosen one. */
function handful(has, { rules, deck }) {
  const own = mine()
    .slice(0, 2)
    .map(d => `mine:${d.id}`);
  const famous = has.decks
    .filter(d => d.rules === rules && d.kind === 'famous' && d.state === 'playable')
    .map(d => `listed:${d.id}`);
  const first = [...new Set([...bookDecks(has, rules), ...own, ...famous])].slice(0, BOXES);
  if (!first.includes(deck)) first[first.length - 1] = deck;
  return first.map(word => findDeck(has, word)).filter(Boolean);
}

const radio = (name, value, on, inner, cls = '') =>
  html`
    <label class="pickbox ${cls}" data-key="${name}-${value}">
      <input type="radio" name="${name}" value="${value}"${on && html` checked`}>
      <span class="in">${inner}</span>
    </label>
  `;

const bookBox = (b, on) =>
  radio(
    'rules',
    b.id,
    on,
    html`
      <b class="yr">${b.year}</b>
      <span class="nm">${b.short}</span>
      <ul><li>${b.line}</li>${b.facts.slice(0, 1).map(f => html`<li>${f}</li>`)}</ul>
    `,
  );
const deckBox = (d, on) =>
  radio('deck', d.word, on, html`${deckFace(d, 18)}<span class="tx"><b>${d.name}</b><small>${d.note}</small></span>`);
const foeBox = (a, on) =>
  radio(
    'foe',
    a.id,
    on,
    html`
      <b>
        ${a.name}
        ${a.rating !== null && html` <span class="points">${a.rating}<span class="sr"> points</span></span>`}
      </b>
      <small>${a.note}</small>
    `,
  );
/** The players that no level is by another name, or the levels. */
const foeBoxes = (has, s, level) =>
  has.agents
    .filter(a => a.level === level && !has.agents.some(b => b.same === a.id))
    .map(a => foeBox(a, a.id === s.foe));
const select = (name, label, options) =>
  html`<label class="sel"><span>${label}</span><select name="${name}">${options}</select></label>`;
const tick = (name, on, text, note) =>
  html`
    <label class="chk">
      <input type="checkbox" name="${name}"${on && html` checked`}> <span>
        ${text} <span class="muted">${note}</span>
      </span>
    </label>
  `;
const theirs = (label, deck) =>
  html`
    <div class="sel">
      <span id="foe-deck">${label}</span>
      <button type="button" class="pickdeck" data-pick="foeDeck" aria-describedby="foe-deck">
        ${deck.name}
        <span class="muted"> · change</span>
      </button>
    </div>
  `;
const about = d =>
  d.story && html`<p class="story" data-key="story">${d.story} <span class="muted">${d.wins}</span></p>`;

const yearOfBook = (has, id) => has.books.find(b => b.id === id).year;
/** Why these rules: the decks decide unless somebody chose otherwise. */
function whyRules(has, s) {
  const books = ['deck', 'foeDeck'].map(key => bookOf(has, s[key])).filter(Boolean),
    newest = newestBook(has, books);
  if (!newest) return 'Any card can be played under any rulebook.';
  const theirs = yearOfBook(has, newest);
  if (newest !== s.rules) return `You picked these rules. The decks are made for ${theirs} rules.`;
  return new Set(books).size > 1
    ? `Rules are set to match the newer deck (${theirs}).`
    : `Rules are set to match your decks (${theirs}).`;
}

export function setupMarkup(has, s) {
  const chosen = findDeck(has, s.deck),
    foe = findDeck(has, s.foeDeck);
  return html`
    <fieldset data-key="books">
      <legend><span class="step">1</span>Rulebook</legend>
      <div class="books">${has.books.map(b => bookBox(b, b.id === s.rules))}</div>
      <p class="hint">
        <span role="status">${whyRules(has, s)}</span> <button type="button" class="linkish" data-do="compare">
          Compare rulebooks
        </button>
      </p>
    </fieldset>
    <fieldset data-key="decks">
      <legend><span class="step">2</span>Your deck</legend>
      <div class="decks">${handful(has, s).map(d => deckBox(d, d.word === s.deck))}</div>
      ${about(chosen)}
      <div class="hint" data-key="hint">
        <button type="button" class="btn btn--quiet" data-pick="deck">All decks by year</button>
        <a href="/decks">Build a deck</a>
      </div>
      <div class="years" role="group" aria-label="Decks by year">${yearChips(has.decks)}</div>
    </fieldset>
    <fieldset data-key="foes">
      <legend><span class="step">3</span>Opponent</legend>
      <div class="foes">
        <p class="kind">Levels, easiest first. A 100-point edge wins about 64% of games.</p>
        ${foeBoxes(has, s, true)}
        <p class="kind">Other bots</p>
        ${foeBoxes(has, s, false)}
        <p class="kind">People</p>
        ${radio(
          'foe',
          'friend',
          s.foe === 'friend',
          html`${icon.people}<b>A friend</b><small>send a link, no account needed</small>`,
          'alt',
        )}
        ${radio(
          'foe',
          'both',
          s.foe === 'both',
          html`${icon.hand}<b>Both sides</b><small>play against yourself</small>`,
          'alt',
        )}
      </div>
    </fieldset>
    <fieldset class="extras" data-key="extras">
      <legend class="sr">More options</legend>
      ${theirs(
        s.foe === 'both' ? 'Other deck' : s.foe === 'friend' ? 'Their deck, unless they pick one' : 'Their deck',
        foe,
      )}
      ${select(
        'first',
        'Who goes first',
        Object.entries(FIRST)
          .sort(([a]) => (a === 'coin' ? -1 : 1))
          .map(([v, t]) => option(v, t, s.first === v)),
      )}
      ${select(
        'clock',
        'Clock',
        Object.entries(CLOCKS).map(([v, [t]]) => option(v, t, s.clock === v)),
      )}
      ${s.foe === 'friend' && nameField('Your name', true)}
      ${s.foe === 'friend' && tick('listed', s.listed, 'Public table', 'anyone can join or watch from the lobby')}
      ${tick('duo', s.duo, 'Two-on-two', 'each player has two Active Pokémon')}
      ${tick('three', s.three, 'Best of three', '')}
      ${tick('latest', s.latest, 'Latest card text', 'Trainers and Special Energy work like their newest printing')}
    </fieldset>
    <div class="go" data-key="go">
      <button class="btn btn--go big">${icon.play}<span>${startWords(has, s)}</span></button>
      <span class="muted">${smallPrint(has, s)}</span>
      <p class="refusal" role="alert" id="refusal"></p>
    </div>
  `;
}

function startWords(has, s) {
  return `${s.foe === 'friend' ? 'Create invite link' : 'Start'}: ${findDeck(has, s.deck).name} vs. ${
    findDeck(has, s.foeDeck).name
  }, ${yearOfBook(has, s.rules)} rules${s.duo ? ', two-on-two' : ''}${s.three ? ', best of three' : ''}`;
}
function smallPrint(has, s) {
  const agent = has.agents.find(a => a.id === s.foe);
  const against = agent
    ? `Against ${agent.name}`
    : s.foe === 'friend'
      ? 'You get a link to send once the table is open'
      : 'You play both sides';
  return (
    [against, s.latest && 'latest card text', CLOCKS[s.clock][1] && CLOCKS[s.clock][0]].filter(Boolean).join(', ') + '.'
  );
}
