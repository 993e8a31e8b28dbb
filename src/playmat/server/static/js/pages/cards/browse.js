// All cards as a wall; what is searched for stands in the address.
import { draw, html, morph } from '../../lib/html.js';
import { face, printOf } from '../../card/card.js';
import { faceOf } from '../../card/card_cache.js';
import { params } from '../../lib/ui.js';
import { finder } from '../../card/finder.js';

export const cardLink = id => `/cards?id=${encodeURIComponent(id)}`;
const tile = id =>
  html`
    <li data-key="${id}">
      <a class="rc" href="${cardLink(id)}" aria-label="${faceOf(id).name} ${printOf(faceOf(id))}">
        ${face(faceOf(id))}
      </a>
    </li>
  `;

export function browse(main) {
  draw(
    main,
    html`
      <h1 class="sr">All cards</h1>
      <search class="find find--top" id="find"></search>
      <section class="wall felt" id="wall" aria-label="Cards found"></section>
    `,
  );
  const wall = main.querySelector('#wall'),
    ids = [];
  const search = finder(main.querySelector('#find'), {
    query: params.get('q') || '',
    found(cards, first, { more, words }) {
      if (first) {
        ids.length = 0;
        history.replaceState(null, '', words ? `/cards?q=${encodeURIComponent(words)}` : '/cards');
      }
      ids.push(...cards.map(c => c.id));
      morph(
        wall,
        ids.length
          ? html`
            <ul class="grid">${ids.map(tile)}</ul>
            ${more && html`<button type="button" class="btn" data-do="more">Show more cards</button>`}
          `
          : html`<p class="nothing">No cards found. Try fewer words or remove a filter.</p>`,
      );
    },
  });
  wall.addEventListener('click', e => {
    if (e.target.closest('[data-do=more]')) search.more();
  });
}
