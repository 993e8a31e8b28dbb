// The card browser: all cards, and a page for each.
import { draw, html } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { printOf } from '../../card/card.js';
import { learn, want } from '../../card/card_cache.js';
import { params, topbar } from '../../lib/ui.js';
import { browse } from './browse.js';
import { cardMarkup } from './card_page.js';
import { showRule } from '../shared/rule_popover.js';

const main = document.getElementById('main');
draw(document.getElementById('top'), topbar('/cards'));

async function showCard(id) {
  try {
    const card = await get(`/cards/${encodeURIComponent(id)}`);
    learn([card]);
    await want(card.lines.map(each => each.id));
    document.title = `${card.name} ${printOf(card)} · Playmat`;
    draw(main, cardMarkup(card));
  } catch (error) {
    draw(
      main,
      html`
        <section class="cardpage">
          <div class="panel-c" role="alert">
            <h1>
              ${error.status === 404 || error.code === 'unknown_card' ? 'Card not found' : 'Can’t show this card'}
            </h1>
            <p>${error.message}</p>
            <p><a class="btn btn--go" href="/cards">All cards</a></p>
          </div>
        </section>
      `,
    );
  }
}

if (params.get('id')) showCard(params.get('id'));
else browse(main);

document.addEventListener('click', e => {
  const rule = e.target.closest('[data-rule]');
  if (rule) showRule(document.getElementById('rule'), rule.dataset.rule, rule);
});
