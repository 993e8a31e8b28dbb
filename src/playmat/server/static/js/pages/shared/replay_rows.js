// A finished game as a line of a list.
import { count } from '../../lib/count.js';
import { html } from '../../lib/html.js';
import { bookTitle } from '../../lib/books.js';
import { ago } from '../../lib/times.js';
import { post } from '../../lib/api.js';
import { ourTokens } from '../../lib/storage.js';

export const replayLink = (id, step) => `/replays?id=${encodeURIComponent(id)}${step ? `&step=${step}` : ''}`;
export const analysisLink = id => `${replayLink(id)}&analysis`;

export function outcome(r) {
  if (!r.result) return 'unfinished';
  return r.result.winner === null ? 'Draw' : `${r.players[r.result.winner]} won`;
}

const words = (on, what) => html`${on ? 'Public' : 'Private'}<span class="sr">, ${what}</span>`;
const HINT = {
  true: 'Listed for everyone on this server. Click to make it private.',
  false: 'Only its players and anyone with the link can see it. Click to list it for everyone on this server.',
};
/** Whether everybody on the server finds this game in the list; only for who played it. */
const sharing = r =>
  r.role &&
  html`
    <button type="button" class="btn btn--quiet share" data-share="${r.id}" data-on="${String(r.shared)}"
        title="${HINT[r.shared]}">${words(r.shared, r.decks.join(' vs. '))}</button>
  `;

document.addEventListener('click', async e => {
  const button = e.target.closest('[data-share]'),
    on = button?.dataset.on !== 'true';
  if (!button) return;
  try {
    await post(`/replays/${encodeURIComponent(button.dataset.share)}/share`, { public: on }, ourTokens());
    button.dataset.on = on;
    button.title = HINT[on];
    button.firstChild.textContent = on ? 'Public' : 'Private';
  } catch (error) {
    button.title = error.message;
  }
});

/** @param {Markup} last */
export const replayRow = (r, last = '') =>
  html`
    <li>
      <div>
        <b>${r.decks.join(' – ')}</b>
        <small>
          ${bookTitle(r.rules)}
          ${r.actives === 2 && ' · two-on-two'} · ${count(r.turns, 'turn')} · ${ago(r.when)}
        </small>
      </div>
      <span class="res">${outcome(r)}</span>
      <span class="acts">
        <a class="btn btn--quiet" href="${replayLink(r.id)}">
          Watch<span class="sr"> ${r.decks.join(' vs. ')}, ${ago(r.when)}</span>
        </a>
        <a class="btn btn--quiet" href="${analysisLink(r.id)}">
          Analyse<span class="sr"> ${r.decks.join(' vs. ')}, ${ago(r.when)}</span>
        </a>
        ${sharing(r)}
      </span>
      ${last}
    </li>
  `;
