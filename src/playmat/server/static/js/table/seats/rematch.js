// Once more: the same decks or others, and what the server says to them.
import { html } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { send } from '../socket.js';
import { bothMine, called, changed, near, player, state, watching } from '../state.js';
import { icon } from '../../lib/symbols.js';
import { deckRef } from '../../deck/own_decks.js';
import { deckOptions, option } from '../../deck/deck_options.js';
import { refusal } from '../../deck/deck_errors.js';

let decks = null,
  wrong = null,
  open = false,
  eager = false;
const words = ['', ''];

/** The seats whose deck is ours to choose: our own, and a bot's. */
const ours = () =>
  [near(), 1 - near()].filter(seat => seat === state.frame.seat || bothMine() || player(seat).kind === 'bot');

const whose = seat =>
  bothMine() ? `${player(seat).name}’s deck` : seat === state.frame.seat ? 'Your deck' : `${called(seat)}’s deck`;
const field = seat =>
  html`
    <label class="sel">
      <span>${whose(seat)}</span>
      <select data-redeck="${seat}">
        ${option('', `Same deck${state.about?.decks?.[seat] ? `: ${state.about.decks[seat]}` : ''}`, !words[seat])}
        ${decks && deckOptions(decks, words[seat])}
      </select>
    </label>
  `;

/** Other decks for the next game; nothing where they cannot change. */
export function redeckMarkup() {
  const { match } = state.frame;
  if (!match.own_decks || match.next || watching()) return '';
  return html`
    <details class="redeck" data-redecks${open && html` open`}>
      <summary>Change decks for the next game</summary>
      <div class="fields">${ours().map(field)}</div>
    </details>
    ${wrong && html`<div class="gate-error" role="alert">${refusal(wrong)}</div>`}
  `;
}

/** The button that asks for another game, or whom we wait for. */
export function rematchMarkup() {
  const { match } = state.frame,
    here = near(),
    asked = match.rematch?.includes(here);
  const again = (text, quiet) =>
    html`
      <button type="button" class="btn ${quiet ? 'btn--quiet' : 'btn--go big'}" data-do="rematch">
        ${icon.again}
        ${text}
      </button>
    `;
  if (asked)
    return html`
      <span class="muted" role="status">
        ${
          player(1 - here).here
            ? `Waiting for ${called(1 - here)} to accept…`
            : `${called(1 - here)} has left the table.`
        }
      </span>
      ${words.some(Boolean) && again('Offer with these decks', true)}
    `;
  if (!match.rematch?.length) return again('Play again');
  return html`
    <button type="button" class="btn btn--quiet" data-do="decline">No, thanks</button>
    ${again(`Accept ${called(1 - here)}’s rematch`)}
  `;
}

/** Whether the other side is a bot that may come back with another deck. */
export function mayMeet() {
  const { match, players } = state.frame;
  return match.own_decks && !match.next && !watching() && players[1 - near()].kind === 'bot';
}

/** Play on against the next deck of this book. */
export async function meetNext() {
  const book = state.frame.view.table.book,
    far = 1 - near();
  decks ??= await get('/decks').catch(() => []);
  const ids = state.frame.match.deck_ids;
  const fit = decks.filter(d => d.rules === book && d.state === 'playable' && d.id !== ids[near()]);
  const at = fit.findIndex(d => d.id === ids[far]);
  if (fit.length) words[far] = `listed:${fit[(at + 1) % fit.length].id}`;
  await askRematch();
}

/** Whether the next game is to be opened as soon as there is one: we asked for it here. */
export const isEager = () => eager && Boolean(state.frame.match.next);

/** Ask for another game with the decks that were chosen. */
export async function askRematch() {
  wrong = null;
  eager = true;
  try {
    const named = await Promise.all(words.map(word => (word ? deckRef(word, state.frame.view.table.book) : null)));
    send(named.some(Boolean) ? { type: 'rematch', decks: named } : { type: 'rematch' });
  } catch (error) {
    refuseDecks(error);
  }
}

/** Say that no other game is wanted. */
export const decline = () => send({ type: 'rematch', yes: false });
/** The other player wants none: nothing opens by itself any more. */
export const forgetRematch = () => {
  eager = false;
};

/** The server refused a deck for the next game. */
export function refuseDecks(error) {
  eager = false;
  wrong = error;
  open = true;
  changed('rematch');
}

document.addEventListener('change', e => {
  const seat = e.target.dataset?.redeck;
  if (seat === undefined) return;
  words[seat] = e.target.value;
  wrong = null;
  changed('rematch');
});
document.addEventListener(
  'toggle',
  async e => {
    if (!e.target.matches?.('[data-redecks]')) return;
    ({ open } = e.target);
    if (!open || decks) return;
    // A friend may have brought another deck than was known.
    const about = get(`/games/${encodeURIComponent(state.game)}`);
    [decks, state.about] = await Promise.all([get('/decks').catch(() => null), about.catch(() => state.about)]);
    changed('rematch');
  },
  { capture: true },
);
