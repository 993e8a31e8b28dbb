// What the rules say to the deck, what to mend, and the odds.
import { html } from '../../lib/html.js';
import { icon, typeOf } from '../../lib/symbols.js';
import { post } from '../../lib/api.js';
import { faceOf } from '../../card/card_cache.js';
import { deck, total } from './state.js';

/** Ask the server; `against` is "book:ID" or "format:ID". */
export function checkDeck(against) {
  if (!deck.cards.length) return null;
  const [kind, id] = against.split(':');
  return post('/decks/check', { cards: deck.cards, name: deck.name, [kind === 'format' ? 'format' : 'rules']: id });
}

const percent = value => (value > 0 && value < 0.001 ? 'under 0.1%' : `${(100 * value).toFixed(value < 0.1 ? 1 : 0)}%`);
const row = (cls, mark, text, rule) =>
  html`
    <li class="${cls}">
      ${mark}
      <span>${text}</span>
      ${
        rule &&
        html`<button type="button" class="rule" data-rule="${rule}" aria-label="Show rule ${rule}">${rule}</button>`
      }
    </li>
  `;

const sum = cut => cut.reduce((n, c) => n + c.count, 0);
function broken({ rule, message, cut }) {
  const fix =
    cut.length > 0 &&
    html` <button type="button" class="fix" data-cut="${cut.map(c => `${c.count}*${c.id}`).join(',')}">
        Remove ${sum(cut)}
      </button>
    `;
  return row('bad', icon.cross, html`${message[0].toUpperCase()}${message.slice(1)}.${fix}`, rule);
}

/** Pokémon that have nothing in the deck to evolve from. */
function stranded() {
  const names = new Set(deck.cards.map(c => faceOf(c.id).name));
  const alone = deck.cards.map(c => faceOf(c.id)).filter(f => f.from && !names.has(f.from));
  return [...new Map(alone.map(f => [f.name, f])).values()]
    .slice(0, 4)
    .map(f =>
      row(
        'tip',
        icon.warn,
        `${f.name} has no ${f.from} to evolve from. That’s legal, but you may never get to play it.`,
      ),
    );
}

export const legal = check => Boolean(check) && !check.violations.length && !check.unprogrammed.length;

export function checksMarkup(check, title) {
  if (!check)
    return html`
      <h2><span>Empty deck</span><span class="muted">${title}</span></h2>
      <p class="muted tiny">A deck needs 60 cards.</p>
    `;
  const wrong = check.violations.length + check.unprogrammed.length,
    odds = check.odds;
  const unready = check.unprogrammed.map(c => row('bad', icon.cross, `${c.name} (${c.id}) is not playable yet.`));
  return html`
    <h2>
      <span>${wrong ? `Not legal yet: ${wrong} problem${wrong > 1 ? 's' : ''} to fix` : 'Legal'}</span>
      <span class="muted">${title}</span>
    </h2>
    <ul>
      ${check.violations.map(broken)}
      ${unready}
      ${stranded()}
      ${
        odds &&
        row(
          'ok',
          icon.check,
          `${odds.starters} Basic Pokémon to start with. Mulligan chance: ${percent(odds.mulligan.value)}.`,
        )
      }
      ${!wrong && !odds && row('ok', icon.check, `${total()} cards, no problems.`)}
    </ul>
  `;
}

const STAGES = {
  basic: 'Basic',
  stage1: 'Stage 1',
  stage2: 'Stage 2',
  levelup: 'LV.X',
  mega: 'Mega Evolution',
  break: 'BREAK',
  legend: 'LEGEND',
  restored: 'Restored',
};
const bars = (title, counts) => {
  const shown = Object.entries(counts).filter(([, n]) => n > 0),
    most = Math.max(1, ...shown.map(([, n]) => n));
  return (
    shown.length > 0 &&
    html`
      <h3><span>${title}</span></h3>
      <ul class="bars">
        ${shown.map(
          ([name, n]) =>
            html`
              <li>
                <span>${STAGES[name] || typeOf(name)}</span>
                <i data-css="--n:${Math.round((100 * n) / most)}%"></i>
                <b class="num">${n}</b>
              </li>
            `,
        )}
      </ul>
    `
  );
};

const percents = odds => Object.fromEntries(Object.entries(odds).map(([n, { value }]) => [n, Math.round(100 * value)]));

export function oddsMarkup(check) {
  if (!check?.odds)
    return html`
      <p class="muted empty">To see odds, add a Basic Pokémon and enough cards to deal a hand and Prizes.</p>
    `;
  const o = check.odds;
  return html`
    <p class="tiny">
      <b>${percent(o.mulligan.value)}</b> of opening hands have no Basic Pokémon;
      expect ${o.expected_mulligans.value.toFixed(2)} mulligans per game. The odds below are exact and count only the
      hands you keep.
    </p>
    <table class="odds-t">
      <caption class="sr">Odds of each card</caption>
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">Opening hand</th>
          <th scope="col">By turn 3</th>
          <th scope="col">All prized</th>
        </tr>
      </thead>
      <tbody>
        ${o.odds.map(
          c =>
            html`
              <tr>
                <th scope="row"><b class="num">${c.copies}</b> ${c.name}</th>
                <td>${percent(c.opening.value)}</td>
                <td>${c.by_turn[3] ? percent(c.by_turn[3].value) : '–'}</td>
                <td>${percent(c.all_prized.value)}</td>
              </tr>
            `,
        )}
      </tbody>
    </table>
    ${bars('Basic Pokémon in your opening hand (%)', percents(o.starters_in_hand))}
    ${bars('Stages', o.stages)}
    ${bars('HP', o.hp)}
    ${bars('Energy provided', o.energy)}
    ${bars('Energy in attack costs', o.costs)}
    ${bars('Cheapest attack (Energy)', o.cheapest_attack)}
  `;
}
