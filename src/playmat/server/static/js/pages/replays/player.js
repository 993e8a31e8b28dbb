// Watching a replay: the mat with both hands open, what was offered and taken, the log, step by step.
import { count } from '../../lib/count.js';
import { draw, html, morph } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { face } from '../../card/card.js';
import { icon } from '../../lib/symbols.js';
import { faceOf, nameOf, want } from '../../card/card_cache.js';
import { handMarkup } from '../../table/view/hand.js';
import { matMarkup } from '../../table/view/mat.js';
import { places, travel } from '../../table/motion/animation.js';
import { piecesOf, show } from '../../table/motion/playing.js';
import { listenSkip } from '../../table/motion/skipping.js';
import { clearStage } from '../../table/motion/stage.js';
import { setSpeed, speed } from '../../table/motion/tempo.js';
import { actMarkup, acts } from '../../table/view/log_acts.js';
import { askNumber, askWhy, asksBy, showWhy } from '../../table/ask/why.js';
import { cardsOf, state } from '../../table/state.js';
import { ourTokens } from '../../lib/storage.js';
import { copied } from '../../lib/clipboard.js';
import { forkDialog } from '../shared/fork_dialog.js';
import { readCard } from '../../card/card_dialog.js';
import { replayLink } from '../shared/replay_rows.js';
import { stepbarMarkup } from './stepbar.js';
import { params, showCurrent, tablist } from '../../lib/ui.js';

const $ = id => document.getElementById(id);
const PACE = 350; // between two steps, beside what is shown of each
const YOU = 'You'; // what the server calls the reader in a game of the reader's own
const NOBODY = -1; // nobody did it by hand here: all of it is shown
const now = { id: '', step: 0, steps: 0, near: 0, frame: null, going: null, playing: false, next: 0 };
const frames = new Map();

/** Frames are kept; the next one is fetched ahead. */
function fetchFrame(step) {
  if (!frames.has(step)) {
    const coming = get(`/replays/${encodeURIComponent(now.id)}/frames/${step}`, ourTokens()).then(async frame => {
      await want(cardsOf(frame));
      return frame;
    });
    coming.catch(() => frames.delete(step));
    frames.set(step, coming);
    if (frames.size > 80) frames.delete(frames.keys().next().value);
  }
  return frames.get(step);
}

export async function watchReplay(main, id, step) {
  now.id = id;
  try {
    const frame = await fetchFrame(step).catch(error =>
      error.code === 'step' && step ? fetchFrame((step = 0)) : Promise.reject(error),
    );
    layOut(main);
    now.near = Math.max(
      0,
      frame.players.findIndex(p => p.name === YOU),
    );
    arrive(step, frame, []);
    listen();
  } catch (error) {
    draw(
      main,
      html`
        <div class="replist">
          <h1>${error.status === 404 ? 'Replay not found' : 'Can’t show this replay'}</h1>
          <p>${error.message}</p>
          <p><a class="btn btn--go" href="/replays">All replays</a></p>
        </div>
      `,
    );
  }
}

function layOut(main) {
  document.documentElement.classList.add('tabled');
  document.body.classList.add('play', 'replaying');
  showCurrent();
  main.className = 'mat felt';
  main.setAttribute('aria-label', 'Table');
  const add = (tag, id, cls, label) => {
    const el = document.createElement(tag);
    el.id = id;
    el.className = cls;
    if (label) el.setAttribute('aria-label', label);
    main.parentNode.insertBefore(el, $('io'));
    return el;
  };
  add('section', 'hand', 'hand felt', 'Hand');
  draw(
    add('aside', 'panel', 'panel', 'Options and log'),
    html`
      <section class="opts offered" id="offered" aria-labelledby="offered-h" tabindex="0"></section>
      <div class="logbox" id="below">
        <div class="log-head">
          <div class="tabs" role="tablist" aria-label="Log and analysis">
            <button type="button" role="tab" id="log-t" aria-controls="loglist" aria-selected="true">Log</button>
            <button type="button" role="tab" id="analysis-t" aria-controls="analysis" aria-selected="false">
              Analysis
            </button>
          </div>
          <a class="tiny" href="/api/v1/replays/${encodeURIComponent(now.id)}" download>Download</a>
        </div>
        <div class="loglist" id="loglist" tabindex="0" role="tabpanel" aria-labelledby="log-t">
          <ol id="lines"></ol>
        </div>
        <div class="analysis" id="analysis" role="tabpanel" tabindex="0" aria-labelledby="analysis-t" hidden></div>
      </div>
    `,
  );
  const pick = tablist($('below'));
  $('analysis-t').addEventListener('click', () => analysed());
  // On a phone the panel is a drawer.
  if (params.has('analysis')) {
    pick($('analysis-t'));
    $('panel').classList.add('open');
    analysed(true);
  }
  add('nav', 'stepbar', 'stepbar', 'Steps');
}

/** The analysis is fetched when somebody wants it; *begin* begins it at once. */
let found = null;
function analysed(begin = false) {
  if (found) return;
  found = import('./analysis.js').then(({ analysis }) =>
    analysis(
      $('analysis'),
      now.id,
      () => ({ near: now.near, names: called(), turn: now.frame.view.table.turn }),
      reveal,
    ),
  );
  found.then(shown => {
    now.analysis = shown;
    if (begin) shown.run();
  });
}

/** Go to a moment of the analysis, which on a phone lies over the table. */
function reveal(step) {
  $('panel').classList.remove('open');
  go(step);
}

/** Only the step that was asked for last is shown: the frame of an earlier one may come later. */
async function go(step) {
  finish();
  clearTimeout(now.next);
  step = Math.max(0, Math.min(now.steps, step));
  const mine = (now.going = { to: step });
  if (step === now.step) {
    playOn();
    return;
  }
  try {
    const frame = await fetchFrame(step);
    if (mine === now.going) present(step, frame);
  } catch (error) {
    if (mine !== now.going) return;
    now.going = null;
    pause();
    $('say').textContent = error.message;
    flash();
  }
}

/** Where the reader is, or will be as soon as it is here: two steps asked for quickly are two. */
const heading = () => now.going?.to ?? now.step;

/** Show the end of what is being shown. */
function finish() {
  show.skip();
  show.calm();
}

/** One step on is shown as it happened; any other step is there at once. */
function present(step, frame) {
  finish();
  const fresh = now.frame && step === now.step + 1 ? frame.log.slice(now.frame.log.length) : [];
  state.log = [...(now.frame?.log || [])];
  state.coins = state.log.map(line => line.coins || '').join('');
  const beats = piecesOf(frame, fresh, NOBODY, () => {
    now.frame = { ...now.frame, view: state.frame.view, ask: null, log: state.log };
    redraw();
  });
  show.add(
    ...beats,
    { length: 0, show: () => arrive(step, frame, fresh) },
    ...(now.playing
      ? [
          { length: PACE, show() {} },
          { length: 0, show: playOn },
        ]
      : []),
  );
}

function arrive(step, frame, fresh) {
  const seen = document.body.dataset.beat,
    before = !seen && Math.abs(step - now.step) === 1 ? places() : new Map();
  Object.assign(now, { step, steps: frame.steps, frame });
  state.frame = { ...frame, seat: now.near };
  clearStage();
  delete document.body.dataset.beat;
  redraw();
  travel(before, fresh);
  history.replaceState(null, '', replayLink(now.id, step));
  if (step < frame.steps) fetchFrame(step + 1).catch(() => {});
  if (fresh.length) $('say').textContent = fresh.map(line => line.text).join('. ');
}

const whose = name => (name === YOU ? 'Your' : `${name}’s`);
function turnWords() {
  const { table } = now.frame.view,
    names = called();
  return {
    title: table.turn ? `${whose(names[table.player])} turn` : 'Setting up',
    text: now.frame.result ? now.frame.result.text : table.turn ? `Turn ${table.turn}` : 'Dealing the cards',
    once: [],
    on: true,
  };
}
const called = () => now.frame.players.map(p => p.name);

function redraw() {
  const { frame, near } = now,
    { view } = frame,
    names = called(),
    ask = frame.ask;
  const given = ask?.options.find(o => o.text === frame.given);
  const some = new Set();
  const turn = turnWords();
  document.title = `${turn.title} ${view.table.turn || ''} · replay · Playmat`;
  document.body.classList.toggle(
    'duo',
    view.sides.some(s => s.actives.length > 1),
  );
  morph(
    $('main'),
    matMarkup(view, near, {
      names,
      notes: view.sides.map(s => `${count(s.hand_count, 'card')} in hand`),
      clocks: null,
      running: view.table.chooser,
      duo: view.sides.some(s => s.actives.length > 1),
      targets: new Map(),
      legal: some,
      chosen: new Set(given ? [given.mon, given.target].filter(n => n !== null) : []),
      previews: new Map(),
      prizes: new Map(),
      space: '',
      stadium: false,
      turn,
      mine: false,
      why: true,
    }),
  );
  morph(
    $('hand'),
    html`
      <p class="whose">${whose(names[near])} hand</p>
      ${handMarkup(view.sides[near].hand, { ask: null, groups: [], held: null })}
    `,
  );
  morph($('offered'), offered(ask, given, names));
  drawLog(frame.log);
  morph($('stepbar'), stepbarMarkup({ ...now, speed: speed() }));
  $('range').value = now.step;
  now.analysis?.redraw();
}

function offered(ask, given, names) {
  if (!ask)
    return html`
      <h2 id="offered-h">${now.frame.result ? now.frame.result.text : 'No decision at this step'}</h2>
      ${
        now.frame.result &&
        html`
          <p class="tiny">
            <button type="button" class="rule" data-why="${now.frame.result.rule}">${now.frame.result.rule}</button>
          </p>
        `
      }
    `;
  const line = o =>
    html`
      <li class="${o === given ? 'taken' : ''}">
        ${o === given ? html`${icon.check}<span class="sr">Chosen: </span>` : html`<span></span>`}
        <span>${o.label}</span>
      </li>
    `;
  return html`
    <h2 id="offered-h">${names[ask.player]}: ${ask.prompt}</h2>
    <ul class="offers" aria-label="All ${ask.options.length} options">${ask.options.map(line)}</ul>
  `;
}

const ruleOf = l =>
  html`<button type="button" class="rule" data-why="${l.rule}" aria-label="Why? Rule ${l.rule}">${l.rule}</button>`;
function drawLog(log) {
  draw($('lines'), html`${acts(log).map(act => actMarkup(act, ruleOf))}`);
  $('loglist').scrollTop = $('loglist').scrollHeight;
}

function play() {
  if (now.step >= now.steps) return;
  now.playing = true;
  go(now.step + 1);
}
/** At once is still one step after another. */
function playOn() {
  if (!now.playing) return;
  if (now.step >= now.steps) pause();
  else
    now.next = setTimeout(
      () => {
        if (now.playing) go(now.step + 1);
      },
      speed() === 'once' ? PACE : 0,
    );
}
function pause() {
  now.playing = false;
  redraw();
}

function showPile(word) {
  const [zone, seat] = word.split(' '),
    s = now.frame.view.sides[seat],
    names = called();
  const cards =
    zone === 'deck'
      ? (s.deck || []).map(([id, n]) => [id, n])
      : [...new Map([...s[zone]].reverse().map(id => [id, s[zone].filter(x => x === id).length]))];
  const title = { deck: 'deck', discard: 'discard pile', lost: 'Lost Zone' }[zone];
  draw(
    $('io'),
    html`
      <div class="io-in">
        <div class="io-head">
          <h2 id="io-h" tabindex="-1">${whose(names[seat])} ${title}</h2>
          <button type="button" class="icon-btn" data-do="close">${icon.x}<span class="sr">Close</span></button>
        </div>
        ${zone === 'deck' && !s.deck && html`<p class="muted">${count(s.deck_count, 'card')} in unknown order.</p>`}
        <div class="pilegrid">
          ${cards.map(
            ([id, n]) =>
              html`
                <button type="button" data-card="${id}" aria-label="${nameOf(id)}, ${n}">
                  ${face(faceOf(id), { w: 100 })}
                  <span>× ${n}</span>
                </button>
              `,
          )}
        </div>
      </div>
    `,
  );
  $('io').showModal();
}

const DO = {
  first: () => go(0),
  back() {
    finish();
    go(heading() - 1);
  },
  on() {
    finish();
    go(heading() + 1);
  },
  last: () => go(now.steps),
  play,
  pause,
  swap() {
    now.near = 1 - now.near;
    state.frame.seat = /** @type {0 | 1} */ (now.near);
    redraw();
  },
  async share() {
    $('say').textContent = (await copied(location.href)) ? 'Link copied.' : `Copy the address: ${location.href}`;
    flash();
  },
  panel: () => $('panel').classList.toggle('open'),
  fork: () => {
    finish();
    if (now.playing) pause();
    forkDialog(
      $('io'),
      now.id,
      now.step,
      called(),
      now.near,
      now.frame.players.map(p => p.agent),
    );
  },
};
function flash() {
  const where = document.querySelector('.sb-where');
  where.textContent = $('say').textContent;
  setTimeout(redraw, 1800);
}

/** Ask the server why, at the step that is shown. */
async function ask(message) {
  delete message.type;
  try {
    showWhy(
      await get(`/replays/${encodeURIComponent(now.id)}/why/${now.step}?${new URLSearchParams(message)}`, ourTokens()),
    );
  } catch (error) {
    $('say').textContent = error.message;
    flash();
  }
}

function listen() {
  asksBy(ask);
  document.addEventListener('click', e => {
    const why = e.target.closest('[data-why]'),
      number = e.target.closest('[data-about]');
    if (why) {
      askWhy(why.dataset.why, why);
      return;
    }
    if (number) {
      askNumber(number.dataset, number);
      return;
    }
    const el = e.target.closest('[data-do], [data-card], [data-pile]');
    if (!el) {
      if (!e.target.closest('#panel')) $('panel').classList.remove('open');
      return;
    }
    if (DO[el.dataset.do]) DO[el.dataset.do]();
    else if (el.dataset.pile) showPile(el.dataset.pile);
    else if (el.dataset.card) readCard($('reader'), el.dataset.card);
  });
  $('stepbar').addEventListener('input', e => {
    if (e.target.id === 'range') go(Number(e.target.value));
    if (e.target.id === 'speed') setSpeed(e.target.value);
  });
  listenSkip(() => show.skip() && (show.calm(), true), false);
  document.addEventListener('keydown', e => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.target.closest('input, select, textarea, dialog')) return;
    const what =
      { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' }[e.key] ||
      (e.key === ' ' && !e.target.closest('button, a') ? (now.playing ? 'pause' : 'play') : '');
    if (!what) return;
    e.preventDefault();
    DO[what]();
  });
}
