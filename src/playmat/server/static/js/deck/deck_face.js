// The picture of a deck: its main Pokémon over its types, or its types alone.
import { html } from '../lib/html.js';
import { pip } from '../lib/symbols.js';
import { portrait } from '../card/card.js';

export const deckFace = ({ key, types }, px = 16) =>
  html`
    <span class="box${key ? ' box--art' : ''}">
      ${key && portrait(key)}
      ${[...(types || 'C')].slice(0, 2).map(t => pip(t, key ? 13 : px, !key))}
    </span>
  `;

const size = ([count, face]) => face.hp * Math.min(count, 2) * (face.from ? 2 : 1);
/** What is drawn of the largest Pokémon, Evolutions before others, among cards: [[count, face]]. */
export function keyOf(cards) {
  const mons = cards.filter(([, face]) => face.supertype === 'pokemon').sort((a, b) => size(b) - size(a));
  if (!mons.length) return null;
  const [, { name, types, stage, family, shape }] = mons[0];
  return { name, types, stage, family, shape };
}
