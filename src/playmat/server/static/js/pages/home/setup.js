// The set-up form of the start page: what can be chosen, what is chosen, and the words for it.
import { html } from '../../lib/html.js';
import { icon, pip } from '../../lib/symbols.js';
import { recall, remember } from '../../lib/storage.js';
import { mine, size } from '../../deck/own_decks.js';
import { deckOptions, option } from '../../deck/deck_options.js';
import { CLOCKS } from '../shared/open_table.js';

const FIRST = { coin: 'As the book says', 0: 'I start', 1: 'My opponent starts' };

/** The words of the two decks that are played with a book where none are chosen. */
export const bookDecks = (has, rules) => has.books.find(b => b.id === rules).decks.map(id => `listed:${id}`);

/** The settings kept from last time, mended where what they name is gone. */
export function settingsFrom(has) {
  const kept = { rules: 'xy', foe: 'greedy', first: 'coin', clock: 'none', duo: false, three: false, ...recall('setup', {}) };
  if (!has.books.some(b => b.id === kept.rules)) kept.rules = 'xy';
  if (!has.agents.some(a => a.id === kept.foe) && !['friend', 'both'].includes(kept.foe)) kept.foe = has.agents[0].id;
  if (!FIRST[kept.first]) kept.first = 'coin';
  if (!CLOCKS[kept.clock]) kept.clock = 'none';
  const usual = bookDecks(has, kept.rules);
  if (!findDeck(has, kept.deck)) kept.deck = usual[0];
  if (!findDeck(has, kept.foeDeck)) kept.foeDeck = usual[1];
  return kept;
}
export const keepSettings = settings => remember('setup', settings);

/** A deck by its word: {word, name, note, types}, or nothing. */
export function findDeck(has, word = '') {
  const [kind, id] = word.split(':');
  if (kind === 'random') return { word, name: 'Random deck', note: 'Built anew for each game', types: 'C' };
  if (kind === 'mine') {
    const own = mine().find(d => d.id === id);
    return own && { word, name: own.name, note: `Yours · ${size(own)} cards`, types: own.types || 'C' };
  }
  const deck = has.decks.find(d => d.id === id && d.state === 'playable');
  return deck && { word, name: deck.name, note: deck.kind === 'theme' ? `Theme deck · ${deck.group}` : deck.group, types: deck.types };
}

/** The handful of decks shown as boxes: the chosen one, the book's own, yours, a random one. */
function handful(has, { rules, deck }) {
  const own = mine().slice(0, 2).map(d => `mine:${d.id}`);
  const theme = has.decks.filter(d => d.rules === rules && d.state === 'playable' && d.kind === 'theme').map(d => `listed:${d.id}`);
  const first = [...new Set([...bookDecks(has, rules), ...own, ...theme])].slice(0, 5);
  if (!first.includes(deck) && deck !== 'random') first[4] = deck;
  return [...first, 'random'].map(word => findDeck(has, word)).filter(Boolean);
}

const radio = (name, value, on, inner, cls = '') => html`<label class="pickbox ${cls}" data-key="${name}-${value}"><input type="radio" name="${name}" value="${value}"${on && html` checked`}><span class="in">${inner}</span></label>`;

const bookBox = (b, on) => radio('rules', b.id, on, html`<b class="yr">${b.year}</b><span class="nm">${b.short}</span><ul><li>${b.line}</li>${b.facts.slice(0, 1).map(f => html`<li>${f}</li>`)}</ul>`);
const deckBox = (d, on) => radio('deck', d.word, on, html`<span class="box">${[...d.types].slice(0, 2).map(t => pip(t, 18))}</span><span class="tx"><b>${d.name}</b><small>${d.note}</small></span>`);
const foeBox = (a, on) => radio('foe', a.id, on, html`<b>${a.name}</b><small>${a.note}</small>`);
const select = (name, label, options) => html`<label class="sel"><span>${label}</span><select name="${name}">${options}</select></label>`;
const tick = (name, on, text, note) => html`<label class="chk"><input type="checkbox" name="${name}"${on && html` checked`}> <span>${text} <span class="muted">${note}</span></span></label>`;

export function setupMarkup(has, s) {
  const playable = has.decks.filter(d => d.state === 'playable').length;
  return html`
<fieldset data-key="books"><legend><span class="step">1</span>Rulebook</legend><div class="books">${has.books.map(b => bookBox(b, b.id === s.rules))}</div><p class="hint">Any card may be played under any book. <button type="button" class="linkish" data-do="compare">Compare the books</button></p></fieldset>
<fieldset data-key="decks"><legend><span class="step">2</span>Your deck</legend><div class="decks">${handful(has, s).map(d => deckBox(d, d.word === s.deck))}</div><p class="hint"><label class="inline-sel">Any of ${playable} decks: <select name="anydeck">${deckOptions(has.decks, s.deck)}</select></label> <a href="/decks">Browse and build</a></p></fieldset>
<fieldset data-key="foes"><legend><span class="step">3</span>Opponent</legend><div class="foes">${has.agents.map(a => foeBox(a, a.id === s.foe))}${radio('foe', 'friend', s.foe === 'friend', html`${icon.people}<b>A friend</b><small>send a link, no account</small>`, 'alt')}${radio('foe', 'both', s.foe === 'both', html`${icon.hand}<b>Both seats</b><small>play both sides yourself</small>`, 'alt')}</div></fieldset>
<fieldset class="extras" data-key="extras"><legend class="sr">More settings</legend>${select('foeDeck', s.foe === 'both' ? 'The other deck' : s.foe === 'friend' ? 'Their deck, if they bring none' : 'Their deck', deckOptions(has.decks, s.foeDeck))}${select('first', 'Who starts', Object.entries(FIRST).sort(([a]) => (a === 'coin' ? -1 : 1)).map(([v, t]) => option(v, t, s.first === v)))}${select('clock', 'Clock', Object.entries(CLOCKS).map(([v, [t]]) => option(v, t, s.clock === v)))}${s.foe === 'friend' && html`<label class="sel"><span>Your name</span><input name="name" maxlength="24" autocomplete="nickname" value="${recall('name', '')}" placeholder="Host"></label>`}${tick('duo', s.duo, 'Two-on-two', 'two Active Pokémon each')}${tick('three', s.three, 'Best of three', '')}</fieldset>
<div class="go" data-key="go"><button class="btn btn--go big">${icon.play}<span>${startWords(has, s)}</span></button><span class="muted">${smallPrint(has, s)}</span><p class="refusal" role="alert" id="refusal"></p></div>`;
}

function startWords(has, s) {
  const { year } = has.books.find(b => b.id === s.rules);
  return `${s.foe === 'friend' ? 'Make the link' : 'Start'}: ${findDeck(has, s.deck).name} against ${findDeck(has, s.foeDeck).name}, ${year} rules`;
}
function smallPrint(has, s) {
  const agent = has.agents.find(a => a.id === s.foe);
  const against = agent ? `Against ${agent.name}` : s.foe === 'friend' ? 'You sit down first and send the link from the table' : 'You play both sides';
  return [against, s.three && 'best of three', s.duo && 'two-on-two', CLOCKS[s.clock][1] && CLOCKS[s.clock][0]].filter(Boolean).join(', ') + '.';
}

/** What the form says now. */
export function settingsOf(form, before) {
  const data = new FormData(form);
  return { rules: data.get('rules'), deck: data.get('deck') || before.deck, foe: data.get('foe'), foeDeck: data.get('foeDeck'), first: data.get('first'), clock: data.get('clock'), duo: data.has('duo'), three: data.has('three') };
}
