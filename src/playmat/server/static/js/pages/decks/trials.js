// Testing a deck: bots play it against another in the background, and the count comes with its interval.
import { html, morph } from '../../lib/html.js';
import { get, post } from '../../lib/api.js';
import { deckRef } from '../../deck/own_decks.js';
import { deck } from './state.js';

const GAMES = 40,
  WAIT = 700;
let run = 0,
  now = null;

const percent = share => `${Math.round(100 * share)}%`;

function counted({ played, games, over, why, share, low, high }, name) {
  if (why) return html`<p role="alert">${why}</p>`;
  return html`
    <p role="status">${over ? 'Done.' : 'Playing…'} ${played} of ${games} games against ${name}.</p>
    <progress max="${games}" value="${played}" aria-label="Games played"></progress>
    ${
      played > 0 &&
      html`
        <p>Won <b class="num">${percent(share)}</b>. 95% confidence interval: ${percent(low)} to ${percent(high)}.</p>
        <div class="range" aria-hidden="true">
          <i data-css="left:${Math.round(100 * low)}%;width:${Math.round(100 * (high - low))}%"></i>
          <b data-css="left:${Math.round(100 * share)}%"></b>
        </div>
      `
    }
  `;
}

export function drawTest(el) {
  const done = !now || now.over || now.why;
  morph(
    el,
    html`
      <div class="row">
        <button type="button" class="btn btn--quiet" data-do="test"${(!deck.cards.length || !done) && html` disabled`}>
          Test against…
        </button>
      </div>
      ${
        now
          ? counted(now, now.name)
          : html`
            <p class="tiny muted">
              Two Greedy bots play ${GAMES} games; each deck goes first in half of them. You can keep building in the
              meantime.
            </p>
          `
      }
    `,
  );
}

/** Begin a trial against the deck of a word and follow it to its end. */
export async function testAgainst(el, word, name, rules) {
  const mine = ++run;
  now = { played: 0, games: GAMES, over: false, why: '', name };
  drawTest(el);
  try {
    const decks = [{ name: deck.name, cards: deck.cards }, await deckRef(word, rules)];
    const { trial } = await post('/decks/trials', { decks, games: GAMES });
    while (mine === run && !now.over && !now.why) {
      await new Promise(resolve => {
        setTimeout(resolve, WAIT);
      });
      const answer = await get(`/decks/trials/${trial}`);
      if (mine === run) {
        now = { ...answer, name };
        drawTest(el);
      }
    }
  } catch (error) {
    if (mine === run) {
      now = { ...now, why: error.message };
      drawTest(el);
    }
  }
}
