// The coin flipper of the card reader: a coin beside the game, and a count of heads.
import { draw, html } from '../../lib/html.js';

const count = { heads: 0, total: 0, last: '' };
const percent = () => (count.total ? `${Math.round((100 * count.heads) / count.total)}%` : '–');
const inner = () =>
  html`
    <p class="coin-count" role="status">
      ${count.last && html`<b>${count.last}</b> `}
      <span>Heads ${count.heads}</span> <span>Flips ${count.total}</span> <span>${percent()}</span>
    </p>
    <p class="row">
      <button type="button" class="btn btn--go" data-coin="flip">Flip a coin</button>
      <button type="button" class="btn btn--quiet" data-coin="reset">Reset</button>
    </p>
    <p class="tiny muted">For your own use: this coin doesn’t affect any game.</p>
  `;

export const coinMarkup = () =>
  html`<section class="panel-c"><h2>Coin flipper</h2><div id="coin">${inner()}</div></section>`;

document.addEventListener('click', e => {
  const button = e.target.closest('[data-coin]');
  if (!button) return;
  if (button.dataset.coin === 'reset') Object.assign(count, { heads: 0, total: 0, last: '' });
  else {
    const heads = crypto.getRandomValues(new Uint8Array(1))[0] < 128;
    Object.assign(count, {
      heads: count.heads + Number(heads),
      total: count.total + 1,
      last: heads ? 'Heads.' : 'Tails.',
    });
  }
  draw(document.getElementById('coin'), inner());
  document.querySelector(`[data-coin="${button.dataset.coin}"]`).focus();
});
