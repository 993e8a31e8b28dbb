// The log: actions as they come, what came of each below it, every line with the rule that decided it.
import { draw, html, safe } from '../../lib/html.js';
import { state } from '../state.js';
import { actMarkup, acts } from './log_acts.js';

const list = document.getElementById('lines'),
  box = document.getElementById('loglist');
let drawn = 0,
  last = null,
  stick = true,
  due = false;

// The list follows the newest line until the reader scrolls up.
box.addEventListener(
  'scroll',
  () => {
    if (!due) stick = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  },
  { passive: true },
);
const follow = () => {
  if (stick) box.scrollTop = box.scrollHeight;
};
/** With the next picture: asked at once, the whole table would be laid out for it a time more. */
function followSoon() {
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    follow();
  });
}
new ResizeObserver(follow).observe(box);

const rule = l =>
  html`<button type="button" class="rule" data-why="${l.rule}" aria-label="Why? Rule ${l.rule}">${l.rule}</button>`;

/** Add what is new; the last action is drawn again if more came of it, and after a take-back all. */
export function drawLog() {
  const { log } = state;
  if (log.length < drawn || (drawn && log[drawn - 1] !== last)) {
    list.replaceChildren();
    drawn = 0;
  }
  if (drawn === log.length) return;
  let from = drawn,
    open = false;
  if (drawn && log[drawn].depth > 1) {
    while (from > 0 && log[from].depth > 1) from -= 1;
    while (list.lastElementChild && Number(list.lastElementChild.dataset.line) > log[from].n)
      list.lastElementChild.remove();
    open = Boolean(list.lastElementChild?.querySelector('details[open]'));
    list.lastElementChild?.remove();
  }
  const holder = document.createElement('ol');
  draw(
    holder,
    safe(
      acts(log.slice(from))
        .map((act, n) => actMarkup(act, rule, open && n === 0).text)
        .join(''),
    ),
  );
  list.append(...holder.childNodes);
  drawn = log.length;
  last = log[drawn - 1];
  followSoon();
}
