// The end of a game: who won and why, the match so far, and what to do next.
import { draw, html, morph } from '../../lib/html.js';
import { icon } from '../../lib/symbols.js';
import { mayMeet, redeckMarkup, rematchMarkup } from './rematch.js';
import { prizePlot } from './prize_plot.js';
import { signRow } from './signs.js';
import { storyOf } from './story.js';
import { held, onFree } from '../view/covering.js';
import { bothMine, called, mons, near, player, side, state, watching } from '../state.js';

const dialog = document.getElementById('ending');
let shownFor = '',
  mistakes = null;

function title() {
  const { winner } = state.frame.result;
  if (winner === null || winner === undefined || winner < 0) return 'Draw';
  if (watching() || bothMine()) return `${player(winner).name} won`;
  return winner === state.frame.seat ? 'You won' : 'You lost';
}

const REASONS = {
  prizes: 'The last Prize card was taken.',
  no_pokemon: 'No Pokémon left in play.',
  deck_out: 'No cards left to draw.',
  concession: 'A player conceded.',
  time: 'Time ran out.',
  tie: 'Nobody was ahead at the end of Sudden Death.',
  limit: 'The turn limit was reached.',
  text: 'Decided by a card’s effect.',
};

/** How the game ended, in a sentence. */
export const reasonText = result =>
  result.reason === 'concession' && result.winner !== null
    ? `${called(1 - result.winner)} conceded.`
    : REASONS[result.reason] || result.text;

function next() {
  const { match } = state.frame;
  if (match.next)
    return html`
      <a class="btn btn--go big" href="/table?game=${encodeURIComponent(match.next)}" data-next="${match.next}">
        ${match.best_of > 1 && match.game < match.best_of ? `Continue to game ${match.game + 1}` : 'Next game'}
      </a>
    `;
  if (watching()) return '';
  if (state.onward)
    return html`<button type="button" class="btn btn--go big" data-do="onward">${icon.play}Play a full game</button>`;
  return rematchMarkup();
}

const best = hit =>
  hit ? html`<b class="num">${hit.amount}</b>${hit.attack && ` ${hit.attack}`}<small>${hit.text}</small>` : 'none';

/** The game in figures, the near player first. */
function told() {
  const seats = [near(), 1 - near()],
    left = [0, 1].map(seat => side(seat).prizes.filter(p => p !== null).length);
  const { turns, sides } = storyOf(
      state.log,
      left,
      [0, 1].flatMap(seat => mons(seat).map(m => [m.serial, seat])),
    ),
    { match, result } = state.frame;
  const row = (head, cell, cls = 'num') =>
    html`
      <tr>
        <th scope="row">${head}</th>
        ${seats.map(seat => html`<td class="${cls}">${cell(sides[seat], seat)}</td>`)}
      </tr>
    `;
  return html`
    ${prizePlot(
      seats.map(seat => ({ name: called(seat), prizes: sides[seat].prizes })),
      turns,
    )}
    <table>
      <thead><tr><td></td>${seats.map(seat => html`<th scope="col">${called(seat)}</th>`)}</tr></thead>
      <tbody>
        ${row('Prizes left', (_, seat) => left[seat])}
        ${row('Knock Outs', s => s.outs)}
        ${row('Damage done', s => s.damage)}
        ${row('Best hit', s => best(s.best), '')}
        ${row('Coins', s => (s.coins.all ? `${s.coins.heads} of ${s.coins.all} heads` : 'none'))}
        ${row('Cards in deck', (_, seat) => side(seat).deck_count)}
        ${match.best_of > 1 && row('Games won', (_, seat) => match.won[seat] + (result.winner === seat ? 1 : 0))}
      </tbody>
    </table>
  `;
}

function markup() {
  const { result, match, undo, view } = state.frame;
  return html`
    <div class="grab" aria-hidden="true"></div>
    <header>
      <div>
        <span class="eyebrow">
          Turn ${view.table.turn}
          ${view.table.sudden ? ' · Sudden Death' : ''}
          ${match.best_of > 1 ? ` · game ${match.game} of ${match.best_of}` : ''}
        </span>
        <h2 id="end-h" tabindex="-1">${title()}</h2>
        <p class="muted">
          ${reasonText(result)} <button type="button" class="rule" data-why="${result.rule}">${result.rule}</button>
        </p>
      </div>
      <button type="button" class="icon-btn" data-do="close" aria-label="Look at the table">${icon.down}</button>
    </header>
    <div class="ending">${mistakes?.mistakesMarkup()}${told()}${redeckMarkup()}${signRow()}</div>
    <footer>
      ${undo.free && html`<button type="button" class="btn btn--quiet" data-do="undo">${icon.undo}Take back</button>`}
      <a class="btn btn--quiet" href="/replays?id=${encodeURIComponent(state.game)}">${icon.play}Replay</a>
      <a class="btn btn--quiet" href="/replays?id=${encodeURIComponent(state.game)}&amp;analysis">
        ${icon.text}Analysis
      </a>
      <button type="button" class="btn btn--quiet" data-do="share">${icon.link}Share</button>
      <a class="btn btn--quiet" href="/">${icon.home}Home</a>
      <span class="spring"></span>
      ${mayMeet() && html`<button type="button" class="btn" data-do="meet">${icon.people}Next opponent</button>`}
      ${next()}
    </footer>
  `;
}

/** Show the result once by itself, and redraw it while it is open; of a puzzle the verdict is told instead. */
export function drawEnding(force = false) {
  const { result, seq } = state.frame;
  if (!force && !dialog.open && state.attempting?.()) return;
  if (!result) {
    if (dialog.open) dialog.close();
    shownFor = '';
    return;
  }
  const fresh = shownFor !== `${state.game} ${seq}`;
  if ((!fresh && !dialog.open && !force) || (!dialog.open && held(dialog))) return;
  shownFor = `${state.game} ${seq}`;
  if (dialog.open) {
    morph(dialog, markup());
    return;
  }
  draw(dialog, markup());
  dialog.showModal();
  dialog.querySelector('h2').focus({ preventScroll: true });
  explain();
}

/** What cost most is looked for while the result is open; a lesson explains itself. */
async function explain() {
  if (watching() || state.onward) return;
  mistakes ??= await import('./mistakes.js');
  mistakes.findMistakes(() => dialog.open);
}

dialog.addEventListener('click', e => {
  if (e.target.closest('[data-do=close]') || e.target === dialog) dialog.close();
});
onFree(() => {
  if (state.frame) drawEnding();
});
