// The lobby of a shared server: tables with a free seat, games to watch, and a table of one's own.
import { draw, html, morph } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { BOOKS, bookTitle } from '../../lib/books.js';
import { remember, seats } from '../../lib/storage.js';
import { nameField } from '../../lib/name_field.js';
import { topbar } from '../../lib/ui.js';
import { openTable } from '../shared/open_table.js';

const AGAIN = 4000,
  main = document.getElementById('main');
let found = { tables: [], games: [] },
  wrong = '';

const table = (g, hash = '') => `/table?game=${encodeURIComponent(g.game)}${hash}`;
const mine = g => Object.keys(seats()[g.game]?.tokens || {}).length > 0;
const kind = g =>
  [bookTitle(g.rules), g.actives === 2 && 'two-on-two', g.best_of > 1 && 'best of three'].filter(Boolean).join(' · ');
const onlookers = n => (n ? ` · ${n} watching` : '');
const host = g => g.players.find(p => p.joined).name;

const decks = g =>
  g.decks
    .filter(Boolean)
    .map((name, n) => `${n ? ' – ' : ' · '}${name}`)
    .join('');
const free = g =>
  html`
    <li data-key="${g.game}">
      <div>
        <b>${mine(g) ? 'Your table' : `${host(g)} is looking for an opponent`}</b>
        <small>${kind(g)}${decks(g)}${g.own_decks ? ', or bring your own' : ''}</small>
      </div>
      ${
        mine(g)
          ? html`<a class="btn btn--quiet" href="${table(g)}">Return to table</a>`
          : html`<a class="btn btn--go" href="${table(g, '#join')}">Join<span class="sr">  ${host(g)}</span></a>`
      }
    </li>
  `;
const played = g =>
  html`
    <li data-key="${g.game}">
      <div>
        <b>${g.players.map(p => p.name).join(' and ')}</b>
        <small>${kind(g)} · ${g.turn ? `turn ${g.turn}` : 'setting up'}${decks(g)}${onlookers(g.watching)}</small>
      </div>
      <a class="btn btn--quiet" href="${table(g)}">
        ${mine(g) ? 'Resume' : 'Watch'}
        <span class="sr"> ${g.players.map(p => p.name).join(' and ')}</span>
      </a>
    </li>
  `;
const list = (title, games, row, none) =>
  html`
    <section class="panel-c" aria-label="${title}">
      <h2>${title}</h2>
      ${games.length ? html`<ul class="reps reps--wide">${games.map(row)}</ul>` : html`<p class="muted">${none}</p>`}
    </section>
  `;
const open = () =>
  html`
    <form class="panel-c bots" id="open">
      <div>
        <h2>Open a table</h2>
        <p class="muted">
          Anyone on this server can join or watch. To choose decks, set up the game on the <a href="/">home page</a> and
          tick “Public table”.
        </p>
      </div>
      ${nameField('Your name', true)}
      <label class="sel">
        <span>Rulebook</span>
        <select name="rules">
          ${Object.keys(BOOKS).map(id => html`<option value="${id}">${bookTitle(id)}</option>`)}
        </select>
      </label>
      <button class="btn btn--go">Open table</button>
    </form>
  `;

function redraw() {
  morph(
    main.querySelector('#rooms'),
    html`
      ${wrong && html`<p class="refusal" role="alert">${wrong}</p>`}
      ${list('Open seats', found.tables, free, 'No ' + 'open seats right now. Open a table and it will appear here.')}
      ${list('Games to watch', found.games, played, 'No public games right now.')}
    `,
  );
}
async function look() {
  try {
    found = await get('/lobby');
    wrong = '';
  } catch (error) {
    wrong = error.message;
  }
  redraw();
}

draw(document.getElementById('top'), topbar('/lobby'));
draw(
  main,
  html`
    <div class="replist">
      <h1>Lobby</h1>
      <p class="lead">
        See who is playing on this server. Only public tables are listed; hands, decks and Prizes stay hidden from
        spectators.
      </p>
      <div id="rooms"></div>
      ${open()}
      <p class="refusal" role="alert" id="refusal"></p>
    </div>
  `,
);
main.addEventListener('submit', async e => {
  e.preventDefault();
  const { name, rules } = e.target.elements;
  remember('name', name.value.trim());
  try {
    await openTable({
      rules: rules.value,
      seats: [{ kind: 'me' }, { kind: 'friend' }],
      name: name.value.trim(),
      listed: true,
    });
  } catch (error) {
    document.getElementById('refusal').textContent = error.message;
  }
});
await look();
setInterval(() => {
  if (!document.hidden) look();
}, AGAIN);
