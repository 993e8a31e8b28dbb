// Drawing: everything on the table from the newest frame.
import { html, morph } from '../lib/html.js';
import { roving } from '../lib/ui.js';
import { asked, busy, called, near, onChange, side, state, watching } from './state.js';
import { grouped } from './ask/option_groups.js';
import { onTable } from './ask/question_text.js';
import { note, placed, turnNow } from './view/turn_text.js';
import { barMarkup, optionsMarkup } from './ask/options.js';
import { matMarkup } from './view/mat.js';
import { handMarkup } from './view/hand.js';
import { topMarkup } from './view/topbar.js';
import { textMarkup } from './view/text_table.js';
import { clockText } from './view/clock.js';
import { drawSheet } from './ask/sheet.js';
import { drawNotice } from './view/notice.js';
import { drawEnding } from './seats/game_over.js';
import { drawLog } from './view/log.js';
import { freshReasons, reasons } from './ask/why.js';
import { closeRanks } from './ask/ranks.js';

const $ = id => document.getElementById(id);
const mat = $('mat'),
  hand = $('hand');

/** The bar, the mat or the text table, and the hand. */
export function drawTable() {
  const { view, clock } = state.frame,
    at = placed(),
    turn = turnNow();
  Object.assign(document.body.dataset, { seq: state.frame.seq, asked: asked() && !busy() ? asked().what : '' });
  document.title = state.frame.result ? 'Game over · Playmat' : `${turn.title} ${view.table.turn || ''} · Playmat`;
  document.body.classList.toggle('duo', Boolean(state.duo));
  document.body.classList.toggle('is-watching', watching());
  document.body.classList.toggle('is-text', state.text);
  morph($('top'), topMarkup(turn));
  mat.classList.toggle('textboard', state.text);
  if (state.text) mat.tabIndex = 0;
  else mat.removeAttribute('tabindex');
  if (state.text) {
    morph(mat, textMarkup());
  } else {
    morph(
      mat,
      matMarkup(view, near(), {
        ...at,
        why: true,
        names: [0, 1].map(called),
        notes: [0, 1].map(note),
        mine: !watching() && called(near()) === 'You',
        duo: state.duo,
        clocks: clock ? [0, 1].map(clockText) : null,
        running: clock ? clock.running : state.frame.result ? null : view.table.chooser,
        turn,
      }),
    );
    for (const bench of mat.querySelectorAll('.bench')) roving(bench, '.mon');
  }
  const ask = asked();
  morph(
    hand,
    watching() || state.text
      ? html``
      : handMarkup(side(near()).hand, {
          ask: busy() ? null : ask,
          groups: ask ? grouped(ask) : [],
          held: state.held,
          calm: ask && !onTable(ask),
        }),
  );
  roving(hand, '.hc');
}

function drawPanel() {
  freshReasons();
  morph($('options'), optionsMarkup(reasons));
  roving($('options'), '.opt');
  morph($('bar'), barMarkup());
}

const SOON = 150;
let waiting = 0;
/** The answer's frame comes at once; drawing the table in between would flicker and hold it up. */
function sent() {
  document.body.dataset.asked = '';
  letGo();
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (busy()) drawPanel();
  }, SOON);
}

let pressed = null; // what gave up the focus until the next drawing
/** What a pointer pressed among the options or in the hand goes with the next drawing. It gives up the focus now, while
    the
    page is at rest: to lose it by going would have the whole table laid out amid the drawing. */
function letGo() {
  const focused = document.activeElement;
  if (!focused?.closest('#options, #hand') || focused.matches(':focus-visible')) return;
  pressed = focused;
  focused.blur();
}
/** What was pressed and is still there has the focus again; from an option that has gone it moves to the one offered
    first. */
function refocus(inOptions) {
  if (pressed?.isConnected && document.activeElement === document.body)
    pressed.focus({ focusVisible: false, preventScroll: true });
  pressed = null;
  if (inOptions && !document.activeElement?.closest('#options, dialog')) focusOptions();
}

/** Draw everything from the newest frame; what has not changed is left alone. */
export function redraw(why) {
  if (!state.frame) {
    drawNotice();
    return;
  }
  if (why === 'sent') {
    sent();
    return;
  }
  const inOptions = $('options').contains(pressed ?? document.activeElement);
  drawTable();
  drawPanel();
  drawNotice();
  drawSheet();
  drawEnding();
  if (why === 'frame' || why === 'beat') drawLog();
  closeRanks();
  refocus(inOptions);
}
onChange(redraw);
addEventListener('resize', () => {
  if (state.frame) drawTable();
});

/** To the option list, on the line offered first. */
export const focusOptions = () =>
  (document.querySelector('#options .opt--go') || document.querySelector('#options .opt') || $('options')).focus({
    focusVisible: false,
  });
