// The start page: a game in one click, games to go on with, replays.
import { draw, html, morph } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import { books } from '../../lib/books.js';
import { face } from '../../card/card.js';
import { faceOf, want } from '../../card/card_cache.js';
import { remember } from '../../lib/storage.js';
import { topbar } from '../../lib/ui.js';
import { pickDeck } from '../../deck/deck_picker.js';
import { compareBooks } from '../shared/compare_books.js';
import { startLesson } from '../../table/lesson/start.js';
import { openTable, wishFor } from '../shared/open_table.js';
import { drawShelf } from './shelf.js';
import { keepSettings, settingsFrom, settingsOf, withBook, withDeck } from './settings.js';
import { setupMarkup } from './setup.js';

const $ = id => document.getElementById(id);
const FAN = ['base1-2', 'base1-58', 'ex1-101', 'pl4-97', 'xy1-2'];
const form = $('setup');
let has, settings;

draw($('top'), topbar('/'));
want(FAN).then(() =>
  draw($('fan'), html`${FAN.map((id, i) => html`<span data-css="--i:${i - 2}">${face(faceOf(id))}</span>`)}`),
);
drawShelf($('shelf'));
begin();

async function begin() {
  try {
    const [all, agents, decks] = await Promise.all([books(), get('/agents'), get('/decks')]);
    has = { books: all, agents, decks };
  } catch (error) {
    draw(
      form,
      html`
        <div class="panel-c" role="alert">
          <h2>Can’t reach the server</h2>
          <p class="muted">${error.message}</p>
          <button type="button" class="btn" data-do="again">Try again</button>
        </div>
      `,
    );
    return;
  }
  settings = settingsFrom(has);
  draw(form, setupMarkup(has, settings));
  showChosen();
}

/** On a phone the books stand in one row; bring the chosen one into sight. */
function showChosen() {
  const row = form.querySelector('.books'),
    on = row.querySelector(':checked').parentElement;
  row.scrollLeft = on.offsetLeft - (row.clientWidth - on.offsetWidth) / 2;
}

function change(e) {
  const { name, value } = e.target;
  if (name === 'name') {
    remember('name', value.trim());
    return;
  }
  settings = settingsOf(form, settings);
  if (name === 'deck') settings = withDeck(has, settings, 'deck', value);
  if (name === 'rules') settings = withBook(has, settings, value);
  keepSettings(settings);
  redraw();
}

/** Choose a deck in the dialog: one's own or the other side's. */
function pick(key, year = '') {
  const chosen = word => {
    settings = withDeck(has, settings, key, word);
    keepSettings(settings);
    redraw();
  };
  pickDeck($('picker'), { decks: has.decks, title: key === 'deck' ? 'Your deck' : 'Their deck', year, chosen });
}

function redraw() {
  const before = form.querySelector('[name=rules]:checked')?.value;
  morph(form, setupMarkup(has, settings));
  // Markup says what is chosen at first; what is chosen now is the control's own state.
  for (const el of form.querySelectorAll('input[type=radio]')) el.checked = settings[el.name] === el.value;
  for (const el of form.querySelectorAll('select')) el.value = settings[el.name];
  if (settings.rules !== before) showChosen();
}

async function start(e) {
  e.preventDefault();
  const button = form.querySelector('.go .btn');
  button.disabled = true;
  $('refusal').textContent = '';
  try {
    await openTable(await wishFor(settings));
  } catch (error) {
    $('refusal').textContent = error.message;
    button.disabled = false;
  }
}

/** The address asks for it, too: the link may be followed before this script is here. */
function learn() {
  history.replaceState(null, '', '/');
  startLesson('first').catch(error => {
    $('refusal').textContent = error.message;
  });
}
if (new URLSearchParams(location.search).has('learn')) learn();

form.addEventListener('change', change);
form.addEventListener('submit', start);
addEventListener('pageshow', e => {
  if (e.persisted) location.reload();
});
document.addEventListener('click', e => {
  const chip = e.target.closest('.setup [data-pick], .setup [data-year]');
  if (chip) pick(chip.dataset.pick || 'deck', chip.dataset.year);
  const what = e.target.closest('[data-do]')?.dataset.do;
  if (what === 'again') begin();
  if (what === 'learn') {
    e.preventDefault();
    learn();
  }
  if (what === 'close') e.target.closest('dialog').close();
  if (what === 'compare') compareBooks($('compare'));
});
