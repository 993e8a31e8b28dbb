// The decks kept in this browser, and how any deck is named in settings and links.
import { post } from '../lib/api.js';
import { recall, remember } from '../lib/storage.js';

/** Own decks: [{id, name, cards: [{id, count}], types, when}], the last changed first. */
export const mine = () => recall('decks', []);
export const ownDeck = id => mine().find(deck => deck.id === id) || null;
export const size = deck => deck.cards.reduce((sum, { count }) => sum + count, 0);

export function saveDeck(deck) {
  const kept = { ...deck, when: Date.now() };
  remember('decks', [kept, ...mine().filter(each => each.id !== deck.id)]);
  return kept;
}
export const dropDeck = id =>
  remember(
    'decks',
    mine().filter(each => each.id !== id),
  );
export const newDeckId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), n => n.toString(16).padStart(2, '0')).join('');

/** A word for a deck: "listed:ID", "mine:ID" or "random"; this makes the server's DeckRef of it. */
export async function deckRef(word, book) {
  const [kind, id] = word.split(':');
  if (kind === 'listed') return { id };
  if (kind === 'random') {
    const dealt = await post('/decks/random', { format: book });
    return { name: dealt.name, cards: dealt.cards };
  }
  const deck = ownDeck(id);
  if (!deck) throw new Error('That deck is no longer saved in this browser. Choose another.');
  return { name: deck.name, cards: deck.cards };
}
