// The board editor: any position, its link, and a game from there.
import { count } from '../../lib/count.js';
import { draw, html, morph } from '../../lib/html.js';
import { get } from '../../lib/api.js';
import '../../card/peek.js';
import { icon } from '../../lib/symbols.js';
import { handMarkup } from '../../table/view/hand.js';
import { matMarkup } from '../../table/view/mat.js';
import { showCurrent, topbar } from '../../lib/ui.js';
import { addDialog } from './add.js';
import { NAMES, panelMarkup } from './panel.js';
import { canTakeBack, change, choose, chosenMon, layLine, now, onChange, put, side, takeBack } from './state.js';
import { emptyBoard } from './text.js';
import { chosenSerials, spot, viewOf } from './view.js';
import { copied } from '../../lib/clipboard.js';
import { deckRef } from '../../deck/own_decks.js';
import { openTable } from '../shared/open_table.js';
import { listenName, nameField, nameOf, opponents, seatSelect, seatsOf } from '../shared/fork_dialog.js';
import { deckOptions } from '../../deck/deck_options.js';

const $ = id => document.getElementById(id);
const EXAMPLE =
  'xy; turn 5; you: base1-58 +L +L dmg10 | base1-26 +L, base1-3; hand: base1-14, base1-94, L, base1-95; deck: 4*L, ' +
  'base1-88, base1-91, 4*L, base1-14, base1-3; prizes: 4*L; foe: base1-46 +R | base1-68; hand: R, base1-24; deck: ' +
  '8*R, base1-4, base1-24, 4*R; prizes: 5*R';

draw($('top'), topbar('/board'));
showCurrent();

function redraw() {
  const view = viewOf(now.board),
    none = new Map(),
    few = new Set(),
    duo = view.sides.some(s => s.actives.length > 1);
  document.body.classList.toggle('duo', duo);
  morph(
    $('mat'),
    matMarkup(view, now.near, {
      names: NAMES,
      notes: view.sides.map(s => `${count(s.hand_count, 'card')} in hand`),
      clocks: null,
      running: now.board.player,
      duo,
      targets: none,
      legal: few,
      chosen: chosenSerials(),
      previews: none,
      prizes: none,
      space: '',
      stadium: false,
      mine: now.near === 0,
      turn: {
        title: now.board.player ? 'Opponent’s turn' : 'Your turn',
        text: `Turn ${now.board.turn}`,
        once: [],
        on: true,
      },
    }),
  );
  morph(
    $('hand'),
    html`
      <p class="whose">${now.near ? 'Opponent’s' : 'Your'} hand</p>
      ${handMarkup(view.sides[now.near].hand, { ask: null, groups: [], held: null })}
    `,
  );
  morph($('edit'), panelMarkup());
  const line = $('line');
  if (typed !== now.line) typed = null;
  if (line && typed === null && document.activeElement !== line) line.value = now.line;
  for (const box of $('edit').querySelectorAll('input[type=checkbox]')) box.checked = box.hasAttribute('checked');
  for (const el of $('edit').querySelectorAll('[data-set]'))
    if (document.activeElement !== el) el.value = now.board[el.dataset.set];
  const damage = $('edit').querySelector('[data-damage]');
  if (damage && document.activeElement !== damage) damage.value = chosenMon().damage;
  drawBar();
}
const tool = (what, sign, text, off) =>
  html`
    <button type="button" class="icon-btn" data-do="${what}" title="${text}"${off && html` disabled`}>
      ${sign}
      <span class="sr">${text}</span>
    </button>
  `;
function drawBar() {
  const bad = now.problems.length > 0 || [0, 1].some(s => !side(s).actives.length);
  morph(
    $('bar'),
    html`
      <span class="sb-btns">
        ${tool('undo', icon.undo, 'Undo', !canTakeBack())}
        ${tool('swap', icon.again, 'Flip board')}
      </span>
      <button type="button" class="btn btn--quiet"
          data-add="${side(now.near).actives.length ? 'bench' : 'active'} ${now.near}">Add cards…</button>
      <button type="button" class="btn btn--quiet m-only" data-do="panel">Edit</button>
      <span class="spring"></span>
      <span id="said" class="sb-where" role="status"></span>
      <span class="sb-more">
        <button type="button" class="btn btn--quiet" data-do="share">${icon.link}<span>Copy link</span></button>
        <button type="button" class="btn btn--go" data-do="play"${bad && html` disabled`}>
          <span>Play<span class="wide-word"> from here</span>…</span>
        </button>
      </span>
    `,
  );
}
onChange(redraw);

// ------------------------------------------------------------------ what can be done

let typed = null; // the line as it was when somebody began to write in it
/** Lay out what was written into the line and not laid out yet; tells whether the table is as the line says. */
async function laid() {
  const line = $('line');
  if (!line || typed === null || line.value.trim() === now.line) return true;
  const wrong = await layLine(line.value);
  $('line-wrong').textContent = wrong.join(' ');
  if (wrong.length) line.focus();
  return !wrong.length;
}

async function playDialog() {
  if (!(await laid())) return;
  const { bots, usual } = await opponents(),
    dialog = $('io');
  draw(
    dialog,
    html`
      <form class="io-in">
        <div class="io-head">
          <div>
            <h2 id="io-h" tabindex="-1">Play from here</h2>
            <p class="muted">The position stays in this page’s address.</p>
          </div>
          <button type="button" class="icon-btn" data-do="close">${icon.x}<span class="sr">Close</span></button>
        </div>
        <div class="row">
          ${seatSelect(0, 'Your side', bots, 'me')}
          ${seatSelect(1, 'Opponent’s side', bots, usual)}
          ${nameField()}
        </div>
        <p class="refusal" role="alert"></p>
        <div class="row"><button class="btn btn--go">Start game</button></div>
      </form>
    `,
  );
  dialog.showModal();
  const form = dialog.querySelector('form');
  listenName(form);
  form.addEventListener('submit', async e => {
    e.preventDefault();
    try {
      await openTable({ rules: now.board.rules, seats: seatsOf(form), name: nameOf(form), position: now.line });
    } catch (error) {
      form.querySelector('.refusal').textContent = error.message;
    }
  });
}

function shuffled(cards) {
  const left = [...cards],
    mixed = [];
  while (left.length) mixed.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  return mixed;
}

async function fill(word) {
  const { seat } = now.chosen,
    ref = await deckRef(word, now.board.rules);
  const cards = ref.cards || (await get(`/decks/${encodeURIComponent(ref.id)}`)).cards;
  change(board => {
    board.sides[seat].deck = shuffled(cards.flatMap(c => Array(c.count).fill(c.id)));
  });
}

const DO = {
  table: () => choose(null),
  undo: takeBack,
  swap() {
    now.near = 1 - now.near;
    redraw();
  },
  panel: () => $('panel').classList.toggle('open'),
  play: playDialog,
  async share() {
    if (!(await laid())) return;
    $('said').textContent = (await copied(location.href))
      ? 'Link copied.'
      : 'Copying was blocked. Copy this page’s address instead.';
  },
  async lay() {
    $('line-wrong').textContent = (await layLine($('line').value)).join(' ');
  },
  clear() {
    const { rules } = now.board;
    change(board => Object.assign(board, emptyBoard(), { rules }));
  },
  'no-stadium': () =>
    change(board => {
      board.stadium = '';
    }),
  'drop-mon'() {
    const { seat, row, at } = now.chosen;
    now.chosen = null;
    change(b => b.sides[seat][row].splice(at, 1));
  },
  'move-mon'() {
    const { seat, row, at } = now.chosen,
      to = row === 'actives' ? 'bench' : 'actives';
    now.chosen = { seat, row: to, at: side(seat)[to].length };
    change(b => b.sides[seat][to].push(...b.sides[seat][row].splice(at, 1)));
  },
  'empty-zone'() {
    const { seat, zone } = now.chosen;
    change(b => {
      b.sides[seat][zone] = [];
    });
  },
  shuffle() {
    const { seat } = now.chosen;
    change(b => {
      b.sides[seat].deck = shuffled(b.sides[seat].deck);
    });
  },
};

function pressed(el) {
  const { add, energy, detach, unstack, take, zoneOf, mon, pile, prize, hand, stadium } = el.dataset,
    c = now.chosen;
  if (add) addDialog(...split(add));
  else if (energy) put(energy, c.zone || 'attach', c.seat);
  else if (detach) change(() => chosenMon().attached.splice(Number(detach), 1));
  else if (unstack) {
    const m = chosenMon();
    if (m.stack.length > 1) change(() => m.stack.splice(Number(unstack), 1));
    else DO['drop-mon']();
  } else if (take) change(b => b.sides[c.seat][c.zone].splice(Number(take), 1));
  else if (zoneOf) {
    const [seat, zone] = zoneOf.split(' ');
    choose({ seat: Number(seat), zone });
  } else if (mon) edit(spot(Number(mon)));
  else if (pile) {
    const [zone, seat] = pile.split(' ');
    edit({ seat: Number(seat), zone });
  } else if (hand) edit({ seat: now.near, zone: 'hand' });
  else if (stadium) edit(null);
  else if (prize !== undefined || el.closest('.prizes'))
    edit({ seat: Number(el.closest('.prizes').dataset.zone.slice(-1)), zone: 'prizes' });
}
const split = text => {
  const [place, seat] = text.split(' ');
  return [place, Number(seat)];
};
function edit(what) {
  choose(what);
  $('panel').classList.add('open');
}

document.addEventListener('click', e => {
  if (e.target.closest('#adding')) return;
  const el = e.target.closest(
    '[data-do], [data-add], [data-energy], [data-detach], [data-unstack], [data-take], [data-zone-of], [data-mon], ' +
      '[data-pile], [data-hand], [data-stadium], .prizes',
  );
  if (!el) {
    if (!e.target.closest('#panel')) $('panel').classList.remove('open');
    return;
  }
  if (el.dataset.do === 'close') el.closest('dialog').close();
  else if (DO[el.dataset.do])
    Promise.resolve(DO[el.dataset.do]()).catch(error => {
      $('said').textContent = error.message;
    });
  else pressed(el);
});

document.addEventListener('input', e => {
  if (e.target.id === 'line') typed = now.line;
});

document.addEventListener('change', e => {
  const { set, damage, condition, mark, fill: filling } = e.target.dataset,
    value = e.target.value;
  if (set)
    change(board => {
      board[set] = set === 'rules' ? value : Math.max(0, Number(value) || 0);
    });
  if (damage !== undefined)
    change(() => {
      chosenMon().damage = Math.max(0, Math.round((Number(value) || 0) / 10) * 10);
    });
  if (condition) change(() => toggled(chosenMon(), 'conditions', condition, e.target.checked));
  if (mark) change(() => toggled(chosenMon(), 'marks', mark, e.target.checked));
  if (filling !== undefined && value)
    fill(value).catch(error => {
      $('said').textContent = error.message;
    });
});
function toggled(m, list, word, on) {
  m[list] = m[list].filter(each => each.split(':')[0] !== word);
  if (on) m[list].push(word);
}

// ------------------------------------------------------------------ beginning

async function begin() {
  const asked = new URLSearchParams(location.hash.slice(1)).get('p');
  const wrong = await layLine(asked || EXAMPLE).catch(error => [error.message]);
  if (!wrong.length) return;
  await layLine(EXAMPLE).catch(() => redraw());
  if ($('line-wrong')) {
    $('line').value = asked;
    $('line-wrong').textContent = wrong.join(' ');
  }
}
begin();
get('/decks')
  .then(decks => {
    now.decks = deckOptions(decks, '');
  })
  .catch(() => {});
addEventListener('hashchange', begin);
