// The bar under a replay: to the start, back, play, on, to the end, and where we are.
import { html, safe } from '../../lib/html.js';
import { icon } from '../../lib/symbols.js';

const I = d =>
  safe(
    `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${d}</svg>`,
  );
const signs = {
  first: I('<path d="M6 5v14M18 5l-9 7 9 7z"/>'),
  back: I('<path d="m15 5-8 7 8 7"/>'),
  on: I('<path d="m9 5 8 7-8 7"/>'),
  last: I('<path d="M18 5v14M6 5l9 7-9 7z"/>'),
  pause: I('<path d="M8 5v14M16 5v14"/>'),
  swap: I('<path d="M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5"/>'),
};
const button = (what, sign, text, off) =>
  html`
    <button type="button" class="icon-btn" data-do="${what}" title="${text}"${off && html` disabled`}>
      ${sign}
      <span class="sr">${text}</span>
    </button>
  `;

const SPEEDS = { slow: 'Slow', normal: 'Normal', fast: 'Fast', once: 'Instant' };
const speeds = now =>
  html`
    <label class="sb-speed">
      <span class="sr">Animation speed</span>
      <select id="speed">
        ${Object.entries(SPEEDS).map(
          ([word, text]) => html`<option value="${word}"${word === now ? html` selected` : ''}>${text}</option>`,
        )}
      </select>
    </label>
  `;

export function stepbarMarkup({ step, steps, playing, frame, speed }) {
  const turn = frame.view.table.turn,
    over = Boolean(frame.result),
    words = `Step ${step} of ${steps}${turn ? `, turn ${turn}` : ', setting up'}`;
  return html`
    <span class="sb-btns" data-key="b">
      ${button('first', signs.first, 'First step (Home)', step === 0)}
      ${button('back', signs.back, 'Previous step (left arrow)', step === 0)}
      ${
        playing
          ? button('pause', signs.pause, 'Pause (Space)')
          : button('play', icon.play, 'Play (Space)', step >= steps)
      }
      ${button('on', signs.on, 'Next step (right arrow)', step >= steps)}
      ${button('last', signs.last, 'Last step (End)', step >= steps)}
    </span>
    <label class="sb-range" data-key="r">
      <span class="sr">Step</span>
      <input type="range" min="0" max="${steps}" id="range" aria-valuetext="${words}">
    </label>
    <span class="sb-where num" data-key="w">${words}</span>
    <span class="sb-more" data-key="m">
      ${speeds(speed)}
      ${button('swap', signs.swap, 'Flip board')}
      ${button('share', icon.link, 'Copy link to this step')}
      ${button('panel', icon.text, 'Log and options')}
    </span>
    <button type="button" class="btn btn--go sb-fork" data-key="f" data-do="fork"${over && html` disabled`}>
      Play from here…
    </button>
  `;
}
