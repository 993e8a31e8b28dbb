// Help at any moment: what can I do, and what does this mean, told from the table as it lies.
import { draw, html } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { icon } from '../../lib/symbols.js';
import { tablist } from '../../lib/ui.js';
import { faceOf } from '../../card/card_cache.js';
import { asked, cardsOf, mons, state } from '../state.js';
import { answer, hold } from '../ask/answers.js';
import { lines, missing } from '../ask/options.js';
import { waiting } from '../ask/question_text.js';
import { reasons } from '../ask/why.js';
import { energyOf } from '../view/pokemon.js';
import { bookTitle } from '../../lib/books.js';
import { signsMarkup } from './signs.js';

const dialog = document.getElementById('help');
let words = null;

/** What each kind of move is for. */
const KINDS = {
  attack: ['Attack', 'Damage the opponent’s Pokémon. Attacking ends your turn.'],
  declare: ['Attack', 'Announce an attack, then make its choices.'],
  evolve: [
    'Evolve',
    'Your Pokémon grows into its next stage, with more HP and new attacks. Attached cards and damage stay.',
  ],
  level_up: ['Level up', 'Put a LV.X card on your Active Pokémon.'],
  attach: ['Attach', 'Energy pays for attacks and retreating. A Tool helps the Pokémon that holds it.'],
  bench: ['Fill the Bench', 'Put a Basic Pokémon on your Bench, ready to step in.'],
  play: ['Play a Trainer', 'Do what the card says.'],
  power: ['Use a power', 'A power is not an attack: your turn continues.'],
  stadium_power: ['Use the Stadium', 'The Stadium is there for both players.'],
  retreat: ['Retreat', 'Pay the Retreat Cost to switch your Active Pokémon with one on your Bench.'],
  end: ['End the turn', 'Nothing left to do? Pass the turn.'],
};
const capital = text => text[0].toUpperCase() + text.slice(1);
const option = (g, n) =>
  html`
    <li>
      <button type="button" class="opt" data-take="${n}">
        <span><b>${g.label}</b>${g.note && html`<small>${g.note}</small>`}</span>
      </button>
    </li>
  `;

function moves(ask) {
  const all = lines(),
    kinds = ask.what === 'main' && !state.held ? [...new Set(all.map(g => g.kind))] : [''];
  return kinds.map(kind => {
    const [title, text] =
      KINDS[kind] || (kind ? ['Other', ''] : [ask.title, ask.purpose?.name ? `For ${ask.purpose.name}.` : '']);
    return html`
      <section>
        <h3>${title}</h3>
        ${text && html`<p class="muted">${text}</p>`}
        <ul>${all.map((g, n) => (!kind || g.kind === kind ? option(g, n) : ''))}</ul>
      </section>
    `;
  });
}
function notNow() {
  return (
    missing().length > 0 &&
    html`
      <section>
        <h3>Not now</h3>
        <ul>
          ${missing().map(
            m =>
              html`
                <li>
                  <button type="button" class="opt" aria-disabled="true" data-whynot="${m.text}">
                    <span>
                      <b>${m.label}</b>
                      <small>${capital(reasons.get(m.text)?.why || 'press to see why')}</small>
                    </span>
                  </button>
                </li>
              `,
          )}
        </ul>
      </section>
    `
  );
}
function can() {
  const ask = asked();
  if (!ask)
    return html`
      <p>${waiting()}.</p>
      <p class="muted">Nothing to do right now. Press any card or pile to look at it.</p>
    `;
  return html`
    <p class="muted">Press an option to play it. You can also press or drag the cards.</p>
    ${moves(ask)}
    ${notNow()}
  `;
}

/** All that stands on the table to be read, in one text. */
function standing() {
  const { frame } = state,
    faces = [...new Set(cardsOf({ ...frame, log: [] }))].map(faceOf);
  const texts = faces.flatMap(f => [
    ...f.powers.map(p => p.text),
    ...f.attacks.map(a => a.text),
    f.text,
    ...f.rule_lines,
    f.weak?.length ? 'Weakness' : '',
    f.resist?.length ? 'Resistance' : '',
    f.retreat ? 'Retreat' : '',
  ]);
  return [...texts, ...conditions(), 'Active Bench Prize Knocked Out discard deck'].join(' ').toLowerCase();
}
const conditions = () => new Set([0, 1].flatMap(mons).flatMap(m => m.conditions));
const energies = () => [...new Set([0, 1].flatMap(mons).flatMap(energyOf))];
const term = w =>
  html`
    <div>
      <dt>${w.term}</dt>
      <dd>
        ${w.text}
        ${
          w.rule &&
          html` <button type="button" class="rule" data-why="${w.rule}"
            aria-label="Rule for ${w.term}">${w.rule}</button>
          `
        }
      </dd>
    </div>
  `;

function means() {
  const said = standing(),
    fits = w => new RegExp(w.pattern, 'u').test(said);
  const list = words?.length
    ? html`
      <h3>Terms in play</h3>
      <dl class="terms">${words.filter(fits).map(term)}</dl>
      <details>
        <summary>All other terms</summary>
        <dl class="terms">${words.filter(w => !fits(w)).map(term)}</dl>
      </details>
    `
    : html`<p class="muted">${words ? 'Can’t load the dictionary right now.' : 'Loading…'}</p>`;
  return html`
    <h3>Symbols on the table</h3>
    ${signsMarkup(conditions(), energies())}
    ${list}
    <p class="muted tiny">
      Press a rule to read it (${bookTitle(state.frame.view.table.book)}). Press a card to see its text and terms.
    </p>
  `;
}

const tab = (id, text, on) =>
  html`<button type="button" role="tab" id="ht-${id}" aria-controls="hp-${id}" aria-selected="${on}">${text}</button>`;
const panel = (id, inner) =>
  html`<div class="helpp" id="hp-${id}" role="tabpanel" aria-labelledby="ht-${id}" tabindex="0">${inner}</div>`;

/** Open the help; again, once the dictionary has come. */
export async function openHelp() {
  render(true);
  if (words?.length) return;
  words = await get('/dictionary').catch(() => []);
  if (dialog.open) draw(dialog.querySelector('#hp-means'), means());
}
function render(can_) {
  draw(
    dialog,
    html`
      <div class="grab" aria-hidden="true"></div>
      <header>
        <div><h2 id="help-h" tabindex="-1">Help</h2></div>
        <button type="button" class="icon-btn" data-do="close" aria-label="Close">${icon.x}</button>
      </header>
      <div class="tabs" role="tablist" aria-label="Help">
        ${tab('can', 'What can I do?', can_)}
        ${tab('means', 'What does this mean?', !can_)}
      </div>
      ${panel('can', can())}
      ${panel('means', means())}
    `,
  );
  tablist(dialog);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('[aria-selected=true]').focus({ focusVisible: false });
}

dialog.addEventListener('click', e => {
  const take = e.target.closest('[data-take]');
  if (e.target.closest('[data-do=close]') || e.target === dialog) dialog.close();
  if (!take) return;
  const group = lines()[Number(take.dataset.take)];
  dialog.close();
  if (group) {
    if (state.held) answer(group.options[0]);
    else hold(group);
  }
});
