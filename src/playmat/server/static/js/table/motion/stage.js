// The stage: one beat as a picture over the table: who does what, a coin, a sum, a mark on a Pokémon, a Prize.
import { draw, html } from '../../lib/html.js';
import { back, face } from '../../card/card.js';
import { coinFace } from '../../lib/symbols.js';
import { faceOf, nameOf } from '../../card/card_cache.js';
import { called, monBySerial, near, state } from '../state.js';
import { still } from './animation.js';
import { say } from './announce.js';
import { struck } from './beats.js';

function layer(cls) {
  const el = document.createElement('div');
  el.className = cls;
  el.setAttribute('aria-hidden', 'true');
  el.hidden = true;
  document.body.append(el);
  return el;
}
const box = layer('beat'),
  marks = layer('beatmarks');

const heads = coins => [...coins].filter(c => c === 'H').length;
const sides = coins =>
  coins.length === 1 ? (heads(coins) ? 'Heads' : 'Tails') : `${heads(coins)} of ${coins.length} heads`;
const spin = (c, many) =>
  html`
    <span class="spin ${many ? 'spin--small' : ''}" data-css="--to:${c === 'H' ? 1440 : 1620}deg">
      <span class="heads">${coinFace('heads')}</span>
      <span class="tails">${coinFace('tails')}</span>
    </span>
  `;
const coins = text => html`<div class="coins">${[...text].slice(0, 12).map(c => spin(c, text.length > 1))}</div>`;

const nameAt = serial => {
  const m = serial === undefined ? null : monBySerial(serial);
  return m?.card ? nameOf(m.card) : '';
};
const FEW_NAMES = 3;
/** Whom a beat strikes: the names of a few, how many else. */
const whom = b => {
  const found = struck(b),
    names = found.map(l => nameAt(l.mon)).filter(Boolean);
  return names.length > FEW_NAMES ? `${found.length} Pokémon` : names.join(', ');
};
const many = b => {
  const all = struck(b).map(l => l.amount || 0);
  return all.length < 2
    ? `${b.line.amount || 0} damage`
    : all.every(n => n === all[0])
      ? `${all[0]} damage each`
      : `${all.slice(0, -1).join(', ')} and ${all.at(-1)} damage`;
};
const doer = line => (state.frame.players[line.player] ? called(line.player) : '');
/** A line without the name of the player, which is shown above it; “You” stays. */
function short(line) {
  const name = doer(line),
    { text } = line;
  return name !== 'You' && text.startsWith(`${name} `)
    ? text[name.length + 1].toUpperCase() + text.slice(name.length + 2)
    : text;
}

/** What a coin is flipped for: the attack, card or rule before it. */
const reason = ({ line, cause }) =>
  cause && cause !== line ? (cause.word && cause.what !== 'turn' ? cause.word : cause.text) : line.text;
const total = () => {
  const all = state.coins;
  return `${heads(all)} of ${all.length} heads in this game`;
};
const adding = steps =>
  html`
    <ol class="adds">
      ${steps.map(
        (s, n) =>
          html`
            <li class="${n === steps.length - 1 ? 'now' : ''}"><span>${s.text}</span><b class="num">${s.amount}</b></li>
          `,
      )}
    </ol>
  `;
const prizeCard = line => {
  const id = line.moves?.[0]?.card;
  return html`
    <div class="turned">
      <span class="obv">${id ? face(faceOf(id), { w: 132 }) : back({ w: 132 })}</span>
      <span class="rev">${back({ w: 132 })}</span>
    </div>
  `;
};

const FEW = 2; // cards drawn that can be read in a moment
/** What a beat looks like: its picture, a title and a line. */
const SCENES = {
  coin: b => ({ picture: coins(b.coins), title: sides(b.coins), text: reason(b), more: total() }),
  opening_flip: b => ({ picture: coins(b.coins), title: sides(b.coins), text: b.line.text }),
  attack: b => ({
    over: nameAt(b.line.mon),
    title: b.line.word,
    text: b.line.other === undefined ? '' : `against ${nameAt(b.line.other)}`,
  }),
  copies: b => ({ over: nameAt(b.line.mon), title: b.line.word, text: 'as its own attack' }),
  power: b => ({ over: nameAt(b.line.mon) || doer(b.line), title: b.line.word }),
  sum: b => ({ over: nameAt(b.line.mon), title: `${b.steps.at(-1).amount} damage`, under: adding(b.steps) }),
  damage: b => ({ over: whom(b), title: many(b), under: b.steps?.length ? adding(b.steps) : '' }),
  no_damage: b => ({
    over: whom(b),
    title: 'No damage',
    under: b.steps?.length ? adding(b.steps) : '',
    text: b.steps?.length ? '' : b.line.text,
  }),
  knock_out: b => ({ over: whom(b), title: 'Knocked Out', cls: 'beat--great' }),
  prize: b => ({
    picture: prizeCard(b.line),
    title: b.line.moves?.[0]?.card ? nameOf(b.line.moves[0].card) : 'Takes a Prize',
    over: b.line.moves?.[0]?.card ? `${doer(b.line)}: Prize` : doer(b.line),
    cls: 'beat--centre',
  }),
  win: b => ({ title: b.line.text, cls: 'beat--centre beat--great' }),
  draw_game: b => ({ title: b.line.text, cls: 'beat--centre beat--great' }),
  mulligan: b => ({ over: doer(b.line), title: 'Mulligan', text: short(b.line) }),
  draw: b =>
    b.line.moves?.length > FEW ? { over: doer(b.line), title: `${b.line.moves.length} cards drawn` } : plain(b),
  turn: b => ({
    title: called(b.line.player) === 'You' ? 'Your turn' : `${called(b.line.player)}’s turn`,
    text: `Turn ${b.line.amount}`,
  }),
};
/** Whoever does it stands above it, if the line begins with that name. */
const plain = ({ line }) => ({ over: short(line) === line.text ? '' : doer(line), title: short(line) });
const scene = beat => (SCENES[beat.kind] ?? plain)(beat);

const MARKS = {
  damage: l => html`<b>−${l.amount || 0}</b>`,
  counters: l => html`<b>−${l.amount || 0}</b>`,
  counters_moved: l => html`<b>−${l.amount || 0}</b>`,
  heal: l => html`<b class="good">+${l.amount || 0}</b>`,
  no_damage: () => html`<b class="calm">0</b>`,
  unaffected: () => html`<b class="calm">0</b>`,
  knock_out: () => html`<b class="out">Knocked Out</b>`,
  condition: l => html`<b>${l.word[0].toUpperCase() + l.word.slice(1)}</b>`,
  cure: l => html`<b class="good">no longer ${l.word}</b>`,
};

/** Rings and numbers on the Pokémon that a beat is about. */
function marksOf(beat) {
  const { kind, line } = beat,
    all = struck(beat);
  const at = serial =>
    [...document.querySelectorAll(`[data-mon="${Number(serial)}"]`)]
      .map(el => el.getBoundingClientRect())
      .find(r => r.width);
  const ring = (serial, cls, inner) => {
    const r = serial === undefined ? null : at(serial);
    return r
      ? html`
        <span class="on ${cls}"
            data-css="left:${Math.round(r.left)}px;top:${Math.round(r.top)}px;width:${Math.round(
              r.width,
            )}px;height:${Math.round(r.height)}px">${inner}</span>
      `
      : '';
  };
  const aimed = kind === 'attack' ? ring(line.other, 'aim', '') : '';
  return html`
    ${(all.length ? all : [line]).map(each => ring(each.mon, `on--${kind}`, MARKS[kind]?.(each) ?? ''))}
    ${aimed}
  `;
}

/** The attacker leans towards whom it attacks: {from, away}. */
function lungeOf({ mon, other }) {
  const [from, to] = [mon, other].map(n =>
    n === undefined ? null : document.querySelector(`[data-mon="${Number(n)}"]`),
  );
  if (!from || !to) return null;
  const a = from.getBoundingClientRect(),
    b = to.getBoundingClientRect();
  return { from, away: `translate(${(b.left - a.left) * 0.22}px, ${(b.top - a.top) * 0.22}px)` };
}
const lunge = ({ from, away }) =>
  from.animate([{ transform: 'none' }, { transform: away, offset: 0.45 }, { transform: 'none' }], {
    duration: 420,
    easing: 'ease-in-out',
  });
function shake(serial) {
  const el = document.querySelector(`[data-mon="${Number(serial)}"]`);
  el?.animate(
    [0, -7, 6, -4, 2, 0].map(x => ({ transform: `translateX(${x}px)` })),
    { duration: 320 },
  );
}

/** Make one beat ready: the table is looked at now, while nothing on it moves; what is returned shows the beat until
    the next
    one is shown or the stage is cleared. */
export function stage(beat) {
  const rings = marksOf(beat),
    leans = beat.kind === 'attack' && !still() ? lungeOf(beat.line) : null;
  return () => set(beat, rings, leans);
}

function set(beat, rings, leans) {
  const { picture = '', over = '', title = '', text = '', more = '', under = '', cls = '' } = scene(beat);
  const mine = beat.line.player === near();
  draw(
    box,
    html`
      ${picture}
      <div class="b">
        ${over && html`<span class="eyebrow">${over}</span>`}
        <h2>${title}</h2>
        ${text && html`<p>${text}</p>`}
        ${more && html`<p class="tiny">${more}</p>`}
      </div>
      ${under}
    `,
  );
  box.className = `beat beat--${beat.kind} ${cls} ${mine ? 'beat--mine' : ''} ${still() ? 'is-still' : ''}`;
  box.hidden = false;
  draw(marks, rings);
  marks.hidden = false;
  if (beat.coins) say(`Coin: ${title}.`);
  if (still()) return;
  if (leans) lunge(leans);
  if (beat.kind === 'damage' || beat.kind === 'counters') for (const { mon } of struck(beat)) shake(mon);
}

export function clearStage() {
  box.hidden = true;
  marks.hidden = true;
}
