// The page of one card: face, facts, wording, programs, printings and what is verified.
import { html } from '../../lib/html.js';
import { icon, pip, pips, typeOf } from '../../lib/symbols.js';
import { face, stageLabel, textChange } from '../../card/card.js';
import { faceOf } from '../../card/card_cache.js';
import { cardLink } from './browse.js';
import { coinMarkup } from './coin.js';

const none = html`<span class="muted">none</span>`;
const fact = (name, value) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
const match = list =>
  list.length
    ? list.map(([t, how]) => html`<span class="fx">${pip(t)} ${typeOf(t)} ${how.replace('-', '−')}</span> `)
    : none;
const kinds = c => [...new Set([stageLabel(c), ...(c.tag_words || [])])].join(', ');

function facts(c) {
  const mon = c.supertype === 'pokemon';
  return html`
    <dl class="facts">
      ${fact('Kind', kinds(c))}
      ${
        mon &&
        html`
          ${fact(
            'Type',
            [...c.types].map(t => html`<span class="fx">${pip(t)} ${typeOf(t)}</span> `),
          )}
          ${fact('HP', c.hp)}
          ${
            c.from &&
            fact('Evolves from', html`<a href="/cards?q=${encodeURIComponent(`name:"${c.from}"`)}">${c.from}</a>`)
          }
          ${
            c.evolves_to?.length > 0 &&
            fact(
              'Evolves into',
              c.evolves_to.map(
                (n, i) => html`${i > 0 && ', '}<a href="/cards?q=${encodeURIComponent(`name:"${n}"`)}">${n}</a>`,
              ),
            )
          }
          ${fact('Weakness', match(c.weak))}
          ${fact('Resistance', match(c.resist))}
          ${fact(
            'Retreat',
            c.retreat ? html`${pips('C'.repeat(c.retreat))} <span class="sr">${c.retreat}</span>` : 'free',
          )}
        `
      }
      ${c.provides && fact('Provides', pips(c.provides))}
      ${fact('Set', html`<a href="/cards?q=set:${c.set}">${c.set_name || c.set}</a>, number ${c.number}`)}
      ${fact('ID', html`<code>${c.id}</code>`)}
    </dl>
  `;
}

const attack = a =>
  html`
    <div class="said">
      <h3>
        ${a.cost ? pips(a.cost) : html`<span class="muted tiny">free</span>`} ${a.name} <b class="num">${a.damage}</b>
      </h3>
      ${a.text ? html`<p>${a.text}</p>` : html`<p class="muted">Damage only.</p>`}
    </div>
  `;
const power = p => html`<div class="said"><h3><span class="chip">${p.tag}</span> ${p.name}</h3><p>${p.text}</p></div>`;
function wording(c) {
  return html`
    <section class="panel-c">
      <h2>Card text, in our words</h2>
      ${c.powers.map(power)}
      ${c.attacks.map(attack)}
      ${c.text && html`<div class="said"><p>${c.text}</p></div>`}
      ${c.rule_lines.map(line => html`<div class="said"><p>${line}</p></div>`)}
      ${c.provides && !c.text && html`<p>Provides ${c.provides.length} Energy.</p>`}
      ${textChange(c)}
    </section>
  `;
}

const BY = {
  reader: ['ok', 'parsed from the card text'],
  override: ['ok', 'written by hand'],
  'by hand': ['ok', 'written by hand'],
  'no text': ['ok', 'no text'],
  'not programmed': ['bad', 'not playable yet'],
  'left blank': ['tip', 'not understood, left blank'],
};
function state({ face: name, by }) {
  const [cls, text] = BY[by] || ['tip', by];
  return html`<li class="${cls}">${cls === 'ok' ? icon.check : icon.cross}<span><b>${name}</b>: ${text}</span></li>`;
}
function programs(c) {
  const verdict = !c.programmed
    ? html`<p class="verdict bad">${icon.cross} Part of this card isn’t playable yet, so neither are decks with it.</p>`
    : c.blank
      ? html`<p class="verdict bad">${icon.cross} Playmat plays this card without the part left blank.</p>`
      : html`<p class="verdict ok">${icon.check} Fully playable, as worded above.</p>`;
  return html`
    <section class="panel-c">
      <h2>How Playmat plays it</h2>
      ${verdict}
      ${c.status.length > 0 && html`<ul class="msg">${c.status.map(state)}</ul>`}
      ${fold(c.programs)}
    </section>
  `;
}
/** The programs are for those who ask for them. */
const fold = programs =>
  programs.length > 0 &&
  html`
    <details class="progs">
      <summary>Show the program${programs.length > 1 && 's'}</summary>
      ${programs.map(
        p =>
          html`
            <div class="prog">
              <h3>${p.face} <small class="muted">${p.kind}</small></h3>
              <pre tabindex="0" aria-label="Program of ${p.face}">${p.program}</pre>
            </div>
          `,
      )}
    </details>
  `;

function family(c) {
  if (c.lines.length < 2) return '';
  return html`
    <section class="panel-c">
      <h2>Evolution line</h2>
      <ol class="line">
        ${c.lines.map(
          each =>
            html`
              <li>
                <span class="tiny muted">${each.stage}</span>
                <a href="${cardLink(each.id)}"${each.here && html` aria-current="page"`} aria-label="${each.name}">
                  ${face(faceOf(each.id), { w: 128 })}
                </a>
              </li>
            `,
        )}
      </ol>
    </section>
  `;
}

function printings(c) {
  if (!c.printings.length) return '';
  return html`
    <section class="panel-c">
      <h2>Cards with this name</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Printings">
        <table class="prints">
          <thead>
            <tr><th scope="col">Set</th><th scope="col">Date</th><th scope="col">ID</th><th scope="col">Effect</th></tr>
          </thead>
          <tbody>
            ${c.printings.map(
              p =>
                html`
                  <tr${p.id === c.id && html` aria-current="true"`}>
                    <th scope="row"><a href="${cardLink(p.id)}">${p.set_name}<span class="sr"> ${p.id}</span></a></th>
                    <td>${p.date}</td>
                    <td><code>${p.id}</code></td>
                    <td>${p.id === c.id ? 'this card' : p.same ? 'same' : 'different'}</td>
                  </tr>
                `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

const dictionary = c =>
  c.dictionary.length > 0 &&
  html`
    <section class="panel-c">
      <h2>Dictionary</h2>
      <dl class="dict">
        ${c.dictionary.map(
          d =>
            html`
              <div>
                <dt>
                  ${d.term} ${
                    d.rule &&
                    html`<button type="button" class="rule" data-rule="${d.rule}" aria-label="Show rule ${d.rule}">${
                      d.rule
                    }</button>`
                  }
                </dt>
                <dd>${d.text}</dd>
              </div>
            `,
        )}
      </dl>
    </section>
  `;

/** Pages of the card reader: a title and lines. */
const pages = (title, list) =>
  list.length > 0 &&
  html`
    <section class="panel-c">
      <h2>${title}</h2>
      ${list.map(
        p =>
          html`
            <div class="said">
              <h3>${p.title}</h3>
              ${p.lines.map(line => html`<p>${line}${!line.endsWith('.') && '.'}</p>`)}
            </div>
          `,
      )}
    </section>
  `;
const tips = c =>
  c.tips.length > 0 &&
  html`<section class="panel-c"><h2>How to play it</h2>${c.tips.map(t => html`<p class="said">${t}</p>`)}</section>`;

export function cardMarkup(c) {
  return html`
    <article class="cardpage">
      <div class="cardpage-l">
        <div class="big-card">${face(c, { w: 340 })}</div>
        <p class="row">
          <a class="btn btn--quiet" href="/decks?q=${encodeURIComponent(`name:"${c.name}"`)}">Add to a deck</a>
          <a class="btn btn--quiet" href="/cards?q=${encodeURIComponent(`name:"${c.name}"`)}">All with this name</a>
        </p>
      </div>
      <div class="cardpage-r">
        <h1>${c.name}</h1>
        ${facts(c)}
        ${wording(c)}
        ${tips(c)}
        ${family(c)}
        ${pages('About this Pokémon', c.species)}
        ${dictionary(c)}
        ${pages('Side code', c.data)}
        ${printings(c)}
        ${programs(c)}
        ${coinMarkup()}
      </div>
    </article>
  `;
}
