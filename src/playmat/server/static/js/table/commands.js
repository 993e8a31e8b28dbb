// Typed commands: what only looks is answered here, what plays goes to the server.
import { nameOf } from '../card/card_cache.js';
import { asked, changed, called, near, side, state } from './state.js';
import { send } from './socket.js';
import { inspect } from './view/inspector.js';
import { lines } from './ask/options.js';
import { answer, hold, putBack } from './ask/answers.js';
import { clockText } from './view/clock.js';
import { askWhy, askWhyNot } from './ask/why.js';
import { hints } from './ask/hints.js';
import { COMMANDS, standing } from './view/text_table.js';
import { say } from './view/pokemon.js';

const form = document.getElementById('cmd'),
  field = document.getElementById('cmd-in'),
  reply = document.getElementById('reply');
const past = [];
let at = 0,
  open = -Infinity;

/** Answer below the log; empty hides it. */
export function tell(text, bad = false) {
  reply.hidden = !text;
  reply.textContent = text;
  reply.classList.toggle('reply--bad', bad);
}

/** A refusal came: true if it answers a command typed just now. */
export function answered(text) {
  if (performance.now() - open > 4000) return false;
  open = -Infinity;
  tell(text, true);
  return true;
}

/** The Pokémon or card at a place such as a, b3, oa, o2, h1; {card, mon} or null. */
export function placeNamed(text) {
  const found = /^(?:h(\d+)|(o?)(a)(2?)|(o|b|ob)(\d))$/.exec(text.toLowerCase());
  if (!found) return null;
  const [, hand, foe, active, second, bench, n] = found;
  if (hand) {
    const card = side(near()).hand[Number(hand) - 1];
    return card ? { card, mon: null } : null;
  }
  const s = side(foe === 'o' || bench?.startsWith('o') ? 1 - near() : near());
  const m = active ? s.actives[second ? 1 : 0] : s.bench[Number(n) - 1];
  return m?.card ? { card: m.card, mon: m.serial } : null;
}

const LOCAL = {
  '?': () =>
    tell(
      asked()
        ? lines()
            .map((g, i) => `${i + 1} ${g.label}`)
            .join(' · ')
        : standing(),
    ),
  help: () => tell(COMMANDS.map(([typed, does]) => `${typed}: ${does}`).join(' · ')),
  board: () => {
    if (!state.text) {
      state.text = true;
      changed('text');
    }
    document.querySelector('.textboard h1')?.focus();
    tell(standing());
  },
  table: () => {
    state.text = !state.text;
    changed('text');
  },
  hand: () =>
    tell(
      side(near())
        .hand.map((id, i) => `h${i + 1} ${nameOf(id)}`)
        .join(' · ') || 'No cards in hand.',
    ),
  log: n =>
    tell(
      state.log
        .slice(-(Number(n) || 5))
        .map(l => l.text)
        .join(' · '),
    ),
  clock: word =>
    word === 'stop' || word === 'start'
      ? send({ type: 'clock', on: word === 'start' })
      : tell(
          state.frame.clock
            ? `${called(near())} ${clockText(near())}, ${called(1 - near())} ${clockText(1 - near())}`
            : 'This game has no clock.',
        ),
  why: rule => {
    if (rule.startsWith('not ')) {
      askWhyNot(rule.slice(4), form);
      return;
    }
    const last = state.log.findLast(l => l.rule);
    askWhy(rule ? rule.toUpperCase() : last?.rule, form);
  },
  known: () => send({ type: 'known' }),
  hint: () => hints(h => h.askHint(form)),
  undo: () => send({ type: 'undo' }),
  back: () => putBack(),
  look: place => look(place),
};
LOCAL.u = LOCAL.undo;
LOCAL.options = LOCAL['?'];

function look(place) {
  const found = placeNamed(place || '');
  if (!found) {
    tell(`Nothing at ${place || 'that spot'}. Try look a, look b2, look o1 or look h3.`, true);
    return;
  }
  const m =
    found.mon !== null
      ? [...side(0).actives, ...side(0).bench, ...side(1).actives, ...side(1).bench].find(x => x.serial === found.mon)
      : null;
  if (m) tell(say(m));
  inspect(found.card, found.mon);
}

/** Do what a line says. */
export function command(text) {
  const [word, ...rest] = text.trim().split(/\s+/),
    local = LOCAL[word.toLowerCase()];
  tell('');
  if (local) {
    local(rest.join(' '));
    return;
  }
  const counted = /^(?:pick )?(\d+)$/i.exec(text.trim());
  if (counted) {
    const group = lines()[Number(counted[1]) - 1];
    if (group) {
      if (state.held) answer(group.options[0]);
      else hold(group);
      return;
    }
  }
  if (!asked()) {
    tell(standing(), true);
    return;
  }
  open = performance.now();
  if (!send({ type: 'command', text: text.trim() })) tell('Not sent: no connection to the server.', true);
}

form.addEventListener('submit', e => {
  e.preventDefault();
  const text = field.value.trim();
  if (!text) return;
  past.push(text);
  at = past.length;
  field.value = '';
  command(text);
});
field.addEventListener('keydown', e => {
  if (e.key === 'Escape') field.blur();
  const step = { ArrowUp: -1, ArrowDown: 1 }[e.key];
  if (!step || !past.length) return;
  at = Math.max(0, Math.min(past.length, at + step));
  field.value = past[at] || '';
  e.preventDefault();
});
export const focusCommand = () => field.focus();
