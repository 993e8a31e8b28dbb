// What is chosen on the start page: kept from last time, mended, and how decks and rules follow one another.
import { recall, remember } from '../../lib/storage.js';
import { noteOf } from '../../deck/by_year.js';
import { mine, ownDeck, size } from '../../deck/own_decks.js';
import { CLOCKS } from '../shared/open_table.js';

export const FIRST = { coin: 'Coin flip', 0: 'I go first', 1: 'My opponent goes first' };

/** The words of the two decks that are played with a book where none are chosen. */
export const bookDecks = (has, rules) => has.books.find(b => b.id === rules).decks.map(id => `listed:${id}`);

/** The settings kept from last time, mended where what they name is gone. */
export function settingsFrom(has) {
  const kept = {
    rules: 'xy',
    foe: 'regular',
    first: 'coin',
    clock: 'none',
    duo: false,
    three: false,
    latest: false,
    listed: false,
    ...recall('setup', {}),
  };
  if (!has.books.some(b => b.id === kept.rules)) kept.rules = 'xy';
  kept.foe = has.agents.find(a => a.same === kept.foe)?.id || kept.foe; // a level is shown once
  if (!has.agents.some(a => a.id === kept.foe) && !['friend', 'both'].includes(kept.foe)) kept.foe = has.agents[0].id;
  if (!FIRST[kept.first]) kept.first = 'coin';
  if (!CLOCKS[kept.clock]) kept.clock = 'none';
  const usual = bookDecks(has, kept.rules);
  if (!findDeck(has, kept.deck)) kept.deck = usual[0];
  if (!findDeck(has, kept.foeDeck)) kept.foeDeck = usual[1];
  return kept;
}
export const keepSettings = settings => remember('setup', settings);

const listedDeck = (has, word = '') => has.decks.find(d => `listed:${d.id}` === word && d.state === 'playable');

/** A deck by its word: {word, name, note, types}, or nothing. */
export function findDeck(has, word = '') {
  const [kind, id] = word.split(':');
  if (kind === 'random') return { word, name: 'Random deck', note: 'A new random deck each game', types: 'C' };
  if (kind === 'mine') {
    const own = mine().find(d => d.id === id);
    return own && { word, name: own.name, note: `Yours · ${size(own)} cards`, types: own.types || 'C', key: own.key };
  }
  const deck = listedDeck(has, word);
  return (
    deck && {
      word,
      name: deck.name,
      note: noteOf(deck),
      types: deck.types,
      key: deck.key,
      story: deck.story,
      wins: deck.wins,
    }
  );
}

/** The book of a deck's years; nothing where it has none. */
export function bookOf(has, word = '') {
  return word.startsWith('mine:') ? ownDeck(word.slice(5))?.rules || '' : listedDeck(has, word)?.rules || '';
}
/** The newest of some books. */
export const newestBook = (has, ids) =>
  has.books
    .map(b => b.id)
    .filter(id => ids.includes(id))
    .at(-1) || '';

/** Another deck of the same kind and years, for the other side. */
function rival(has, word, rules) {
  const deck = listedDeck(has, word),
    pair = bookDecks(has, deck?.rules || rules);
  if (pair.includes(word)) return pair.find(other => other !== word);
  const alike = deck
    ? has.decks.filter(
        d => d.kind === deck.kind && d.rules === deck.rules && d.group === deck.group && d.state === 'playable',
      )
    : [];
  const next = alike[(alike.indexOf(deck) + 1) % alike.length];
  return next && next !== deck ? `listed:${next.id}` : pair[1];
}

/** The settings with another deck; the other side's follows unless it was chosen, and the rules follow both. */
export function withDeck(has, settings, key, word) {
  const s = { ...settings, [key]: word };
  if (key === 'foeDeck') s.foeChosen = true;
  else if (!s.foeChosen) s.foeDeck = rival(has, word, s.rules);
  s.rules = newestBook(has, [bookOf(has, s.deck), bookOf(has, s.foeDeck)].filter(Boolean)) || s.rules;
  return s;
}

/** The settings with another book; decks that came with the old one give way to those of the new. */
export function withBook(has, settings, rules) {
  const before = bookDecks(has, settings.rules),
    after = bookDecks(has, rules),
    s = { ...settings, rules };
  for (const key of ['deck', 'foeDeck']) {
    if (before.includes(s[key])) s[key] = after[before.indexOf(s[key])];
  }
  return s;
}

/** What the form says now, decks and rules apart. */
export function settingsOf(form, before) {
  const data = new FormData(form);
  return {
    ...before,
    foe: data.get('foe'),
    first: data.get('first'),
    clock: data.get('clock'),
    duo: data.has('duo'),
    three: data.has('three'),
    latest: data.has('latest'),
    listed: data.has('listed'),
  };
}
