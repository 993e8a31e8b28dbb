// A Pokémon in play: its card as it lies, its status in words, and the sentence a screen reader says.
import { html } from '../../lib/html.js';
import { across, face, back, energyTypes } from '../../card/card.js';
import { mark, pips, typeOf } from '../../lib/symbols.js';
import { faceOf, nameOf } from '../../card/card_cache.js';

const TURNED = ['asleep', 'confused', 'paralyzed'];
const MARKED = ['poisoned', 'burned'];
const capital = word => word[0].toUpperCase() + word.slice(1);

export const left = m => Math.max(0, m.hp - m.damage);
export const energyOf = m => m.energy.flatMap(id => [...energyTypes(faceOf(id))]);
export const monName = m => (m.card ? nameOf(m.card) : 'a face-down Pokémon');

/** One sentence with all that the picture shows. @param {Wire.Mon} m */
export function say(m) {
  if (!m.card) return 'a face-down Pokémon';
  const bits = [`${nameOf(m.card)}, ${left(m)} of ${m.hp} HP`];
  if (m.conditions.length) bits.push(m.conditions.map(capital).join(' and '));
  const energy = m.energy.map(nameOf).map(n => n.replace(/ Energy$/, ''));
  bits.push(energy.length ? `Energy: ${energy.join(', ')}` : 'no Energy');
  if (m.gear.length) bits.push(`attached: ${m.gear.map(nameOf).join(', ')}`);
  for (const [name, n] of m.markers) bits.push(n > 1 ? `${n} ${name} markers` : `${name} marker`);
  return bits.join('; ');
}

function pill({ damage, heal, ko }) {
  if (ko) return html`<span class="preview"><b>−${damage}</b> Knock Out</span>`;
  if (damage) return html`<span class="preview"><b>−${damage}</b></span>`;
  return heal ? html`<span class="preview preview--good"><b>+${heal}</b></span>` : '';
}

/** The face as it lies: a LEGEND with both halves, a BREAK across what it came from. */
function lying(m) {
  const c = faceOf(m.card),
    o = { left: left(m), hp: m.hp },
    below = m.stack.filter(id => id !== m.card).at(-1);
  if (c.stage === 'legend') return face(c, { ...o, cls: 'whole' });
  return across(c) && below ? html`<span class="under">${face(faceOf(below))}</span>${face(c, o)}` : face(c, o);
}

/** The card as it lies. o: cls, verb (of a target), preview, where (in words). */
export function monCard(m, o = {}) {
  const turned = m.conditions.find(c => TURNED.includes(c)) || '';
  const marks = m.conditions.filter(c => MARKED.includes(c));
  const pipsOf = energyOf(m),
    many = pipsOf.length > 5;
  const card = m.card ? lying(m) : back();
  return html`
    <button type="button" class="mon ${turned} ${m.out ? 'is-out' : ''} ${o.cls || ''}" data-key="mon${m.serial}"
        data-flip="mon${m.serial}" data-mon="${m.serial}" data-card="${m.card}" data-hp="${left(m)}/${m.hp}"
        aria-label="${o.where ? `${o.where}: ` : ''}${say(m)}${o.verb ? `. You can: ${o.verb}` : ''}"${
          o.verb ? html` data-target="${o.verb}"` : ''
        }>
      <span class="turner">${card}</span>
      ${m.damage > 0 && html`<span class="hurt" aria-hidden="true">${m.damage}</span>`}
      <span class="tray">
        ${pips(many ? pipsOf.slice(0, 4) : pipsOf)}
        ${many && html`<b class="more">+${pipsOf.length - 4}</b>`}
        ${m.gear.length > 0 && html`<span class="tl">To</span>`}
      </span>
      ${marks.length > 0 && html`<span class="marks">${marks.map(c => mark[c])}</span>`}
      ${o.preview && pill(o.preview)}
    </button>
  `;
}

/** HP left; at a table one may ask how it comes about. */
const asking = (why, text, serial) =>
  why
    ? html`<button type="button" class="hp asks" data-about="hp" data-of="${serial}" title="Why?">${text}</button>`
    : html`<div class="hp">${text}</div>`;

/** The numbers on a card of the Bench, to be asked about where they stand; by keyboard the inspector tells them. */
export const numbers = m =>
  html`
    <button type="button" class="ask-n ask-n--hp" data-about="hp" data-of="${m.serial}" tabindex="-1" title="Why?"
        aria-label="Why ${left(m)} of ${m.hp} HP?"></button>
    ${
      m.damage > 0 &&
      html`
        <button type="button" class="ask-n ask-n--hurt" data-about="damage" data-of="${m.serial}" tabindex="-1"
            title="Why?" aria-label="Why ${m.damage} damage?"></button>
      `
    }
  `;

/** Name, HP left, Energy, conditions, Tool, upright beside an Active. */
export function status(m, o = {}) {
  if (!m.card) return html`<div class="status"><div class="nm">Face down</div></div>`;
  const share = m.hp ? Math.round((100 * left(m)) / m.hp) : 0;
  const lost = o.preview?.damage ? Math.min(share, Math.round((100 * o.preview.damage) / m.hp)) : 0;
  return html`
    <div class="status">
      <div>
        <div class="nm">${nameOf(m.card)}</div>
        ${asking(o.why, html`<b>${left(m)}</b> of ${m.hp} HP left`, m.serial)}
      </div>
      <div class="hpbar" aria-hidden="true">
        <i data-css="width:${share}%"></i>
        ${lost > 0 && html`<u data-css="left:${share - lost}%;width:${lost}%"></u>`}
      </div>
      ${m.energy.length > 0 && html`<div class="ens">${pips(energyOf(m))}</div>`}
      ${
        m.conditions.length > 0 &&
        html`<div class="conds">${m.conditions.map(c => html`<span class="cond">${mark[c]}${capital(c)}</span>`)}</div>`
      }
      ${m.gear.map(id => html`<div class="tool">${nameOf(id)}</div>`)}
      ${m.markers.map(([name, n]) => html`<div class="marker">${n > 1 ? `${n} × ` : ''}${name}</div>`)}
      ${(o.effects || []).map(text => html`<div class="effect">${text}</div>`)}
    </div>
  `;
}
export const typeWords = letters => [...letters].map(typeOf).join(', ');
