// A link for a friend: by an address that the friend's machine reaches, and as a QR code.
import { draw, html } from './html.js';
import { post } from './api.js';
import { copied } from './clipboard.js';
import { icon } from './symbols.js';

const known = new Map();
/** What the server says of a link: {link, local, image}; the link alone until `then` is called. */
export function reachable(link, then = () => {}) {
  if (!known.has(link)) {
    known.set(link, { link, local: false, image: '' });
    post('/invitation', { link })
      .then(found => {
        known.set(link, found);
        then();
      })
      .catch(() => {}); // the link stays as it is
  }
  return known.get(link);
}

const ONLY_HERE = html`
  <p>
    <b>This link only works on this computer.</b> To play with someone on your network, stop Playmat and start it
    with <code>playmat serve --host 0.0.0.0</code>; your games are kept.
  </p>
`;
const AWAY = html`
  <p class="muted tiny">
    To play over the internet, connect both computers to the same VPN, or run Playmat on a server you can both reach.
  </p>
`;

/** Show the QR code of a link and what to do where it does not lead to the friend. */
export function showInvitation(link) {
  const { link: better, local, image } = reachable(link),
    dialog = document.createElement('dialog');
  dialog.className = 'invitation';
  dialog.setAttribute('aria-labelledby', 'invitation-h');
  draw(
    dialog,
    html`
      <header>
        <h2 id="invitation-h" tabindex="-1">Invite a friend</h2>
        <button type="button" class="icon-btn" data-close aria-label="Close">${icon.x}</button>
      </header>
      ${
        local
          ? ONLY_HERE
          : html`
            ${image && html`<img src="${image}" alt="QR code of the invite link" width="220" height="220">`}
            <p>Scan the code with a phone, or send the link. It works once. No account needed.</p>
          `
      }
      <input class="linkbox" readonly aria-label="Invite link" value="${better}">
      <div class="row">
        <button type="button" class="btn btn--go" data-copy>Copy link</button>
        <span role="status" class="muted"></span>
      </div>
      ${AWAY}
    `,
  );
  dialog.addEventListener('click', async e => {
    if (e.target === dialog || e.target.closest('[data-close]')) dialog.close();
    if (e.target.closest('[data-copy]'))
      dialog.querySelector('[role=status]').textContent = (await copied(better))
        ? 'Copied.'
        : 'Select the link and copy it.';
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('h2').focus();
}
