// Sitting down by an invitation: who invites to what, a name, and which deck to bring.
import { draw, html } from '../../lib/html.js';
import { get, post } from '../../lib/api.js';
import { bookTitle } from '../../lib/books.js';
import { keepSeats, remember } from '../../lib/storage.js';
import { nameField } from '../../lib/name_field.js';
import { deckRef } from '../../deck/own_decks.js';
import { deckOptions, option } from '../../deck/deck_options.js';
import { refusal } from '../../deck/deck_errors.js';

/** The seat that is free; the host sits on the other one. */
function freeSeat({ players }) {
  const at = players.findIndex(p => p.joined === false);
  return at < 0 ? 1 : at;
}

function deckField(about, laid) {
  if (!about.own_decks)
    return (
      laid &&
      html`
        <p>
          You play <b>${laid}</b>. The game continues from a set position; hidden cards are reshuffled when you join.
        </p>
      `
    );
  return html`
    <label class="sel">
      <span>Your deck</span>
      <select name="deck">${option('', laid ? `${laid} (picked for you)` : 'The deck picked for you', true)}</select>
    </label>
    <p class="tiny muted">
      Your own decks are listed under “Yours”. <a href="/decks" target="_blank">Build one</a>, then come back here.
    </p>
  `;
}

function markup(about) {
  const seat = freeSeat(about),
    host = about.players[1 - seat],
    open = about.listed,
    theirs = about.decks?.[1 - seat];
  return html`
    <form class="gate">
      <h1>${host?.name || 'Your friend'} ${open ? 'is looking for an opponent' : 'invites you to a game'}</h1>
      <p>
        ${bookTitle(about.rules)} rules${about.actives === 2 && ', two-on-two'}
        ${theirs && html`, against <b>${theirs}</b>`}. No account needed.
      </p>
      ${nameField()}
      ${deckField(about, about.decks?.[seat])}
      <div class="gate-error" role="alert"></div>
      <button class="btn btn--go big">Join game</button>
    </form>
  `;
}

/** Offer every deck once the list is here; decks built meanwhile in another tab come with it. */
async function fillDecks(select) {
  const decks = await get('/decks'),
    laid = select.options[0].textContent;
  const fill = () => {
    const { value } = select;
    draw(select, html`${option('', laid, !value)}${deckOptions(decks, value)}`);
  };
  fill();
  addEventListener('storage', fill);
}

/** Look at a deck of one's own before it is brought; a listed one has been looked at. */
async function fitting(word, about) {
  const deck = await deckRef(word, about.rules);
  if (!word.startsWith('mine:') || about.any_deck) return deck;
  const { violations, unprogrammed } = await post('/decks/check', {
    cards: deck.cards,
    rules: about.rules,
    format: about.format || undefined,
  });
  const reasons = [
    ...violations,
    ...unprogrammed.map(c => ({ rule: '', message: `${c.name} (${c.id}) is not playable yet.` })),
  ];
  if (reasons.length) throw Object.assign(new Error('That deck can’t be played here.'), { reasons });
  return deck;
}

async function join(form, game, invite, about) {
  const { name, deck } = form.elements,
    wish = { ...(invite && { invite }), name: name.value.trim(), deck: undefined };
  remember('name', wish.name);
  if (deck?.value) wish.deck = await fitting(deck.value, about);
  const joined = await post(`/games/${encodeURIComponent(game)}/join`, wish);
  keepSeats(game, { tokens: { [joined.seat]: joined.token } });
  history.replaceState(null, '', `/table?game=${encodeURIComponent(game)}`);
  return joined.token;
}

/** Ask for a name and a deck, and sit down; resolves with the token of the seat. */
export function sitDown(mat, game, invite, about) {
  return new Promise(done => {
    draw(mat, markup(about));
    const form = mat.querySelector('form'),
      wrong = form.querySelector('.gate-error'),
      button = form.querySelector('button');
    form.elements.name.focus();
    if (form.elements.deck) fillDecks(form.elements.deck).catch(() => {}); // the deck that lies ready is still there
    form.addEventListener('submit', async e => {
      e.preventDefault();
      button.disabled = true;
      wrong.replaceChildren();
      try {
        done(await join(form, game, invite, about));
      } catch (error) {
        draw(wrong, refusal(error));
      }
      button.disabled = false;
    });
  });
}
