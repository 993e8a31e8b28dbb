// The mat from a view: both halves as in the rulebooks, the Stadium and the turn box on the middle line.
import { html, part } from '../../lib/html.js';
import { back, face } from '../../card/card.js';
import { artTrainer, icon } from '../../card/art.js';
import { faceOf, nameOf } from '../../card/card_cache.js';
import { monCard, numbers, status } from './pokemon.js';

const PRIZES = 6;
const list = (n, make) => Array.from({ length: n }, (_, i) => make(i));

/**
 * The whole mat.
 * view: as in a frame; near: the seat below. o: names [a, b], notes [a, b] (small line under a name),
 * clocks [text, text] or null, running seat, duo, targets Map(serial → verb), legal Set(serial),
 * chosen Set(serial), previews Map(serial → preview), prizes Map(slot → option) of near,
 * space (true if an empty Bench space is a target), turn {title, text, once: [[text, used]]}, tokens.
 */
export function matMarkup(view, near, o) {
  const far = 1 - near;
  return html`
    <h1 class="sr">${o.turn.title}. ${o.turn.text}</h1>
    ${half(view, far, false, o)}
    ${half(view, near, true, o)}
    <div class="middle middle--l">${stadium(view.table, o)}</div>
    <div class="middle middle--r">${turnBox(o.turn)}</div>
  `;
}

const whose = (seat, mine, o) => ((mine && o.mine) || o.names[seat] === 'You' ? 'Your' : `${o.names[seat]}’s`);

function half(view, seat, mine, o) {
  const s = view.sides[seat],
    who = whose(seat, mine, o);
  const room = Math.max(o.duo ? 4 : 5, s.bench.length);
  const bench = html`
    <div class="bench${room > 5 ? ' many' : ''}" role="list" aria-label="${who} Bench, ${s.bench.length} of ${room}"
        data-zone="bench${seat}" data-css="--n:${room}">
      ${s.bench.map((m, i) =>
        part(
          `slot${m.serial}`,
          html`
            <span role="listitem" data-key="slot${m.serial}">
              ${monCard(m, shown(m, o, `${who} Bench ${i + 1}`))}
              ${o.why && !o.targets.has(m.serial) && m.card && numbers(m)}
            </span>
          `,
        ),
      )}
      ${list(
        room - s.bench.length,
        i =>
          html`
            <span class="empty${mine && o.space ? ' opt-target' : ''}" role="listitem"
                data-key="empty${i}"${mine && o.space ? html` data-space="1" data-target="${o.space}"` : ''}>
              <span aria-hidden="true">Bench</span>
              <span class="sr">empty Bench space</span>
            </span>
          `,
      )}
    </div>
  `;
  const actives = html`
    <div class="actives">
      <div class="wing">${wing(s)}</div>
      ${s.actives.map((m, i) => activeOf(m, i, s, who, o, view))}
      ${
        !s.actives.length &&
        html`<div class="active"><div class="slot"><span class="empty empty--active">Active</span></div></div>`
      }
    </div>
  `;
  const sides = [prizes(s, seat, mine, who, o), plate(seat, mine, o), piles(view, seat, who, o)];
  return mine
    ? html`
      <section class="half half--me" aria-label="${who} side">
        <div class="side side--l ${o.prizes.size ? 'side--asked' : ''}">${sides[0]}${sides[1]}</div>
        <div class="field-c">${actives}${bench}</div>
        <div class="side side--r">${sides[2]}</div>
      </section>
    `
    : html`
      <section class="half half--foe" aria-label="${who} side">
        <div class="side side--l">${sides[1]}${sides[2]}</div>
        <div class="field-c">${bench}${actives}</div>
        <div class="side side--r">${sides[0]}</div>
      </section>
    `;
}

function shown(m, o, where) {
  const verb = o.targets.get(m.serial);
  const cls = verb ? 'opt-target' : o.chosen.has(m.serial) ? 'chosen' : o.legal.has(m.serial) ? 'legal' : '';
  return { cls, verb, where, preview: o.previews.get(m.serial) };
}

function activeOf(m, i, s, who, o, view) {
  const where = `${who} Active${s.actives.length > 1 ? ` ${i + 1}` : ''}`;
  const effects = view.table.lasting.filter(e => e.on === m.serial && e.card).map(e => `Effect of ${nameOf(e.card)}`);
  return part(
    `act${m.serial}`,
    html`
      <div class="active" role="group" aria-label="${where}" data-key="act${m.serial}">
        <div class="slot">${monCard(m, shown(m, o, where))}</div>
        ${status(m, { why: o.why, preview: o.previews.get(m.serial), effects: [...new Set(effects)] })}
      </div>
    `,
  );
}

/** Cards that lie beside the Active for a while: one being played, a Supporter of this turn. */
function wing(s) {
  const cards = [...s.playing, ...s.beside, ...s.aside];
  return cards.map(
    (id, i) =>
      html`
        <button type="button" class="lying" data-key="lying${i}${id}" data-card="${id}"
            aria-label="${id ? nameOf(id) : 'a card'}, ${i < s.playing.length ? 'being played' : 'beside the Active'}">
          ${id ? face(faceOf(id)) : back()}
        </button>
      `,
  );
}

function prizes(s, seat, mine, who, o) {
  const there = s.prizes.filter(p => p !== null).length;
  const slot = (p, i) => {
    if (p === null) return html`<li class="took"></li>`;
    const take = mine && o.prizes.get(i),
      card = p ? face(faceOf(p)) : back();
    if (take)
      return html`
        <li>
          <button type="button" class="prize opt-target" data-prize="${i}" data-target="${take.verb}"
              aria-label="${take.label}${p ? `, ${nameOf(p)}` : ''}">${card}</button>
        </li>
      `;
    return p
      ? html`
        <li>
          <button type="button" class="prize" data-card="${p}" aria-label="Prize ${i + 1}: ${nameOf(p)}">
            ${card}
          </button>
        </li>
      `
      : html`<li aria-hidden="true">${card}</li>`;
  };
  const places = [...s.prizes, ...list(Math.max(0, PRIZES - s.prizes.length), () => null)];
  return part(
    'prizes',
    html`
      <div class="prizes ${mine && o.prizes.size ? 'prizes--asked' : ''}" data-key="prizes" role="group"
          aria-label="${who} Prizes: ${there} left" data-zone="prizes${seat}">
        ${
          o.why
            ? html`
              <button type="button" class="zone-label asks" data-about="left" data-of="${seat}" title="Why?">
                <b>${there}</b> Prize${there === 1 ? '' : 's'}
              </button>
            `
            : html`<span class="zone-label"><b>${there}</b> Prize${there === 1 ? '' : 's'}</span>`
        }
        <ul>${places.map(slot)}</ul>
      </div>
    `,
  );
}

function pile(zone, label, n, top, seat, who, why) {
  const inner = n ? html`<span class="stack">${top}</span>` : html`<span class="none">empty</span>`,
    said = html`${label} <b>${n}</b>`;
  const button = html`
    <button type="button" class="pile pile--${zone}" data-key="${zone}" data-pile="${zone} ${seat}"
        data-zone="${zone}${seat}" aria-label="${who} ${label}: ${n} card${n === 1 ? '' : 's'}">
      ${inner}
      ${!why && html`<span class="zone-label" aria-hidden="true">${said}</span>`}
    </button>
  `;
  return why
    ? html`
      <div class="piled" data-key="${zone}s">
        ${button}
        <button type="button" class="zone-label asks" data-about="${zone}" data-of="${seat}" title="Why?"
            aria-label="Why? ${who} ${label}: ${n} card${n === 1 ? '' : 's'}">${said}</button>
      </div>
    `
    : button;
}

/** The Lost Zone came with the book of 2009; a card may use it in an older one all the same. */
const loses = view => !['ecard', 'ex'].includes(view.table.book) || view.sides.some(s => s.lost.length > 0);

function piles(view, seat, who, o) {
  const s = view.sides[seat];
  const open = zone => (s[zone].length ? face(faceOf(s[zone].at(-1))) : '');
  const known = s.top[0] ? face(faceOf(s.top[0])) : back();
  return part(
    'piles',
    html`
      <div class="piles" data-key="piles">
        ${pile('deck', 'Deck', s.deck_count, known, seat, who, o.why)}
        ${pile('discard', 'Discard', s.discard.length, open('discard'), seat, who)}
        ${loses(view) && pile('lost', 'Lost', s.lost.length, open('lost'), seat, who)}
      </div>
    `,
  );
}

function plate(seat, mine, o) {
  const time = o.clocks?.[seat];
  return html`
    <div class="plate ${o.running === seat ? 'on' : ''}" data-zone="hand${mine ? 'near' : seat}">
      <span class="who">
        <b>${o.names[seat]}</b>
        ${
          o.why
            ? html`
              <button type="button" class="asks" data-about="hand" data-of="${seat}" title="Why?">
                ${o.notes[seat]}
              </button>
            `
            : html`<span>${o.notes[seat]}</span>`
        }
      </span>
      ${time && html`<time class="clock" data-clock="${seat}">${time}</time>`}
    </div>
  `;
}

function stadium(table, o) {
  if (!table.stadium) return '';
  const card = faceOf(table.stadium),
    by = table.stadium_seat >= 0 ? ` · played by ${o.names[table.stadium_seat].replace(/^You$/, 'you')}` : '';
  return html`
    <button type="button" class="stadium ${o.stadium ? 'legal' : ''}" data-key="${table.stadium}"
        data-card="${table.stadium}" data-stadium="1"
        aria-label="Stadium in play: ${card.name}${by.replace(' ·', ',')}">
      <span class="zone-label">Stadium${by}</span>
      <span class="bar">
        ${artTrainer(card.name, 'stadium')}
        <span><b>${card.name}</b><small>${card.text.split('\n')[0]}</small></span>
      </span>
    </button>
  `;
}

const turnBox = turn =>
  html`
    <div class="turn ${turn.on ? '' : 'turn--wait'}">
      <h2>${turn.title}</h2>
      <p>${turn.text}</p>
      ${
        turn.once.length > 0 &&
        html`
          <ul class="once" aria-label="Once per turn">
            ${turn.once.map(
              ([text, used]) =>
                html`
                  <li class="${used ? 'used' : ''}">${used ? icon.check : html`<span class="o"></span>`}${text}</li>
                `,
            )}
          </ul>
        `
      }
    </div>
  `;
