// A select that offers every deck: a random one, those of this browser, those that are listed.
import { html } from '../lib/html.js';
import { mine } from './own_decks.js';

export const option = (value, text, on, off) =>
  html`<option value="${value}"${on && html` selected`}${off && html` disabled`}>${text}</option>`;

const WAITS = { waits: 'some cards not playable yet', illegal: 'not legal' };
const listed = (d, chosen) =>
  option(
    `listed:${d.id}`,
    d.state === 'playable' ? d.name : `${d.name} (${WAITS[d.state] || 'not playable'})`,
    chosen === `listed:${d.id}`,
    d.state !== 'playable',
  );

/** The options of a select that offers every deck of `GET /decks`; `chosen` is a deck's word. */
export function deckOptions(decks, chosen) {
  const groups = new Map();
  for (const d of decks) groups.set(d.group, [...(groups.get(d.group) || []), d]);
  return html`
    ${option('random', 'Random deck', chosen === 'random')}
    ${
      mine().length > 0 &&
      html`
        <optgroup label="Yours">${mine().map(d => option(`mine:${d.id}`, d.name, chosen === `mine:${d.id}`))}</optgroup>
      `
    }
    ${[...groups].map(([name, all]) => html`<optgroup label="${name}">${all.map(d => listed(d, chosen))}</optgroup>`)}
  `;
}
