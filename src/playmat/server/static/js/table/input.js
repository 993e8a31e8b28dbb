// What the player does: clicks, keys and drags become answers, or look at something.
import { asked, busy, changed, main, near, onChange, state, watching } from './state.js';
import { keepSeats, seats } from '../lib/storage.js';
import { retry, send } from './socket.js';
import { faceOf } from '../card/card_cache.js';
import '../card/peek.js';
import { answer, hold, putBack } from './ask/answers.js';
import { grouped, usesOf } from './ask/option_groups.js';
import { lines } from './ask/options.js';
import { hints } from './ask/hints.js';
import { showAgain } from './ask/sheet.js';
import { askNumber, askWhy, askWhyNot } from './ask/why.js';
import { inspect, noteRefusal } from './view/inspector.js';
import { openHand, openPile } from './view/pile.js';
import { listenDrag, justDropped } from './drag.js';
import { listenKeys } from './keys/keys.js';
import { focusCommand } from './commands.js';
import { closeMenu, confirmConcede, openMenu } from './menu.js';
import { askRematch, decline, isEager, meetNext } from './seats/rematch.js';
import { invite, inviteLink, pass, watchLink } from './view/notice.js';
import { drawEnding } from './seats/game_over.js';
import { openSigns } from './seats/signs.js';
import { drawTable, focusOptions } from './draw.js';

const $ = id => document.getElementById(id);
const mat = $('mat'),
  hand = $('hand');

const pressGroup = n => {
  const group = lines()[n];
  if (!group || busy()) return;
  closePanel();
  if (state.held) answer(group.options[0]);
  else hold(group);
};

function pressHand(card) {
  const ask = !busy() && asked(),
    uses = ask ? usesOf(grouped(ask), card) : [];
  if (state.held?.card === card) {
    putBack();
    return;
  }
  if (uses.length === 1) {
    hold(uses[0]);
    return;
  }
  if (uses.length > 1) {
    hold({ key: `uses ${card}`, card, label: uses[0].label, options: uses.flatMap(u => u.options) });
    return;
  }
  inspect(card);
  if (main()) askWhyNot(trying(card), null, noteRefusal);
}

/** What using a card of the hand would be called. */
function trying(card) {
  const c = faceOf(card),
    name = `${c.name} (${c.id})`;
  if (c.supertype === 'energy') return `attach ${name} to active`;
  if (c.supertype === 'trainer') return `play ${name}`;
  return c.stage === 'levelup'
    ? `level up ${name} on active`
    : c.stage === 'basic'
      ? `bench ${name}`
      : `evolve ${name} on active`;
}

function pressMon(serial, card) {
  const ask = asked();
  if (ask && !busy()) {
    const wanted = state.held
      ? state.held.options.find(o => o.target === serial)
      : ask.options.find(o => o.kind === 'mon' && o.mon === serial);
    if (wanted) {
      answer(wanted);
      return;
    }
  }
  inspect(card, serial);
}

const closePanel = () => {
  $('panel').classList.remove('open');
  $('bar').querySelector('[data-do=panel]')?.setAttribute('aria-expanded', 'false');
};
function togglePanel(button) {
  const on = $('panel').classList.toggle('open');
  button.setAttribute('aria-expanded', on);
  if (on) focusOptions();
}

async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    pass(done);
  } catch {
    pass(text);
  }
}
function toText() {
  state.text = !state.text;
  changed('text');
  (state.text ? mat.querySelector('h1') : mat.querySelector('.half--me .mon'))?.focus({ preventScroll: true });
}

/** Help is loaded for the player who asks for it. */
const openHelp = async () => (await import('./help/help.js')).openHelp();

const acts = {
  putback: putBack,
  keys: async () => (await import('./keys/key_settings.js')).openKeys(),
  sheet: showAgain,
  ending: () => drawEnding(true),
  retry,
  text: toText,
  panel: togglePanel,
  menu: openMenu,
  help: openHelp,
  say: el => openSigns(el.closest('#menu') ? $('top').querySelector('[data-do=menu]') : el),
  onward: () => state.onward(),
  undo: () => {
    closePanel();
    if (!watching()) send({ type: 'undo' });
  },
  known: () => send({ type: 'known' }),
  hint: el => hints(h => h.askHint(el?.closest('#menu') ? null : el)),
  hinted: () => hints(h => h.takeHint()),
  rematch: askRematch,
  decline,
  meet: meetNext,
  share: () => copy(`${location.origin}/replays?id=${encodeURIComponent(state.game)}`, 'Link to this game copied.'),
  'undo-yes': () => send({ type: 'undo_reply', yes: true }),
  'undo-no': () => send({ type: 'undo_reply', yes: false }),
  invite,
  'copy-invite': () => copy(inviteLink(seats()[state.game].invite), 'Invite link copied.'),
  'copy-watch': () => copy(watchLink(seats()[state.game].watch), 'Spectator link copied.'),
  clock: () => {
    closeMenu();
    send({ type: 'clock', on: state.frame.clock.stopped });
  },
  concede: confirmConcede,
  'concede-now': () => {
    closeMenu();
    send({ type: 'concede' });
  },
  'close-menu': closeMenu,
};

document.addEventListener('click', e => {
  if (!state.frame || justDropped()) return;
  const hit = selector => e.target.closest?.(selector);
  const why = hit('[data-why]'),
    number = hit('[data-about]'),
    not = hit('[data-whynot]'),
    act = hit('[data-do]'),
    group = hit('[data-group]');
  if (why) {
    askWhy(why.dataset.why, why);
    return;
  }
  if (number) {
    askNumber(number.dataset, number);
    return;
  }
  if (not) {
    askWhyNot(not.dataset.whynot, not);
    return;
  }
  if (hit('.behind')) {
    inspect(hit('[data-card]').dataset.card);
    return;
  }
  if (act && acts[act.dataset.do]) {
    acts[act.dataset.do](act);
    return;
  }
  if (group) {
    pressGroup(Number(group.dataset.group));
    return;
  }
  if (hit('[data-next]')) {
    e.preventDefault();
    moveOn(hit('[data-next]').dataset.next);
    return;
  }
  if (hit('dialog')) return;
  const card = hit('[data-hand]'),
    mon = hit('[data-mon]'),
    pile = hit('[data-pile]'),
    prize = hit('[data-prize]');
  if (card) pressHand(card.dataset.card);
  else if (mon) pressMon(Number(mon.dataset.mon), mon.dataset.card);
  else if (prize) answer(asked().options.find(o => o.prize === Number(prize.dataset.prize)));
  else if (pile) {
    const [zone, seat] = pile.dataset.pile.split(' ');
    openPile(zone, Number(seat));
  } else if (hit('[data-space]')) {
    const o = state.held?.options.find(x => x.kind === 'bench');
    if (o) answer(o);
  } else if (hit('[data-stadium]')) {
    const o = asked()?.options.find(x => x.kind === 'stadium_power');
    if (o && !busy()) answer(o);
    else inspect(hit('[data-stadium]').dataset.card);
  } else if (hit('.half--foe .plate')) openHand(1 - near());
  else if (hit('[data-card]')) inspect(hit('[data-card]').dataset.card);
  else if (hit('#mat') && state.held) putBack();
  if (!hit('#panel, #bar')) closePanel();
});

/** The same token opens the next game of a match. */
function moveOn(game) {
  const kept = seats()[state.game] || {};
  keepSeats(game, { tokens: kept.tokens || {}, watch: kept.watch, asked: kept.asked });
  location.href = `/table?game=${encodeURIComponent(game)}${watching() ? `#watch=${state.token}` : ''}`;
}

onChange(why => {
  if (why === 'frame' && isEager()) moveOn(state.frame.match.next);
});

for (const kind of ['pointerover', 'focusin']) {
  $('options').addEventListener(kind, e => {
    const button = e.target.closest('[data-group]'),
      option = button ? lines()[Number(button.dataset.group)]?.options : null;
    const shown = option?.length === 1 && option[0].preview ? option[0] : null;
    if (shown !== state.hovered) {
      state.hovered = shown;
      drawTable();
    }
  });
}
$('options').addEventListener('pointerleave', () => {
  if (state.hovered) {
    state.hovered = null;
    drawTable();
  }
});

listenDrag(hand);
listenKeys({
  option: pressGroup,
  end: () => {
    const n = lines().findIndex(g => g.kind === 'end');
    if (n >= 0) pressGroup(n);
  },
  retreat: () => {
    const n = lines().findIndex(g => g.kind === 'retreat');
    if (n >= 0) pressGroup(n);
  },
  undo: () => acts.undo(),
  text: toText,
  known: () => {
    if (!watching()) acts.known();
  },
  hint: () => acts.hint(),
  inspect: () => {
    const el = document.activeElement.closest('[data-card]');
    if (el) inspect(el.dataset.card, el.dataset.mon ? Number(el.dataset.mon) : null);
  },
  why: () => {
    const rules = document.querySelectorAll('#lines .rule');
    rules[rules.length - 1]?.click();
  },
  log: () => $('loglist').focus(),
  hand: () => hand.querySelector('.hc[tabindex="0"]')?.focus(),
  board: () => (mat.querySelector('.half--me .active .mon') || mat.querySelector('.half--me .mon'))?.focus(),
  command: () => {
    if (getComputedStyle($('bar')).display !== 'none') $('panel').classList.add('open');
    focusCommand();
  },
  options: () => {
    focusOptions();
  },
  help: openHelp,
  escape: () => {
    if (!putBack()) closePanel();
  },
});
addEventListener('contextmenu', e => {
  const el = e.target.closest?.('.hc, .mon, .pick, .pile .card');
  if (!el || !el.dataset.card) return;
  e.preventDefault();
  inspect(el.dataset.card, el.dataset.mon ? Number(el.dataset.mon) : null);
});
