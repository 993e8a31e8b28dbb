// The signs of the table: what is drawn, and what it says. A sign is explained while it is to be seen.
import { html } from '../../lib/html.js';
import { icon, mark, pip, typeOf } from '../../lib/symbols.js';

const SIGNS = [
  ['.hc.legal', html`<span class="sg sg--card">Play</span>`, 'A raised card can be used now; the word on it says how.'],
  ['.opt-target', html`<span class="sg sg--target"></span>`, 'A framed place may be chosen for what you are doing.'],
  ['.mon.legal', html`<span class="sg sg--legal"></span>`, 'This Pokémon can do something now. Press it to read what.'],
  ['.hurt', html`<span class="sg sg--hurt">20</span>`, 'Damage that lies on a Pokémon.'],
  ['.hpbar', html`<span class="sg sg--bar"><i></i></span>`, 'How much of its HP a Pokémon has left.'],
  ['.preview', html`<span class="sg sg--pill">−30</span>`, 'What the marked option would do to this Pokémon.'],
  ['.tl', html`<span class="sg sg--tool">To</span>`, 'A Pokémon Tool is attached.'],
  ['.once', html`<span class="sg">${icon.check}</span>`, 'What goes once a turn; a tick means that it was done.'],
  ['.count', html`<span class="sg sg--tool">2</span>`, 'So many places to choose from follow.'],
  ['.rule', html`<span class="rule">why</span>`, 'The name of a rule. Press it to read what this game’s book says.'],
  ['.pile', html`<span class="sg sg--pile"></span>`, 'A pile. Press it to look into it, as far as you may.'],
];
const CONDITIONS = {
  asleep: 'Asleep: its card lies turned to the left.', confused: 'Confused: its card lies upside down.', paralyzed: 'Paralyzed: its card lies turned to the right.',
  poisoned: 'Poisoned: a round sign with a drop.', burned: 'Burned: a sign with three corners and a flame.',
};
const row = (sign, text) => html`<li>${sign}<span>${text}</span></li>`;

/** The signs that are on the table now; energy holds the letters of the Energy in play. */
export function signsMarkup(conditions, energy) {
  const seen = SIGNS.filter(([selector]) => document.querySelector(`#mat ${selector}, #hand ${selector}, #panel ${selector}`));
  return html`<ul class="signs">${Object.entries(CONDITIONS).filter(([word]) => conditions.has(word)).map(([word, text]) => row(mark[word], text))}${energy.map(type => row(pip(type, 22, false), `${typeOf(type)} Energy`))}${seen.map(([, sign, text]) => row(sign, text))}</ul>`;
}
