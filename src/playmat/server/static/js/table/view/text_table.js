// The same view as words: for screen readers, braille lines, and anyone who likes it.
import { count } from '../../lib/count.js';
import { html } from '../../lib/html.js';
import { nameOf } from '../../card/card_cache.js';
import { asked, called, near, side, state, watching } from '../state.js';
import { grouped, usesOf } from '../ask/option_groups.js';
import { say } from './pokemon.js';
import { clockText } from './clock.js';
import { waiting } from '../ask/question_text.js';

const zone = (name, inner) => html`<section><h2>${name}</h2>${inner}</section>`;
const item = (place, text) => html`<li><kbd>${place}</kbd> ${text}</li>`;
const counts = s =>
  `${count(s.prizes.filter(p => p !== null).length, 'Prize')}, deck ${s.deck_count}, discard ${s.discard.length}${
    s.lost.length ? `, Lost Zone ${s.lost.length}` : ''
  }`;
const names = (s, a, b) =>
  html`
    ${s.actives.map((m, i) => item(`${a}${i ? i + 1 : ''}`, say(m)))}
    ${s.bench.map((m, i) => item(`${b}${i + 1}`, say(m)))}
  `;

export const COMMANDS = [
  ['a 1', 'attack'],
  ['e lightning b3', 'attach'],
  ['v raichu a', 'evolve'],
  ['p gastly', 'play or bench'],
  ['use b1', 'use a power'],
  ['r', 'retreat'],
  ['pick 1 3', 'choose'],
  ['end', 'finish your turn'],
  ['look b3', 'read a card'],
  ['board', 'this page'],
  ['hand', 'your hand'],
  ['log 5', 'last log lines'],
  ['clock', 'time left'],
  ['why', 'explain the last step'],
  ['hint', 'what to do now'],
  ['undo', 'take back'],
  ['?', 'your options'],
];

/** Where the game stands, in one sentence. */
export function standing() {
  const { table } = state.frame.view;
  const turn = table.turn
    ? `Turn ${table.turn}, ${called(table.player) === 'You' ? 'your turn' : `${called(table.player)}’s turn`}`
    : 'Setting up';
  return `${turn}. ${asked() ? asked().title : waiting()}.`;
}

export function textMarkup() {
  const { table } = state.frame.view,
    me = near(),
    s = side(me),
    foe = side(1 - me),
    ask = asked();
  const groups = ask ? grouped(ask) : [];
  const clocks = state.frame.clock
    ? `Clock: ${called(me)} ${clockText(me)}, ${called(1 - me)} ${clockText(1 - me)}. `
    : '';
  const once = table.turn
    ? `Energy ${s.energy_played ? 'attached' : 'not attached'}, Supporter ${
        s.supporters ? 'played' : 'not played'
      }, retreat ${s.retreats ? 'used' : 'not used'}. `
    : '';
  const hand = html`<ol>${s.hand.map((id, i) => {
    const uses = usesOf(groups, id);
    return item(`h${i + 1}`, `${nameOf(id)}${uses.length ? `: ${uses.map(u => u.label).join('; ')}` : ''}`);
  })}</ol>`;
  const last = html`<ul>${state.log.slice(-5).map(l => html`<li>${l.text}</li>`)}</ul>`;
  return html`
    <h1 tabindex="-1">${standing()}</h1>
    <p>${clocks}${once}Stadium: ${table.stadium ? nameOf(table.stadium) : 'none'}.</p>
    <div class="tb">
      ${zone(
        called(1 - me),
        html`<p>${counts(foe)}, ${count(foe.hand_count, 'card')} in hand.</p><ul>${names(foe, 'oa', 'o')}</ul>`,
      )}
      ${zone(called(me), html`<p>${counts(s)}.</p><ul>${names(s, 'a', 'b')}</ul>`)}
      ${!watching() && zone(`Hand (${s.hand.length})`, hand)}
      ${zone('Recent log', last)}
      ${zone('Commands', html`<ul class="cm">${COMMANDS.map(([k, t]) => item(k, t))}</ul>`)}
    </div>
  `;
}
