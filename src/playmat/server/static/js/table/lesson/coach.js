// The coach: tells one step of a lesson at a time, points at it, and offers what it asks for.
import { html, morph } from '../../lib/html.js';
import { icon } from '../../lib/symbols.js';
import { recall, remember } from '../../lib/storage.js';
import { params } from '../../lib/ui.js';
import { changed, onChange, state } from '../state.js';
import { goTo, lessonNamed } from './start.js';
import { narrowed, stepAt } from './steps.js';
import { besides, around } from './placing.js';

const box = document.getElementById('coach'),
  ring = document.getElementById('ring');
let lesson = null,
  at = 0,
  left = false,
  closed = false,
  shown = -1;

/** The places a step may point at. */
const PLACES = {
  mine: '.half--me .field-c',
  active: '.half--me .active .mon',
  bench: '.half--me .bench .mon',
  space: '.half--me .bench .empty',
  prizes: '.half--me .prizes',
  deck: '.half--me .pile--deck',
  hand: '#hand ul',
  'foe active': '.half--foe .active .mon',
  options: '#options .optlist, #bar',
  turn: '.middle--r .turn',
  help: '[data-do=help]',
};
const placeOf = word =>
  [...document.querySelectorAll(word.startsWith('card ') ? `.hc[data-card="${word.slice(5)}"]` : PLACES[word])].find(
    el => el.checkVisibility({ visibilityProperty: true }),
  );
const step = () => lesson.steps[at];
const plain = () => left || step().free;

/** What is offered while a lesson is on; the last ask is kept, for it is looked at often. */
let kept = [null, null, null];
function only(ask) {
  if (plain()) return ask;
  if (kept[0] !== ask || kept[1] !== step()) kept = [ask, step(), narrowed(ask, step())];
  return kept[2];
}

/** Whoever has done something else, by a typed command, goes on without a coach. */
function strayed() {
  const { ask, seat } = state.frame;
  return Boolean(step().do) && ask?.player === seat && ask.options.length > 0 && !narrowed(ask, step());
}

function follow() {
  if (!left) at = stepAt(lesson.steps, at, state.log);
  if (!left && strayed()) left = true;
  remember('lesson', { game: state.game, at, left });
}

const count = () => `${at + 1} of ${lesson.steps.length}`;
function foot() {
  if (plain()) return html`<button type="button" class="btn btn--go" data-coach="close">Let’s play</button>`;
  if (step().do) return html`<span class="coach-do">${icon.hand}Your move</span>`;
  return step().until
    ? html`<span class="coach-do">${icon.eye}Watch</span>`
    : html`<button type="button" class="btn btn--go" data-coach="next">Next</button>`;
}
function markup() {
  const { title, say } = left
    ? { title: 'On your own', say: 'You have left the lesson. Play on as you like; the ? button helps in every game.' }
    : step();
  return html`
    <div class="coach-top">
      <span class="eyebrow">Lesson${!left && html` · <span class="num">${count()}</span>`}</span>
      ${!plain() && html`<button type="button" class="linkish" data-coach="leave">Leave lesson</button>`}
    </div>
    <div aria-live="polite"><h2 id="coach-h" tabindex="-1">${title}</h2><p>${say}</p></div>
    <div class="coach-foot">
      ${foot()}
      <progress max="${lesson.steps.length}" value="${at + 1}" aria-label="Lesson progress"></progress>
    </div>
  `;
}

/** The places of a step that are there, the one to point at first: once a card is held, where it goes. */
function targets() {
  const later = state.held || (state.frame.ask && state.frame.ask.what !== 'main');
  const words = left ? ['help'] : step().at,
    found = words.map(placeOf).filter(Boolean);
  return later ? found.reverse() : found;
}

function draw() {
  const on = lesson && state.frame && !state.frame.result && !closed && !state.text;
  box.hidden = !on;
  document.body.classList.toggle('coached', Boolean(on));
  ring.hidden = true;
  if (!on) return;
  const mine = box.contains(document.activeElement) || document.activeElement === document.body,
    now = left ? -2 : at;
  morph(box, markup());
  if (shown !== now && mine)
    (box.querySelector('[data-coach=next], [data-coach=close]') || box.querySelector('h2')).focus({
      preventScroll: true,
      focusVisible: false,
    });
  if (shown !== now) targets()[0]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  shown = now;
  point();
}

function point() {
  if (!lesson || box.hidden || !state.frame) return;
  const found = targets();
  ring.hidden = !found.length;
  if (found.length) around(ring, found[0]);
  besides(box, found, document.querySelectorAll('.opt-target, .hc.legal, #options .opt, #mat .mon'));
}

onChange(why => {
  if (lesson && (why === 'frame' || why === 'lesson')) follow();
}, true);

const ACTS = {
  next() {
    at += 1;
    changed('lesson');
  },
  leave() {
    left = true;
    state.held = null;
    changed('lesson');
  },
  close() {
    closed = true;
    draw();
  },
};
box.addEventListener('click', e => ACTS[e.target.closest('[data-coach]')?.dataset.coach]?.());

/** Begin where this browser stopped. */
export async function beginLesson() {
  const name = params.get('lesson');
  if (!name) return;
  const had = recall('lesson', {});
  if (had.game === params.get('game')) ({ at, left } = had);
  try {
    lesson = await lessonNamed(name);
  } catch {
    return;
  }
  state.narrow = only;
  state.onward = () => goTo(lesson.onward);
  onChange(() => {
    if (state.frame) draw();
  });
  for (const kind of ['resize', 'transitionend', 'animationend', 'scroll'])
    addEventListener(kind, point, { capture: true, passive: true });
}
