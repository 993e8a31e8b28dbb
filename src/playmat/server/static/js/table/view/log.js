// The log: lines as they come, each with the rule that decided it.
import { draw, html, safe } from '../../lib/html.js';
import { state } from '../state.js';

const list = document.getElementById('lines'), box = document.getElementById('loglist');
let drawn = 0, last = null, stick = true;

// The list follows the newest line until the reader scrolls up.
box.addEventListener('scroll', () => { stick = box.scrollHeight - box.scrollTop - box.clientHeight < 40; }, { passive: true });
const follow = () => { if (stick) box.scrollTop = box.scrollHeight; };
new ResizeObserver(follow).observe(box);

const line = l => html`<li class="${l.depth === 0 ? 't' : l.depth > 1 ? 'sub' : ''}" data-line="${l.n}"><span>${l.coins && html`<span class="side ${l.coins === 'T' ? 'side--t' : ''}" aria-hidden="true">${l.coins}</span>`}${l.text}</span>${l.rule && l.depth !== 0 && html`<button type="button" class="rule" data-why="${l.rule}" aria-label="Why? Rule ${l.rule}">${l.rule}</button>`}</li>`;

/** Add what is new; after a take-back draw it all again. */
export function drawLog() {
  const { log } = state;
  if (log.length < drawn || (drawn && log[drawn - 1] !== last)) { list.replaceChildren(); drawn = 0; }
  if (drawn === log.length) return;
  const holder = document.createElement('ol');
  draw(holder, safe(log.slice(drawn).map(l => line(l).text).join('')));
  list.append(...holder.childNodes);
  drawn = log.length;
  last = log[drawn - 1];
  follow();
}
