// A finished game as a line of a list.
import { count } from '../../lib/count.js';
import { html } from '../../lib/html.js';
import { bookTitle } from '../../lib/books.js';
import { ago } from '../../lib/times.js';

export const replayLink = (id, step) => `/replays?id=${encodeURIComponent(id)}${step ? `&step=${step}` : ''}`;
export const analysisLink = id => `${replayLink(id)}&analysis`;

export function outcome(r) {
  if (!r.result) return 'unfinished';
  return r.result.winner === null ? 'drawn' : `${r.players[r.result.winner]} won`;
}

export const replayRow = (r, last = '') => html`<li><div><b>${r.decks.join(' – ')}</b><small>${bookTitle(r.rules)}${r.actives === 2 && ' · two-on-two'} · ${count(r.turns, 'turn')} · ${ago(r.when)}</small></div><span class="res">${outcome(r)}</span><span class="acts"><a class="btn btn--quiet" href="${replayLink(r.id)}">Watch<span class="sr"> ${r.decks.join(' against ')}, ${ago(r.when)}</span></a><a class="btn btn--quiet" href="${analysisLink(r.id)}">Analyse<span class="sr"> ${r.decks.join(' against ')}, ${ago(r.when)}</span></a></span>${last}</li>`;
