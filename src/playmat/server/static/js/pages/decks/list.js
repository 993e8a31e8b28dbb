// The list of the deck, by Pokémon, Trainers and Energy, with steppers.
import { html } from '../../lib/html.js';
import { pip } from '../../lib/symbols.js';
import { energyTypes, look, printOf, stageLabel } from '../../card/card.js';
import { faceOf } from '../../card/card_cache.js';
import { countNamed, deck, isBasicEnergy } from './state.js';

const LETTERS = {
  Trainer: 'T',
  Item: 'I',
  Supporter: 'S',
  Stadium: 'St',
  Tool: 'To',
  'Technical Machine': 'TM',
  Gear: 'G',
  Fossil: 'Fo',
  Doll: 'D',
};
export const GROUPS = [
  ['pokemon', 'Pokémon'],
  ['trainer', 'Trainers'],
  ['energy', 'Energy'],
];
export const sumOf = group =>
  deck.cards.filter(c => faceOf(c.id).supertype === group).reduce((sum, c) => sum + c.count, 0);

/** Buttons that put a card in and take it out. */
export function stepper(face, count, cls = '') {
  const label = `${face.name} ${printOf(face)}`;
  return html`
    <span class="stepper ${cls}" role="group" aria-label="${label}: ${count} in deck">
      <button type="button" data-step="-1" data-id="${face.id}"
          aria-label="Remove one ${label}"${count === 0 && html` disabled`}>−</button>
      <b>${count}</b>
      <button type="button" data-step="1" data-id="${face.id}" aria-label="Add one ${label}">+</button>
    </span>
  `;
}

/** Whether there are more of a card's name than any book allows. */
export const over = face => !isBasicEnergy(face) && countNamed(face.name) > 4;

function sign(face) {
  if (face.supertype === 'trainer')
    return html`
      <span class="kk" data-css="background:var(--k-${look(face)})">${LETTERS[stageLabel(face)] || 'T'}</span>
    `;
  return pip((face.supertype === 'energy' ? energyTypes(face) : face.types || 'C')[0]);
}

const line = ({ id, count }) => {
  const face = faceOf(id);
  return html`
    <li data-key="${id}" class="${over(face) ? 'bad' : ''}">
      ${stepper(face, count)}
      ${sign(face)}
      <button type="button" class="nm" data-read="${id}">${face.name}</button>
      <span class="set">${printOf(face)}</span>
    </li>
  `;
};

function group([kind, title]) {
  const lines = deck.cards.filter(c => faceOf(c.id).supertype === kind);
  if (!lines.length) return '';
  if (kind === 'trainer') lines.sort((a, b) => stageLabel(faceOf(a.id)).localeCompare(stageLabel(faceOf(b.id))));
  return html`
    <h3 data-key="h-${kind}"><span>${title}</span><span class="num">${sumOf(kind)}</span></h3>
    <ul data-key="l-${kind}">${lines.map(line)}</ul>
  `;
}

export function listMarkup() {
  if (!deck.cards.length)
    return html`
      <div class="empty">
        <h3>No cards yet</h3>
        <p class="muted">Press + under a card, import a list, or open an existing deck and edit it.</p>
      </div>
    `;
  return html`${GROUPS.map(group)}`;
}

/** The bar that shows how the deck is made up. */
export function splitMarkup() {
  const parts = GROUPS.map(([kind, title]) => [kind[0], title, sumOf(kind)]).filter(([, , n]) => n);
  if (!parts.length) return '';
  return html`
    <div class="split" role="img" aria-label="${parts.map(([, t, n]) => `${n} ${t}`).join(', ')}">
      ${parts.map(([k, t, n]) => html`<span class="${k}" data-css="flex:${n}">${n} ${t}</span>`)}
    </div>
  `;
}
