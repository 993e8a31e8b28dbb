// The bar above the table: book, match, clocks on a phone, and the buttons that are always there.
import { html } from '../../lib/html.js';
import { icon, logo } from '../../lib/symbols.js';
import { tools } from '../../lib/ui.js';
import { called, near, side, state } from '../state.js';
import { clockText } from './clock.js';
import { undoText } from '../ask/question_text.js';
import { mayTalk } from '../seats/signs.js';
import { bookTitle } from '../../lib/books.js';
import { capOf } from '../keys/keymap.js';

export function topMarkup(turn) {
  const { view, match, clock } = state.frame,
    far = 1 - near();
  const book = bookTitle(view.table.book);
  const score =
    match.best_of > 1
      ? html`
        <span class="chip wide">Game ${match.game} of ${match.best_of} · ${match.won[near()]}–${match.won[far]}</span>
      `
      : '';
  const small = seat =>
    html`
      <button type="button"
          class="m-cl ${clock?.running === seat || (!clock && view.table.chooser === seat) ? 'on' : ''}"
          data-zone="hand${seat}" data-about="hand" data-of="${seat}" title="Why?">
        <small>${called(seat)}, ${side(seat).hand_count} card${side(seat).hand_count === 1 ? '' : 's'}</small>
        ${clock && html`<time class="clock" data-clock="${seat}">${clockText(seat)}</time>`}
      </button>
    `;
  return html`
    <a class="brand" href="/" aria-label="Playmat, leave the table">${logo()}<span>Playmat</span></a>
    <span class="chip wide">${book} rules</span>
    ${score}
    ${view.table.sudden > 0 && html`<span class="chip">Sudden Death</span>`}
    <span class="m-only m-clock"><b>${turn.short}</b></span>
    <span class="spring"></span>
    <span class="m-only m-clock">${small(far)}${small(near())}</span>
    ${
      state.frame.seat !== null &&
      html`
        <button type="button" class="icon-btn wide" data-do="undo" title="Take back (${capOf('undo')})">
          ${icon.undo}
          <span class="sr">${undoText()}</span>
        </button>
      `
    }
    <button type="button" class="icon-btn wide" data-do="text" aria-pressed="${state.text}"
        title="Text table (${capOf('text')})">${icon.text}<span class="sr">Text table</span></button>
    ${tools('wide')}
    ${
      mayTalk() &&
      html`
        <button type="button" class="icon-btn wide" data-do="say" title="Send a message" aria-haspopup="dialog">
          ${icon.say}
          <span class="sr">Send a message to the other player</span>
        </button>
      `
    }
    <button type="button" class="icon-btn" data-do="help" title="Help (${capOf('help')})" aria-haspopup="dialog">
      ${icon.help}
      <span class="sr">Help: what can I do, what does this mean?</span>
    </button>
    <button type="button" class="icon-btn" data-do="menu" title="Menu" aria-haspopup="dialog">
      ${icon.menu}
      <span class="sr">Menu: take back, concede, settings, shortcuts</span>
    </button>
  `;
}
