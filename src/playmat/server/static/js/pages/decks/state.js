// The deck on the bench: its cards, how many of each, and saving it in this browser.
import { faceOf, want } from '../../card/card_cache.js';
import { keyOf } from '../../deck/deck_face.js';
import { newDeckId, ownDeck, saveDeck } from '../../deck/own_decks.js';
import { recall, remember } from '../../lib/storage.js';

export const deck = { id: '', name: 'New deck', cards: [], saved: false, rules: '', fresh: false };
const watchers = [];
export const onChange = watcher => watchers.push(watcher);
const tell = () => watchers.forEach(watcher => watcher());

export const total = () => deck.cards.reduce((sum, c) => sum + c.count, 0);
export const countOf = id => deck.cards.find(c => c.id === id)?.count || 0;
export const countNamed = name =>
  deck.cards.filter(c => faceOf(c.id).name === name).reduce((sum, c) => sum + c.count, 0);
export const isBasicEnergy = face => face.kind === 'basic_energy';

function types() {
  const many = new Map();
  for (const { id, count } of deck.cards)
    for (const t of faceOf(id).types || '') many.set(t, (many.get(t) || 0) + count);
  return (
    [...many]
      .sort((a, b) => b[1] - a[1])
      .map(([t]) => t)
      .slice(0, 2)
      .join('') || 'C'
  );
}

/** Put a deck on the bench; an own one is saved with every change, another becomes own with the first. */
export async function lay({ id = newDeckId(), name = 'New deck', cards = [], saved = false, rules = '' }) {
  await want(cards.map(c => c.id)); // before that nobody could tell what the deck is made of
  Object.assign(deck, { id, name, cards: cards.map(c => ({ ...c })), saved, rules, fresh: cards.length > 0 });
  remember('bench', { id, name, cards: deck.cards });
  tell();
}

/** Learn the book of the deck's years, which the start page plays it by. */
export function learnBook(rules) {
  if (rules === deck.rules) return;
  deck.rules = rules;
  if (deck.saved) keep();
}

/** Keep the deck as it is now. */
export function keep() {
  deck.saved = true;
  saveDeck({
    id: deck.id,
    name: deck.name,
    cards: deck.cards,
    types: types(),
    key: keyOf(deck.cards.map(c => [c.count, faceOf(c.id)])),
    rules: deck.rules,
  });
  remember('bench', { id: deck.id, name: deck.name, cards: deck.cards });
}

export function change(id, by) {
  const line = deck.cards.find(c => c.id === id);
  if (line) line.count = Math.min(60, line.count + by);
  else if (by > 0) deck.cards.push({ id, count: Math.min(60, by) });
  deck.cards = deck.cards.filter(c => c.count > 0);
  keep();
  tell();
}

export function rename(name) {
  deck.name = name.trim().slice(0, 80) || 'New deck';
  keep();
}

/** Take out some copies: "2*base1-58,1*base1-14". */
export function takeOut(text) {
  for (const [count, id] of text.split(',').map(part => part.split('*'))) {
    const line = deck.cards.find(c => c.id === id);
    if (line) line.count -= Number(count);
  }
  change('', 0);
}

/** The deck that lay here last, or nothing. */
export function lastDeck() {
  const bench = recall('bench');
  return bench && { ...bench, saved: Boolean(ownDeck(bench.id)) };
}
