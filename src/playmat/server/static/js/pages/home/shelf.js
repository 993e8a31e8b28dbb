// The shelf beside the set-up: games to go on with, the last replays, a file to open.
import { draw, html } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { bookTitle } from '../../lib/books.js';
import { ourTokens } from '../../lib/storage.js';
import { fileBox, wireFile } from '../shared/replay_file.js';
import { replayRow } from '../shared/replay_rows.js';
import { ago } from '../../lib/times.js';

/** The games this browser holds a seat in, running ones only, the latest first. */
async function running() {
  const header = ourTokens();
  if (!header['Playmat-Tokens']) return [];
  const found = await get('/games', header);
  return found.filter(g => !g.over).sort((a, b) => b.when - a.when);
}

const score = g => (g.match?.best_of > 1 ? ` · game ${g.match.number} of ${g.match.best_of}` : '');
const about = g => `${bookTitle(g.rules)} · started ${ago(g.when)}${score(g)}`;
const versus = g => (g.players[1] === 'You' ? [...g.players].reverse() : g.players).join(' vs. ');
const tableOf = g => `/table?game=${encodeURIComponent(g.game)}`;
const turn = g => (g.turn ? `turn ${g.turn}` : 'setting up');
const title = g => (g.waiting ? 'Waiting for an opponent' : `${versus(g)}, ${turn(g)}`);

function goOn(games) {
  if (!games.length)
    return html`
      <section class="panel-c quiet">
        <h2>New here?</h2>
        <p class="muted">
          <button type="button" class="linkish" data-do="learn">Learn by playing</button>: real cards, one idea at a
          time, with a coach. Already know the game? Press Start at the bottom.
        </p>
      </section>
    `;
  const [last, ...rest] = games;
  return html`
    <section class="panel-c cont">
      <span class="eyebrow">Continue</span>
      <h2>${title(last)}</h2>
      <p class="muted">${about(last)}</p>
      <a class="btn btn--go" href="${tableOf(last)}">Resume game</a>
      ${
        rest.length > 0 &&
        html`
          <ul class="reps">
            ${rest.slice(0, 5).map(
              g =>
                html`
                  <li>
                    <div><b>${title(g)}</b><small>${about(g)}</small></div>
                    <a class="btn btn--quiet" href="${tableOf(g)}">
                      Resume<span class="sr"> ${title(g)}, started ${ago(g.when)}</span>
                    </a>
                  </li>
                `,
            )}
          </ul>
        `
      }
    </section>
  `;
}

const rows = list => html`<ul class="reps">${list.slice(0, 4).map(r => replayRow(r))}</ul>`;

function replays(list) {
  const mine = list.filter(r => r.role),
    others = list.filter(r => !r.role);
  const none = html`<p class="muted">Your finished games appear here. Watch, share or resume them from any move.</p>`;
  return html`
    <section class="panel-c">
      <h2>Your replays</h2>
      ${mine.length > 0 ? rows(mine) : none}
      ${others.length > 0 && html`<h3>Public games on this server</h3>${rows(others)}`}
      ${list.length > 0 && html`<p class="hint"><a href="/replays">All replays</a></p>`}
      ${fileBox()}
    </section>
  `;
}

export async function drawShelf(shelf) {
  const [games, list] = await Promise.all([running().catch(() => []), get('/replays', ourTokens()).catch(() => [])]);
  draw(shelf, html`${goOn(games)}${replays(list)}`);
  wireFile(shelf);
}
