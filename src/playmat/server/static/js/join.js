// Coming to a table: by a seat kept in this browser, an invitation, or a link for onlookers.
import { draw, html } from './html.js';
import { get, post } from './api.js';
import { keepSeats, recall, remember, seats } from './store.js';
import { params } from './ui.js';

const mat = document.getElementById('mat');

/** A page-wide message with what to do next. */
export function refuse(title, text) {
  draw(mat, html`<div class="gate"><h1>${title}</h1><p>${text}</p><p><a class="btn btn--go" href="/">To the start page</a></p></div>`);
}

function askName(game, invite, about) {
  return new Promise(done => {
    const host = about.players?.find(p => p.kind === 'me')?.name || 'Your friend';
    draw(mat, html`<form class="gate"><h1>${host} invites you to a game</h1><p>Rules: ${about.rules}. No account is needed; a name is enough.</p><label class="field"><span class="sr">Your name</span><input name="name" maxlength="24" autocomplete="nickname" placeholder="Your name" value="${recall('name', '')}"></label><p class="gate-error" role="alert"></p><button class="btn btn--go big">Sit down and play</button></form>`);
    const form = mat.querySelector('form');
    form.elements.name.focus();
    form.addEventListener('submit', async e => {
      e.preventDefault();
      const name = form.elements.name.value.trim();
      remember('name', name);
      try {
        const joined = await post(`/games/${encodeURIComponent(game)}/join`, { invite, name });
        keepSeats(game, { tokens: { [joined.seat]: joined.token } });
        history.replaceState(null, '', `/table?game=${encodeURIComponent(game)}`);
        done(joined.token);
      } catch (error) { form.querySelector('.gate-error').textContent = error.message; }
    });
  });
}

/** Returns {game, token, about}, or null after saying why there is no way in. */
export async function come() {
  const game = params.get('game') || '';
  if (!game) { refuse('No game chosen', 'A table opens from the start page, from a link, or from “continue”.'); return null; }
  const link = new URLSearchParams(location.hash.slice(1)), kept = seats()[game];
  let about;
  try { about = await get(`/games/${encodeURIComponent(game)}`); } catch (error) {
    refuse(error.status === 404 ? 'There is no such game' : 'The table cannot be opened', error.message);
    return null;
  }
  let token = link.get('token') || (kept && (kept.tokens.link || Object.values(kept.tokens)[0]));
  if (link.get('token')) { // the address bar must not give the seat away when it is copied
    keepSeats(game, { tokens: { link: link.get('token') } });
    history.replaceState(null, '', `/table?game=${encodeURIComponent(game)}`);
  }
  if (!token && link.get('invite')) token = await askName(game, link.get('invite'), about);
  token ||= link.get('watch') || kept?.watch;
  if (!token) { refuse('This seat is not yours', 'This browser holds no seat in this game. Ask for a link for onlookers to watch it.'); return null; }
  return { game, token, about };
}
