// One strip under the top bar: the line is lost, a friend is awaited, a take-back is asked for.
import { html, morph } from '../../lib/html.js';
import { called, near, state, watching } from '../state.js';
import { seats } from '../../lib/storage.js';
import { reachable, showInvitation } from '../../lib/invitation.js';

const strip = document.getElementById('notice');
let passing = null,
  timer = 0;

/** Say something for a while. */
export function pass(text, kind = '') {
  passing = { text, kind };
  clearTimeout(timer);
  timer = setTimeout(() => {
    passing = null;
    drawNotice();
  }, 6000);
  drawNotice();
}

const ownLink = invite => `${location.origin}/table?game=${state.game}#invite=${invite}`;
export const inviteLink = invite => reachable(ownLink(invite)).link;
export const invite = () => showInvitation(ownLink(seats()[state.game].invite));
export const watchLink = watch => `${location.origin}/table?game=${state.game}#watch=${watch}`;

function waiting({ link, local }) {
  const said = local
    ? 'This link only works on this computer:'
    : state.about?.listed
      ? 'Anyone can sit down. You can also send this link:'
      : 'Send this link:';
  return html`
    <span>
      <b>${state.about?.listed ? 'Your table is listed in the lobby.' : 'Waiting for your friend.'}</b> ${said}
    </span>
    <input class="linkbox" readonly aria-label="Invite link" value="${link}">
    <button type="button" class="btn btn--go" data-do="copy-invite">Copy link</button>
    <button type="button" class="btn" data-do="invite">${local ? 'Play on the network…' : 'QR code…'}</button>
  `;
}

function standing() {
  const { frame, link } = state;
  if (link === 'lost')
    return html`
      <span><b>Connection lost.</b> Your game is saved. Reconnecting…</span>
      <button type="button" class="btn" data-do="retry">Reconnect now</button>
    `;
  if (link === 'refused')
    return html`
      <span><b>The server no longer recognises your seat.</b> You see the last position it sent.</span>
      <a class="btn" href="/">Go to home page</a>
    `;
  if (!frame) return '';
  const { invite: token } = seats()[state.game] || {};
  if (frame.players.some(p => p.joined === false) && token) return waiting(reachable(ownLink(token), drawNotice));
  const asker = frame.undo.asked_by;
  if (asker !== null && !watching()) {
    return asker === near()
      ? html`<span>You asked ${called(1 - near())} for a takeback.</span>`
      : html`
        <span><b>${called(asker)} asks to take back</b> the last move.</span>
        <button type="button" class="btn btn--go" data-do="undo-yes">Allow</button>
        <button type="button" class="btn" data-do="undo-no">Decline</button>
      `;
  }
  const away = frame.players.findIndex((p, i) => p.kind !== 'bot' && !p.here && i !== frame.seat && p.joined !== false);
  if (away >= 0 && !frame.result && frame.players.some(p => p.kind === 'friend'))
    return html`
      <span>
        ${called(away)} is disconnected.${
          frame.clock?.running === away
            ? ' Their clock is still running.'
            : ' The game is saved; they can come back at any time.'
        }
      </span>
    `;
  return '';
}

export function drawNotice() {
  const fixed = standing(),
    markup = fixed || (passing ? html`<span class="${passing.kind}">${passing.text}</span>` : '');
  strip.hidden = !markup;
  strip.classList.toggle('notice--lost', state.link === 'lost');
  if (markup) morph(strip, markup);
}
