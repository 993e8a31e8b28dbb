// The deck builder.
import '../../card/peek.js';
import { draw, html, morph } from '../../lib/html.js';
import { get, post } from '../../lib/api.js';
import { books } from '../../lib/books.js';
import { face, printOf } from '../../card/card.js';
import { faceOf } from '../../card/card_cache.js';
import { recall, remember } from '../../lib/storage.js';
import { params, tablist, topbar } from '../../lib/ui.js';
import { change, countOf, deck, keep, lastDeck, lay, learnBook, onChange, rename, takeOut, total } from './state.js';
import { checkDeck, checksMarkup, legal, oddsMarkup } from './check.js';
import { deckFromLink, exportDialog, importDialog, openDeck, openDialog } from './dialogs.js';
import { finder } from '../../card/finder.js';
import { listMarkup, over, splitMarkup, stepper } from './list.js';
import { compareMarkup, deckOf } from './compare.js';
import { dealHand, drawCard, drawTrial, forgetHand } from './trial.js';
import { drawTest, testAgainst } from './trials.js';
import { pickDeck } from '../../deck/deck_picker.js';
import { readCard } from '../../card/card_dialog.js';
import { showRule } from '../shared/rule_popover.js';

const $ = id => document.getElementById(id);
const found = [];
let other = null,
  onlyFormat = recall('only-format', true);
/** @type {Record<string, string>} */
let titles = { 'book:xy': 'XY · 2016' };
let check = null,
  against = recall('against', 'book:xy'),
  options = html``,
  more = false;

draw($('top'), topbar('/decks'));
tablist($('dk-tabs'));

// search results

const result = id => {
  const card = faceOf(id),
    n = countOf(id);
  return html`
    <span class="rcw" role="listitem" data-key="${id}">
      <button type="button" class="rc" data-read="${id}" aria-label="Read ${card.name} ${printOf(card)}">
        ${face(card)}
      </button>
      ${stepper(card, n, over(card) && n ? 'over' : n ? 'in' : '')}
    </span>
  `;
};
function drawResults() {
  morph(
    $('results'),
    found.length
      ? html`
        <div class="grid" role="list">${found.map(result)}</div>
        ${more && html`<button type="button" class="btn" data-do="more">Show more cards</button>`}
      `
      : html`<p class="nothing">No cards found. Try fewer words or remove a filter.</p>`,
  );
}
/** Redraw only the steppers of cards whose number may have changed. */
function drawCounts() {
  for (const el of $('results').querySelectorAll('.rcw')) {
    const card = faceOf(el.dataset.key),
      n = countOf(card.id),
      now = el.querySelector('.stepper');
    if (now.querySelector('b').textContent === String(n) && now.classList.contains('over') === Boolean(over(card) && n))
      continue;
    const hold = document.createElement('span');
    draw(hold, stepper(card, n, over(card) && n ? 'over' : n ? 'in' : ''));
    const at = [...now.querySelectorAll('button')].indexOf(document.activeElement);
    now.replaceWith(hold.firstChild);
    if (at >= 0) {
      const again = el.querySelectorAll('.stepper button');
      (again[at].disabled ? again[1] : again[at]).focus();
    }
  }
}
const search = finder($('find'), {
  note: 'Use + and − to add or remove cards.',
  within: () => (onlyFormat && against.startsWith('format:') ? against.slice(7) : ''),
  query: params.get('q') || '',
  found(cards, first, { more: left }) {
    if (first) {
      found.length = 0;
      $('results').scrollTop = 0;
    }
    found.push(...cards.map(c => c.id).filter(id => !found.includes(id)));
    more = left;
    drawResults();
  },
});

// the deck

function drawHead() {
  morph(
    $('dk-head'),
    html`
      <div class="md-t">
        <label class="sr" for="dn">Deck name</label>
        <input id="dn" maxlength="80" value="${deck.name}">
        <span class="count num">${total()}<small> / 60</small></span>
      </div>
      <div class="md-a">
        <button type="button" class="btn btn--quiet" data-do="open">Open…</button>
        <button type="button" class="btn btn--quiet" data-do="new">New</button>
        <button type="button" class="btn btn--quiet" data-do="random">Random</button>
        <label class="inline-sel">Check: <select id="against">${options}</select></label>
        ${
          against.startsWith('format:') &&
          html`
            <label class="chk">
              <input type="checkbox" id="only-format"${onlyFormat && html` checked`}> <span>
                Search this format only
              </span>
            </label>
          `
        }
      </div>
      ${splitMarkup()}
    `,
  );
  if (document.activeElement !== $('dn')) $('dn').value = deck.name;
  $('against').value = against;
}
function drawFoot() {
  const fine = legal(check),
    saved = deck.saved ? 'Saved in this browser.' : deck.cards.length ? 'Not saved yet.' : '';
  morph(
    $('dk-foot'),
    html`
      <button type="button" class="btn btn--quiet" data-do="import">Import</button>
      <button type="button" class="btn btn--quiet" data-do="export"${!deck.cards.length && html` disabled`}>
        Export
      </button>
      ${
        !deck.saved &&
        deck.cards.length > 0 &&
        html`<button type="button" class="btn btn--quiet" data-do="save">Save</button>`
      }
      <button type="button" class="btn btn--go" data-do="play" aria-disabled="${fine ? 'false' : 'true'}">
        Play this deck
      </button>
      <p class="tiny muted" role="status" id="kept">${saved}</p>
    `,
  );
}
function drawDeck() {
  drawHead();
  morph($('dk-list'), listMarkup());
  morph($('dk-compare'), compareMarkup(other));
  drawTrial($('dk-hand'));
  drawTest($('dk-test'));
  drawFoot();
  drawCounts();
}

/** A deck just opened is checked by the book of its years, unless a format was asked for. */
function followed() {
  const own = check && `book:${check.book}`,
    follows = deck.fresh && check && against.startsWith('book:') && against !== own;
  deck.fresh = false;
  if (!follows) return false;
  against = own;
  drawHead();
  drawCheck();
  return true;
}

let turn = 0,
  timer = 0;
async function drawCheck() {
  const mine = ++turn;
  try {
    const answer = await checkDeck(against);
    if (mine !== turn) return;
    check = answer;
    if (check) learnBook(check.book);
    if (followed()) return;
    morph($('dk-checks'), checksMarkup(check, titles[against] || ''));
    morph($('dk-odds'), oddsMarkup(check));
    drawFoot();
  } catch (error) {
    if (mine === turn) morph($('dk-checks'), html`<p role="alert">${error.message}</p>`);
  }
}
onChange(() => {
  forgetHand();
  drawDeck();
  clearTimeout(timer);
  timer = setTimeout(drawCheck, 200);
});

// what can be done

/** Choose a deck to set beside this one. */
async function pickAnother(title, chosen) {
  const decks = (await get('/decks')).filter(d => d.state === 'playable');
  pickDeck($('picker'), { decks, title, random: false, chosen });
}

const DO = {
  open: openDialog,
  import: importDialog,
  export: exportDialog,
  more: () => search.more(),
  deal() {
    dealHand(check?.odds?.hand);
    drawTrial($('dk-hand'));
    $('dk-hand').querySelector('button').focus();
  },
  draw() {
    drawCard(check?.odds?.prizes);
    drawTrial($('dk-hand'));
    $('dk-hand').querySelector('[data-do=draw]').focus();
  },
  compare: () =>
    pickAnother(`Compare “${deck.name}” with`, async word => {
      other = await deckOf(word);
      morph($('dk-compare'), compareMarkup(other));
    }),
  test: () =>
    pickAnother(`Test “${deck.name}” against`, async word =>
      testAgainst($('dk-test'), word, (await deckOf(word)).name, check?.book),
    ),
  new: () => lay({}).then(search.focus),
  save() {
    keep();
    drawFoot();
  },
  async random() {
    const dealt = await post('/decks/random', { format: against.split(':')[1] });
    await lay({ name: dealt.name, cards: dealt.cards });
  },
  play() {
    if (!legal(check)) {
      $('kept').textContent = 'Fix the problems listed above to play this deck.';
      return;
    }
    keep();
    const rules = against.startsWith('book:') ? against.slice(5) : check.rules;
    remember('setup', { ...recall('setup', {}), deck: `mine:${deck.id}`, rules });
    location.href = '/';
  },
};
document.addEventListener('click', e => {
  const el = e.target.closest('[data-do], [data-step], [data-read], [data-rule], [data-cut]');
  if (!el || (el.closest('#io, #picker .picker') && el.dataset.do !== 'close')) return;
  const { do: what, step, id, read, rule, cut } = el.dataset;
  if (step) {
    change(id, Number(step));
    $('say').textContent = `${faceOf(id).name}: ${countOf(id)}. ${total()} cards.`;
  }
  if (step && !el.isConnected && document.activeElement === document.body) $('dk-list').focus(); // its line is gone
  if (read) readCard($('reader'), read, stepper(faceOf(read), countOf(read), countOf(read) ? 'in' : ''));
  if (step && el.closest('#reader')) readCard($('reader'), id, stepper(faceOf(id), countOf(id), 'in'));
  if (rule) showRule($('rule'), rule, el);
  if (cut) takeOut(cut);
  if (what === 'close') el.closest('dialog').close();
  else if (DO[what])
    Promise.resolve(DO[what]()).catch(error => {
      $('kept').textContent = error.message;
    });
});
document.addEventListener('change', e => {
  if (e.target.id === 'dn') {
    rename(e.target.value);
    drawFoot();
  }
  if (e.target.id === 'against') {
    against = e.target.value;
    remember('against', against);
    drawHead();
    drawCheck();
    search.again();
  }
  if (e.target.id === 'only-format') {
    onlyFormat = e.target.checked;
    remember('only-format', onlyFormat);
    search.again();
  }
});

// beginning

async function choices() {
  const [all, formats] = await Promise.all([books(), get('/formats')]);
  titles = Object.fromEntries([
    ...all.map(b => [`book:${b.id}`, `${b.name} ${b.year}`]),
    ...formats.map(f => [`format:${f.id}`, f.title]),
  ]);
  const option = value => html`<option value="${value}">${titles[value]}</option>`;
  options = html`
    <optgroup label="Rulebook (any cards)">${all.map(b => option(`book:${b.id}`))}</optgroup>
    <optgroup label="Format">${formats.map(f => option(`format:${f.id}`))}</optgroup>
  `;
  if (!titles[against]) against = 'book:xy';
  if (!deck.id) return; // drawn with the deck, once it lies there
  drawHead();
  drawCheck();
}
async function begin() {
  const linked = deckFromLink(location.hash),
    word = params.get('open');
  if (linked) await lay(linked);
  else if (word) await openDeck(word);
  else await lay(lastDeck() || {});
}
begin().catch(async error => {
  await lay({});
  $('kept').textContent = error.message;
});
choices().catch(() => {});
