// Coming to a table: by a seat kept in this browser, an invitation, or a link for onlookers.
import { draw, html } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { keepSeats, seats } from '../../lib/storage.js';
import { icon, logo } from '../../lib/symbols.js';
import { params } from '../../lib/ui.js';

const mat = document.getElementById('mat');

/** Before the table there is only its mat and the way home. */
function gate(on) {
  document.body.classList.toggle('is-gate', on);
  if (!on) return;
  const brand = html`<a class="brand" href="/" aria-label="Playmat home page">${logo()}<span>Playmat</span></a>`;
  const name = html`<span class="sr">Settings (new tab)</span>`;
  draw(
    document.getElementById('top'),
    html`
      ${brand}
      <span class="spring"></span>
      <a class="icon-btn" href="/settings" target="_blank" title="Settings">${icon.gear}${name}</a>
    `,
  );
}

/** A page-wide message with what to do next. */
export function refuse(title, text) {
  gate(true);
  draw(
    mat,
    html`
      <div class="gate"><h1>${title}</h1><p>${text}</p><p><a class="btn btn--go" href="/">Go to home page</a></p></div>
    `,
  );
}

/** Returns {game, token, about}, or null after saying why there is no way in. */
export async function come() {
  const game = params.get('game') || '';
  if (!game) {
    refuse('No game chosen', 'Start a game on the home page, or open an invite link.');
    return null;
  }
  const link = new URLSearchParams(location.hash.slice(1)),
    kept = seats()[game];
  let about;
  try {
    about = await get(`/games/${encodeURIComponent(game)}`);
  } catch (error) {
    refuse(error.status === 404 ? 'Game not found' : 'Can’t open this table', error.message);
    return null;
  }
  let token = link.get('token') || (kept && (kept.tokens.link || Object.values(kept.tokens)[0]));
  if (link.get('token')) {
    // the address bar must not give the seat away when it is copied
    keepSeats(game, { tokens: { link: link.get('token') } });
    history.replaceState(null, '', `/table?game=${encodeURIComponent(game)}`);
  }
  if (!token && (link.get('invite') || (link.has('join') && about.players.some(p => !p.joined)))) {
    gate(true);
    const { sitDown } = await import('./invite.js');
    token = await sitDown(mat, game, link.get('invite'), about);
    gate(false);
  }
  token ||= link.get('watch') || kept?.watch;
  if (!token && !about.listed) {
    refuse(
      'You are not in this game',
      'This browser has no seat in this game. To watch, ask a player for a spectator link.',
    );
    return null;
  }
  return { game, token, about };
}
