// The signs of the table: what is drawn, and what it says. A sign is explained while it is to be seen.
import { html } from '../../lib/html.js';
import { icon, mark, pip, typeOf } from '../../lib/symbols.js';

const SIGNS = [
  ['.hc.legal', html`<span class="sg sg--card">Play</span>`, 'You can use this card now; the label says how.'],
  ['.opt-target', html`<span class="sg sg--target"></span>`, 'You can choose this spot for your current move.'],
  ['.mon.legal', html`<span class="sg sg--legal"></span>`, 'This Pokémon can act now. Press it to see how.'],
  ['.hurt', html`<span class="sg sg--hurt">20</span>`, 'Damage on a Pokémon.'],
  ['.hpbar', html`<span class="sg sg--bar"><i></i></span>`, 'A Pokémon’s remaining HP.'],
  ['.preview', html`<span class="sg sg--pill">−30</span>`, 'What the highlighted option would do to this Pokémon.'],
  ['.tl', html`<span class="sg sg--tool">To</span>`, 'A Pokémon Tool is attached.'],
  ['.once', html`<span class="sg">${icon.check}</span>`, 'Allowed once per turn; a check mark means done.'],
  ['.count', html`<span class="sg sg--tool">2</span>`, 'How many targets you can choose from.'],
  ['.rule', html`<span class="rule">why</span>`, 'A rule. Press it to read what this game’s rulebook says.'],
  ['.pile', html`<span class="sg sg--pile"></span>`, 'A pile. Press it to see the cards you know in it.'],
];
const CONDITIONS = {
  asleep: 'Asleep: the card is turned left.',
  confused: 'Confused: the card is upside down.',
  paralyzed: 'Paralyzed: the card is turned right.',
  poisoned: 'Poisoned: a round marker with a drop.',
  burned: 'Burned: a triangular marker with a flame.',
};
const row = (sign, text) => html`<li>${sign}<span>${text}</span></li>`;

/** The signs that are on the table now; energy holds the letters of the Energy in play. */
export function signsMarkup(conditions, energy) {
  const seen = SIGNS.filter(([selector]) =>
    document.querySelector(`#mat ${selector}, #hand ${selector}, #panel ${selector}`),
  );
  return html`
    <ul class="signs">
      ${Object.entries(CONDITIONS)
        .filter(([word]) => conditions.has(word))
        .map(([word, text]) => row(mark[word], text))}
      ${energy.map(type => row(pip(type, 22, false), `${typeOf(type)} Energy`))}
      ${seen.map(([, sign, text]) => row(sign, text))}
    </ul>
  `;
}
