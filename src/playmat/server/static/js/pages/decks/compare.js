// Two lists side by side: what only one of them has, and of what they have different numbers.
import { html } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { faceOf, nameOf, want } from '../../card/card_cache.js';
import { ownDeck } from '../../deck/own_decks.js';
import { deck } from './state.js';

/** The deck of a word: {name, cards}. */
export async function deckOf(word) {
  const [kind, id] = word.split(':');
  const found = kind === 'mine' ? ownDeck(id) : await get(`/decks/${encodeURIComponent(id)}`);
  await want(found.cards.map(c => c.id));
  return found;
}

/** Copies by name; prints of one name are one line. */
function counts(cards) {
  const many = new Map();
  for (const { id, count } of cards) many.set(nameOf(id), (many.get(nameOf(id)) || 0) + count);
  return many;
}

export function compareMarkup(other) {
  if (!other)
    return html`
      <p class="muted empty">
        Pick another deck to see the
        differences. <button type="button" class="linkish" data-do="compare">Pick a deck</button>
      </p>
    `;
  const here = counts(deck.cards),
    there = counts(other.cards);
  const rank = name =>
    ['pokemon', 'trainer', 'energy'].indexOf(
      faceOf([...deck.cards, ...other.cards].find(c => nameOf(c.id) === name).id).supertype,
    );
  const names = [...new Set([...here.keys(), ...there.keys()])]
    .filter(name => here.get(name) !== there.get(name))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const same = [...here].reduce((sum, [name, n]) => sum + Math.min(n, there.get(name) || 0), 0);
  const row = name =>
    html`<tr><th scope="row">${name}</th><td>${here.get(name) || '–'}</td><td>${there.get(name) || '–'}</td></tr>`;
  return html`
    <p class="tiny">
      ${same} cards in common. <button type="button" class="linkish" data-do="compare">Pick another deck</button>
    </p>
    <table class="odds-t">
      <caption class="sr">Differences between the decks</caption>
      <thead>
        <tr><th scope="col">Card</th><th scope="col">${deck.name}</th><th scope="col">${other.name}</th></tr>
      </thead>
      <tbody>${names.map(row)}</tbody>
    </table>
  `;
}
