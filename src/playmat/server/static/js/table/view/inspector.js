// The inspector: a card large, with the e-Reader's four screens: card, evolution, dictionary, data.
import { draw, html } from '../../lib/html.js';
import { energyTypes, face, stageLabel, textChange } from '../../card/card.js';
import { coinFace, icon, typeOf } from '../../lib/symbols.js';
import { faceOf, nameOf, want } from '../../card/card_cache.js';
import { get } from '../../lib/api.js';
import { asked, called, monBySerial, near, ownerOf, side, state } from '../state.js';
import { left, say } from './pokemon.js';
import { clockText } from './clock.js';
import { answer } from '../ask/answers.js';
import { rank } from '../ask/option_groups.js';
import { tablist } from '../../lib/ui.js';

const dialog = document.getElementById('inspect');
const pages = new Map();
let shown = null; // {card, mon}

function page(id) {
  if (!pages.has(id))
    pages.set(
      id,
      get(`/cards/${encodeURIComponent(id)}`).catch(error => {
        pages.delete(id);
        return { failed: error.message };
      }),
    );
  return pages.get(id);
}

/** Open the inspector on a card; mon is its serial if it is in play. */
export function inspect(card, mon = null, tab = 'card') {
  if (!card) return;
  shown = { card, mon };
  refusal = null;
  render(tab, null);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('h2').focus({ preventScroll: true });
  Promise.all([page(card), want([card])]).then(async ([found]) => {
    if (shown?.card !== card || !dialog.open) return;
    await want((found.lines || []).map(l => l.id));
    if (shown?.card === card && dialog.open)
      render(dialog.querySelector('[role=tab][aria-selected=true]')?.dataset.tab || tab, found);
  });
}

function cost(letters) {
  const any = [...letters].filter(t => t === 'C').length,
    sure = [...letters].filter(t => t !== 'C').map(typeOf);
  const parts = [...sure, ...(any ? [`${any} Energy of any type`] : [])];
  return parts.length ? `costs ${parts.join(parts.length === 2 ? ' and ' : ', ')}` : 'free';
}
const full = a =>
  html`
    <p><b>${a.name}</b> — ${cost(a.cost)}${a.damage && a.damage !== '0' ? `; ${a.damage} damage` : ''}. ${a.text}</p>
  `;

function inPlay(m) {
  const seat = ownerOf(m.serial),
    effects = state.frame.view.table.lasting.filter(e => e.on === m.serial && e.card);
  const below = m.stack.filter(id => id !== m.card);
  return html`
    <h3>In play now</h3>
    <p>
      ${seat === near() && state.frame.seat !== null ? 'Yours' : `${called(seat)}’s`}. ${say(m)}. ${
        m.entered ? `In play since turn ${m.entered}` : 'In play since the start'
      }.
    </p>
    ${below.length > 0 && html`<p>On top of ${below.map(nameOf).join(', ')}.</p>`}
    ${effects.map(
      e => html`<p>Affected by ${nameOf(e.card)}${e.until ? ` (${e.until.replaceAll('_', ' ')})` : ''}.</p>`,
    )}
    ${
      [...m.energy, ...m.gear].length > 0 &&
      html`
        <p class="attached">
          ${[...m.energy, ...m.gear].map(
            id => html`<button type="button" class="chip" data-look="${id}">${nameOf(id)}</button>`,
          )}
        </p>
      `
    }
  `;
}

/** Every number of a Pokémon in play, each with how it comes about. */
function numbers(m, c) {
  const about = (what, text, attack = '') =>
    html`
      <li>
        <button type="button" class="chip" data-about="${what}"
            data-of="${m.serial}"${attack && html` data-attack="${attack}"`}>
          ${text}
          <span class="sr">: why?</span>
        </button>
      </li>
    `;
  const match = list => list.map(([t, how]) => `${typeOf(t)} ${how.replace('-', '−')}`).join(', ') || 'none';
  return html`
    <h3 id="ins-n">Why these numbers?</h3>
    <ul class="numbers" aria-labelledby="ins-n">
      ${about('hp', `${left(m)} of ${m.hp} HP`)}
      ${m.damage > 0 && about('damage', `${m.damage} damage`)}
      ${c.attacks.map(a => about('attack', `${a.name}${a.damage && a.damage !== '0' ? ` ${a.damage}` : ''}`, a.name))}
      ${about('weakness', `Weakness: ${match(c.weak)}`)}
      ${about('resistance', `Resistance: ${match(c.resist)}`)}
      ${about('retreat', `Retreat Cost ${c.retreat}`)}
      ${about('prizes', 'Prizes for its Knock Out')}
    </ul>
  `;
}

function ownOptions() {
  const ask = asked();
  if (!ask || shown.mon === null) return '';
  const mine = ask.options
    .filter(
      o =>
        (o.mon === shown.mon && o.kind !== 'card') ||
        (o.target === shown.mon && ['attach', 'evolve', 'level_up'].includes(o.kind)),
    )
    .sort((a, b) => rank(a.kind) - rank(b.kind));
  if (!mine.length) return '';
  return html`
    <ul class="own">
      ${mine.map(
        (o, i) =>
          html`
            <li>
              <button type="button" class="opt ${i === 0 ? 'opt--go' : ''}" data-n="${o.n}">
                <span><b>${o.label}</b>${o.note && html`<small>${o.note}</small>`}</span>
              </button>
            </li>
          `,
      )}
    </ul>
  `;
}

function cardScreen(c, found) {
  const m = shown.mon !== null ? monBySerial(shown.mon) : null;
  return html`
    ${ownOptions()}
    ${m && m.card && inPlay(m)}
    ${m && m.card && numbers(m, c)}
    <h3>What it ${c.supertype === 'pokemon' ? 'can do' : 'does'}</h3>
    ${c.powers.map(p => html`<p><b>${p.name}</b> (${p.tag}) — ${p.text}</p>`)}
    ${c.kind === 'basic_energy' && html`<p>Provides 1 ${typeOf(energyTypes(c))} Energy.</p>`}
    ${c.text && c.text.split('\n').map(t => html`<p>${t}</p>`)}
    ${c.attacks.map(full)}
    ${c.rule_lines.map(t => html`<p>${t}</p>`)}
    ${textChange(found)}
    ${!c.programmed && html`<p class="warn">Part of this card isn’t playable yet.</p>`}
    ${c.blank && html`<p class="warn">Playmat could not read part of this card and ignores that part.</p>`}
  `;
}

function evolution(found, c) {
  if (!found) return html`<p class="muted">Loading…</p>`;
  const lines = found.lines || [],
    hand = side(near()).hand;
  if (lines.length < 2)
    return html`
      <p class="muted">
        ${c.supertype === 'pokemon' ? `${c.name} has no evolutions.` : 'Not a Pokémon, so it has no evolutions.'}
      </p>
    `;
  const held = lines.filter(l => hand.some(id => nameOf(id) === l.name)).map(l => l.name);
  return html`
    <p class="muted">Earliest stage first.${held.length > 0 && ` In your hand: ${held.join(', ')}.`}</p>
    <div class="evo">
      ${lines.map(
        (l, i) =>
          html`
            ${i > 0 && icon.up}
            <button type="button" class="${l.here ? 'here' : ''}" data-look="${l.id}"
                aria-label="${l.name}, ${l.stage}${l.here ? ', this card' : ''}">${face(faceOf(l.id))}</button>
          `,
      )}
    </div>
  `;
}

function dictionary(found) {
  if (!found) return html`<p class="muted">Loading…</p>`;
  const words = Array.isArray(found.dictionary)
    ? found.dictionary
    : Object.entries(found.dictionary || {}).map(([term, text]) => ({ term, text }));
  if (!words.length) return html`<p class="muted">No terms to explain on this card.</p>`;
  return html`<dl>${words.map(w => html`<dt>${w.term ?? w.word ?? w.name}</dt><dd>${w.text ?? w.meaning}</dd>`)}</dl>`;
}

function flipper() {
  const flips = state.coins,
    heads = [...flips].filter(x => x === 'H').length;
  return html`
    <h3>Coin flips this game</h3>
    <div class="flipper">
      <span class="flip-face">${coinFace(flips.at(-1) === 'T' ? 'tails' : 'heads')}</span>
      <div>
        <div class="stat">
          <span><b class="num">${heads}</b>heads</span>
          <span><b class="num">${flips.length}</b>flips</span>
          <span>
            <b class="num">${flips.length ? `${Math.round((100 * heads) / flips.length)}%` : '–'}</b>heads rate
          </span>
        </div>
        <div class="flips" role="img" aria-label="Flips in order: ${flips || 'none yet'}">
          ${[...flips].slice(-36).map(x => html`<i class="${x === 'T' ? 't' : ''}">${x}</i>`)}
        </div>
        <p class="own-flip">
          <button type="button" class="btn btn--quiet" data-do="ownflip">Flip a practice coin</button> <span
              id="own-flip" role="status">${own.text}</span>
        </p>
      </div>
    </div>
  `;
}
const own = {
  flips: '',
  get text() {
    const n = [...this.flips].filter(x => x === 'H').length;
    return this.flips
      ? `${this.flips.at(-1) === 'H' ? 'Heads' : 'Tails'}. ${n} of ${this.flips.length}, ${Math.round(
          (100 * n) / this.flips.length,
        )}%. Not part of the game.`
      : 'Not part of the game.';
  },
};

function timer() {
  const { clock } = state.frame;
  if (!clock) return html`<h3>Clock</h3><p class="muted">This game has no clock.</p>`;
  const row = seat =>
    html`
      <dt>${called(seat)}</dt>
      <dd class="num">${clockText(seat)}, ${clock.running === seat ? 'running' : 'stopped'}</dd>
    `;
  return html`
    <h3>Clock</h3>
    <dl>${row(near())}${row(1 - near())}<dt>Paused during</dt><dd>animations and effects between turns</dd></dl>
  `;
}

function record(found, c) {
  if (!found || found.failed) return found?.failed ? html`<p class="warn">${found.failed}</p>` : '';
  const prints = (found.printings || []).map(p => p.set_name || p.id);
  return html`
    <h3>Card details</h3>
    <dl>
      <dt>Set</dt>
      <dd>${found.set_name || c.set}, ${c.number}</dd>
      <dt>Printings</dt>
      <dd>
        ${[...new Set(prints)].slice(0, 8).join(', ')}
        ${prints.length > 8 ? ` and ${prints.length - 8} more` : ''}
      </dd>
    </dl>
    <p><a href="/cards?id=${encodeURIComponent(c.id)}" target="_blank" rel="noopener">Full card page</a></p>
  `;
}

/** Say above the facts why the card cannot be used now. */
export function noteRefusal(m) {
  const at = dialog.querySelector('#p-card');
  if (!dialog.open || !at || !m.rule) return;
  const box = document.createElement('div');
  box.className = 'refusal';
  box.setAttribute('role', 'status');
  draw(
    box,
    html`
      <p>
        <b>Not now:</b> ${m.why}
        ${m.missing && `; missing: ${m.missing}`}. <button type="button" class="rule" data-why="${m.rule}">
          ${m.rule}
        </button>
      </p>
    `,
  );
  refusal = box;
  at.prepend(box);
}
let refusal = null;

function render(tab, found) {
  const c = faceOf(shown.card),
    m = shown.mon !== null ? monBySerial(shown.mon) : null;
  const t = (id, label) =>
    html`
      <button type="button" role="tab" id="t-${id}" data-tab="${id}" aria-controls="p-${id}"
          aria-selected="${id === tab}">${label}</button>
    `;
  const panel = (id, inner) =>
    html`
      <div class="tabp" id="p-${id}" role="tabpanel" aria-labelledby="t-${id}"
          tabindex="0"${id === tab ? '' : html` hidden`}>${inner}</div>
    `;
  draw(
    dialog,
    html`
      <div class="ins-card felt">${face(c, m ? { left: left(m), hp: m.hp } : {})}</div>
      <div class="ins-body">
        <div class="ins-top">
          <div>
            <span class="eyebrow">${c.mark ? `${c.mark} ${c.number} · ` : ''}${stageLabel(c)}</span>
            <h2 id="ins-h" tabindex="-1">${c.name}</h2>
          </div>
          <button type="button" class="icon-btn" data-do="close" aria-label="Close">${icon.x}</button>
        </div>
        <div class="tabs" role="tablist" aria-label="Card details">
          ${t('card', 'Card')}
          ${t('evo', 'Evolution')}
          ${t('dic', 'Dictionary')}
          ${t('dat', 'Data')}
        </div>
        ${panel('card', cardScreen(c, found))}
        ${panel('evo', evolution(found, c))}
        ${panel('dic', dictionary(found))}
        ${panel('dat', html`${flipper()}${timer()}${record(found, c)}`)}
      </div>
    `,
  );
  if (refusal && found) dialog.querySelector('#p-card').prepend(refusal);
  tablist(dialog);
}

dialog.addEventListener('click', e => {
  const act = e.target.closest('[data-do]')?.dataset.do,
    look = e.target.closest('[data-look]'),
    n = e.target.closest('[data-n]');
  if (act === 'close' || e.target === dialog) dialog.close();
  if (act === 'ownflip') {
    own.flips += Math.random() < 0.5 ? 'H' : 'T';
    dialog.querySelector('#own-flip').textContent = own.text;
    dialog.querySelector('.flip-face').replaceChildren();
    draw(dialog.querySelector('.flip-face'), coinFace(own.flips.at(-1) === 'H' ? 'heads' : 'tails'));
  }
  if (look) inspect(look.dataset.look, null);
  if (n) {
    const option = asked()?.options.find(o => o.n === Number(n.dataset.n));
    dialog.close();
    if (option) answer(option);
  }
});
