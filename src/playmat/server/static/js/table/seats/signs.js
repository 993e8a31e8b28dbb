// Signs between players: a few fixed words, shown for a while beside whoever gives one, and how take-backs end.
import { draw, html } from '../../lib/html.js';
import { place } from '../../lib/ui.js';
import { called, near, onChange, state, watching } from '../state.js';
import { send } from '../socket.js';
import { pass } from '../view/notice.js';
import { forgetRematch } from './rematch.js';

export const SIGNS = {
  hello: 'Hello!',
  thinking: 'I’m thinking…',
  well_played: 'Well played!',
  good_game: 'Good game!',
};
const LONG = 5000;
const bubble = document.getElementById('saying'),
  pop = document.getElementById('signs');
let seen = -1,
  timer = 0,
  last = null,
  answer = '';

/** Whether there is somebody to give a sign to. */
export const mayTalk = () =>
  !watching() && state.frame.players.some(p => p.kind === 'friend') && state.frame.players.every(p => p.joined);

const buttons = words =>
  words.map(sign => html`<button type="button" class="btn btn--quiet" data-sign="${sign}">${SIGNS[sign]}</button>`);

export function openSigns(button) {
  draw(pop, html`${buttons(Object.keys(SIGNS))}`);
  place(pop, button);
  pop.querySelector('button').focus({ focusVisible: false });
}

/** The signs for the end of a game, and what the other player has said to it. */
export const signRow = () =>
  mayTalk()
    ? html`
      <div class="said">
        ${buttons(['good_game', 'well_played'])}
        <span role="status">
          ${last && `${called(last.seat)}: ${SIGNS[last.what]}`}
          ${answer && !state.frame.match.rematch.length && html` <b>${answer}</b>`}
        </span>
      </div>
    `
    : '';

const TOLD = {
  took_back: seat =>
    called(seat) === 'You' ? 'You took back the last move.' : `${called(seat)} took back the last move.`,
  kept: seat => (called(seat) === 'You' ? 'You declined the takeback.' : `${called(seat)} declined the takeback.`),
  declined: seat => (called(seat) === 'You' ? 'You declined the rematch.' : `${called(seat)} declined the rematch.`),
  went_on: seat =>
    called(seat) === 'You'
      ? `${called(1 - seat)} kept playing, so there is no takeback.`
      : 'The game continued, so there is no takeback.',
};

/** Shown above whatever lies open: a sheet that came later must not cover it. */
function raise() {
  if (bubble.matches(':popover-open')) bubble.hidePopover();
  bubble.showPopover();
}

function show({ seat, what }) {
  if (TOLD[what]) {
    told(seat, what);
    return;
  }
  last = { seat, what };
  bubble.textContent = `${called(seat)}: ${SIGNS[what]}`;
  raise();
  const far = seat === near() ? '.half--me .plate, .m-cl:last-child' : '.half--foe .plate, .m-cl:first-child';
  const plate = [...document.querySelectorAll(far)].find(el => el.getClientRects().length)?.getBoundingClientRect() || {
    left: 20,
    bottom: 60,
    top: 60,
  };
  const { width, height } = bubble.getBoundingClientRect(),
    below = plate.bottom + 8 + height < innerHeight;
  Object.assign(bubble.style, {
    left: `${Math.max(8, Math.min(plate.left, innerWidth - width - 8))}px`,
    top: `${below ? plate.bottom + 8 : plate.top - height - 8}px`,
  });
  clearTimeout(timer);
  timer = setTimeout(() => {
    bubble.hidePopover();
  }, LONG);
}
/** How a take-back or the wish for another game ended; at the end of a game it stands in its sheet. */
function told(seat, what) {
  if (what !== 'declined') {
    pass(TOLD[what](seat));
    return;
  }
  forgetRematch();
  answer = TOLD[what](seat);
}

onChange(why => {
  if (why !== 'frame') return;
  const { notes } = state.frame,
    newest = notes.at(-1)?.n || 0;
  if (seen >= 0) for (const note of notes) if (note.n > seen) show(note);
  seen = newest;
});
// A sheet that is drawn by this change lies above; the sign is laid above it again.
onChange(() =>
  queueMicrotask(() => {
    if (bubble.matches(':popover-open') && document.querySelector('dialog[open]')) raise();
  }),
);
document.addEventListener('click', e => {
  const sign = e.target.closest?.('[data-sign]')?.dataset.sign;
  if (!sign) return;
  if (pop.matches(':popover-open')) pop.hidePopover();
  send({ type: 'sign', sign });
});
