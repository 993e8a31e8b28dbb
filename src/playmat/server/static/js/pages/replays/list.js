// The list of finished games.
import { draw, html } from '../../lib/html.js';
import { get, post, remove } from '../../lib/api.js';
import { ourTokens } from '../../lib/storage.js';
import { BOOKS, bookTitle } from '../../lib/books.js';
import { replayLink, replayRow } from '../shared/replay_rows.js';
import { ago } from '../../lib/times.js';
import { icon } from '../../lib/symbols.js';
import { fileBox, wireFile } from '../shared/replay_file.js';

const PAGE = 20,
  WAIT = 300,
  LONGEST = 120000;

/** Let two bots play a game of a book and go to its replay when it is over. */
async function twoBots(form, says) {
  const agents = (await get('/agents')).map(a => a.id),
    bot = { kind: 'bot', agent: agents[0] };
  const { game } = await post('/games', { rules: form.elements.rules.value, seats: [bot, bot] });
  const end = Date.now() + LONGEST;
  while (Date.now() < end) {
    const about = await get(`/games/${encodeURIComponent(game)}`);
    if (about.over) {
      location.href = replayLink(game);
      return;
    }
    says.textContent = about.turn ? `Turn ${about.turn}…` : 'Setting up…';
    await new Promise(done => {
      setTimeout(done, WAIT);
    });
  }
  says.textContent = `Still playing. The replay will appear at ${location.origin}${replayLink(game)}`;
}
const botsBox = () =>
  html`
    <form class="panel-c bots" id="bots">
      <div>
        <h2>Watch two bots</h2>
        <p class="muted">Two bots play a quick game with that rulebook’s starter decks.</p>
      </div>
      <label class="sel">
        <span>Rulebook</span>
        <select name="rules">
          ${Object.keys(BOOKS).map(id => html`<option value="${id}">${bookTitle(id)}</option>`)}
        </select>
      </label>
      <button class="btn btn--quiet">Start game</button>
      <span role="status" class="muted" id="bots-say"></span>
    </form>
  `;

const takeOff = r =>
  html`
    <button type="button" class="icon-btn off" data-off="${r.id}" title="Remove from list"
        aria-label="Remove ${r.decks.join(' vs. ')}, ${ago(r.when)}, from the list">${icon.x}</button>
  `;

export async function showList(main) {
  const games = [];
  let page = 0,
    more = false,
    wrong = '';
  const fetchPage = async () => {
    try {
      const found = await get(`/replays?page=${page}`, ourTokens());
      games.push(...found);
      more = found.length >= PAGE;
    } catch (error) {
      wrong = error.message;
    }
  };
  /** It is gone for everybody's list; a link to it still leads there. */
  const takenOff = async id => {
    try {
      await remove(`/replays/${encodeURIComponent(id)}`, ourTokens());
      games.splice(
        games.findIndex(r => r.id === id),
        1,
      );
      wrong = '';
    } catch (error) {
      wrong = error.message;
    }
    redraw();
    main.querySelector('h1').focus();
  };
  const redraw = () => {
    const list = (title, all) =>
      all.length > 0 &&
      html`<h2>${title}</h2><ul class="reps reps--wide">${all.map(r => replayRow(r, r.role && takeOff(r)))}</ul>`;
    const rows = games.length
      ? html`${list(
          'Your games',
          games.filter(r => r.role),
        )}${list(
          'Public games on this server',
          games.filter(r => !r.role),
        )}`
      : html`
        <p class="muted">No finished games yet. Play one or open a replay file, and it will appear here.</p>
        <p><a class="btn btn--go" href="/">Play a game</a></p>
      `;
    draw(
      main,
      html`
        <div class="replist">
          <h1 tabindex="-1">Replays</h1>
          <p class="lead">
            Your finished games, with both hands face up. They are private until you make one public; anyone with the
            link can watch. Step through a game, share a link to any moment, or resume it from any move.
          </p>
          ${wrong && html`<p class="refusal" role="alert">${wrong}</p>`}
          <section class="panel-c" aria-label="Finished games">
            ${rows}
            ${more && html`<p><button type="button" class="btn" data-do="more">Show older games</button></p>`}
          </section>
          ${botsBox()}
          ${fileBox()}
        </div>
      `,
    );
    wireFile(main);
  };
  main.addEventListener('submit', e => {
    e.preventDefault();
    const says = main.querySelector('#bots-say');
    says.textContent = 'Shuffling…';
    twoBots(e.target, says).catch(error => {
      says.textContent = error.message;
    });
  });
  main.addEventListener('click', async e => {
    const off = e.target.closest('[data-off]')?.dataset.off;
    if (off) await takenOff(off);
    if (e.target.closest('[data-do=more]')) {
      page += 1;
      await fetchPage();
      redraw();
    }
  });
  await fetchPage();
  redraw();
}
