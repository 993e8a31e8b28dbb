// All decks as they came out: one's own, then year by year the famous ones and each set's, and last those of Playmat's
// own cards.
import { html } from '../lib/html.js';
import { bookTitle } from '../lib/books.js';
import { deckFace } from './deck_face.js';
import { mine, size } from './own_decks.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const monthOf = date => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** The year in which a listed deck came out; nothing for one that never did. */
export const yearOf = d => (d.years || d.date || '').slice(0, 4);
export const yearsOf = decks => [...new Set(decks.map(yearOf).filter(Boolean))].sort();

/** What a deck is, in a few words. */
export function noteOf(d) {
  if (d.kind === 'famous') return `Famous deck · ${d.years.replace('-', '–')}`;
  return d.kind === 'theme' ? `Theme deck · ${d.group}, ${yearOf(d)}` : d.group;
}

const row = (word, deck, name, note) =>
  html`
    <li>
      <button type="button" class="deckrow" data-word="${word}">
        ${deckFace(deck)}
        <span class="tx"><b>${name}</b><small>${note}</small></span>
      </button>
    </li>
  `;
const listed = d => row(`listed:${d.id}`, d, d.name, d.story || [...d.types].join(' and '));
const own = d => row(`mine:${d.id}`, d, d.name, `${size(d)} cards`);
const group = (title, rows) => rows.length > 0 && html`<h4>${title}</h4><ul>${rows}</ul>`;

function setsOf(decks) {
  const sets = new Map();
  for (const d of decks) sets.set(d.group, [...(sets.get(d.group) || []), d]);
  return [...sets].sort(([, a], [, b]) => a[0].date.localeCompare(b[0].date));
}

function year(y, decks) {
  const famous = decks.filter(d => d.kind === 'famous');
  return html`
    <section aria-labelledby="y-${y}">
      <h3 id="y-${y}" tabindex="-1" class="num">${y}</h3>
      ${group('Famous decks', famous.map(listed))}
      ${setsOf(decks.filter(d => d.kind === 'theme')).map(([name, all]) =>
        group(html`${name} <small>${monthOf(all[0].date)}</small>`, all.map(listed)),
      )}
    </section>
  `;
}

const WORDS = /\s+/;
/** A test whether a text has all words that were typed. */
export function fitting(typed) {
  const words = typed.toLowerCase().split(WORDS).filter(Boolean);
  return text => words.every(word => text.toLowerCase().includes(word));
}

/** The decks that fit what was typed, as a list by year. */
export function byYear(decks, typed = '', random = true) {
  const fits = fitting(typed);
  const there = decks.filter(
    d =>
      d.state === 'playable' &&
      fits(`${d.name} ${noteOf(d)} ${d.group} ${bookTitle(d.rules)} ${[...d.types].join(' ')} ${d.story || ''}`),
  );
  const yours = mine().filter(d => fits(`${d.name} yours`)),
    years = yearsOf(there);
  const undated = kind => there.filter(d => d.kind === kind);
  const nothing = !there.length && !yours.length;
  return html`
    ${group('Your decks, saved in this browser', yours.map(own))}
    ${group('Ready to play', undated('listed').map(listed))}
    ${years.map(y =>
      year(
        y,
        there.filter(d => yearOf(d) === y),
      ),
    )}
    ${
      random &&
      fits('random deck') &&
      group('Any year', [
        row('random', {}, 'Random deck', 'A new random deck each ' + 'game, from that rulebook’s years'),
      ])
    }
    ${group(
      'Playmat’s own cards',
      undated('sample').map(d =>
        row(`listed:${d.id}`, d, d.name, `Original cards, never printed · ${bookTitle(d.rules)}`),
      ),
    )}
    ${nothing && html`<p class="nothing">No decks found. Try a name, a set, a type or a year.</p>`}
  `;
}
