// Coin flips: the result is known at once; the toss is only a picture of it.
import { draw, html } from '../../lib/html.js';
import { coinFace } from '../../lib/symbols.js';
import { still } from './animation.js';
import { state } from '../state.js';
import { say } from './announce.js';

const box = document.getElementById('coin');
let timer = 0;

const one = (c, many) => html`<span class="spin ${many ? 'spin--small' : ''}" data-css="--to:${c === 'H' ? 1440 : 1620}deg"><span class="heads">${coinFace('heads')}</span><span class="tails">${coinFace('tails')}</span></span>`;

/** Show the flips among new lines of the log. */
export function toss(lines) {
  const flips = lines.map(l => l.coins || '').join('');
  if (!flips) return;
  const heads = [...flips].filter(c => c === 'H').length;
  const title = flips.length === 1 ? (heads ? 'Heads' : 'Tails') : `${heads} heads of ${flips.length}`;
  const at = lines.findLastIndex(l => l.coins), before = lines.slice(0, at).findLast(l => !l.coins && l.what !== 'turn');
  const total = [...state.coins].filter(c => c === 'H').length;
  draw(box, html`<div class="coins">${[...flips].slice(0, 8).map(c => one(c, flips.length > 1))}</div><div class="b"><h2>${title}</h2><p>${before?.text || lines[at].text}</p><p>${total} heads of ${state.coins.length} ${state.coins.length === 1 ? 'flip' : 'flips'} in this game</p></div><button type="button" class="btn btn--quiet" data-do="coin">Go on <kbd>Space</kbd></button>`);
  box.hidden = false;
  box.classList.toggle('is-still', still());
  say(`Coin: ${title}.`);
  clearTimeout(timer);
  timer = setTimeout(hideCoin, 3200);
}
export function hideCoin() {
  if (box.hidden) return false;
  box.hidden = true;
  clearTimeout(timer);
  return true;
}
box.addEventListener('click', hideCoin);
