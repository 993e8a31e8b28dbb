// What a game was lost by: the chance of a win over the turns, and the answers that cost most of it.
// The server looks at a few answers whenever it is asked for more, so leaving the page pauses it.
import { html, morph, safe } from '../../lib/html.js';
import { get, post } from '../../lib/api.js';

const W = 340,
  H = 132,
  LEFT = 36,
  RIGHT = 8,
  TOP = 8,
  LOW = 20;
const WORDS = { quick: 'Quick', thorough: 'Thorough' };
const percent = share => `${Math.round(100 * share)}%`,
  whose = name => (name === 'You' ? 'Your' : `${name}’s`);

/** The chance of one player over the turns; answers that lost much are marked on it. */
function plot(turns, worst, near, at, name) {
  const last = Math.max(1, ...turns.map(t => t.turn)),
    mine = t => (near ? 1 - t.chance : t.chance);
  const x = turn => LEFT + ((W - LEFT - RIGHT) * turn) / last,
    y = share => TOP + (H - TOP - LOW) * (1 - share);
  const dot = (turn, share) => `${x(turn).toFixed(1)} ${y(share).toFixed(1)}`;
  const path = turns.map((t, n) => `${n ? 'L' : 'M'}${dot(t.turn, mine(t))}`).join('');
  const row = share =>
    `<line class="an-row" x1="${LEFT}" x2="${W - RIGHT}" y1="${y(share)}" y2="${y(share)}"/><text x="${LEFT - 5}" y="${y(share) + 4}" text-anchor="end">${100 * share}%</text>`;
  const rows = safe([0, 0.5, 1].map(row).join(''));
  const here = safe(
    `<line class="an-here" x1="${x(Math.min(last, at))}" x2="${x(Math.min(last, at))}" y1="${TOP}" y2="${H - LOW}"/>`,
  );
  const shown = new Map(turns.map(t => [t.turn, t])),
    marked = worst.some(m => shown.has(m.turn));
  const marks = safe(
    worst
      .map(m => {
        const t = shown.get(m.turn);
        if (!t) return '';
        const [px, py] = [x(m.turn), y(mine(t))];
        return m.seat === near
          ? `<circle class="an-mark" cx="${px}" cy="${py}" r="5"/>`
          : `<rect class="an-mark an-mark--far" x="${px - 4}" y="${py - 4}" width="8" height="8" transform="rotate(45 ${px} ${py})"/>`;
      })
      .join(''),
  );
  const tick = turn =>
    safe(
      `<text x="${x(turn)}" y="${H - 5}" text-anchor="${turn ? 'end' : 'start'}">${
        turn ? `turn ${turn}` : 'start'
      }</text>`,
    );
  const words = turns.map(t => `turn ${t.turn} ${percent(mine(t))}`).join(', ');
  return html`
    <figure class="an-plot">
      <svg viewBox="0 0 ${W} ${H}" role="img" aria-label="${whose(name)} win chance: ${words}">
        ${rows}
        ${here}
        <path class="an-line" d="${path}"/>
        ${marks}
        ${tick(0)}
        ${tick(last)}
      </svg>
      <figcaption>
        ${whose(name)} win chance, from what each player
        knew.${marked && ' Circles mark this player’s biggest mistakes, diamonds the opponent’s.'}
      </figcaption>
    </figure>
  `;
}

/** Mount the analysis of a replay; *seen* tells what the replay shows: {near, names, turn}. */
export function analysis(el, id, seen, go) {
  const path = () => `/replays/${encodeURIComponent(id)}/analysis?closely=${closely}`;
  let closely = 'quick',
    found = null,
    running = false,
    failed = '',
    asked = 0;

  const called = seat => (seen().names[seat] === 'You' ? 'You' : seen().names[seat]);
  const mistake = m =>
    html`
      <li>
        <button type="button" class="an-jump" data-step="${m.step}">
          <b class="num">−${percent(m.drop)}</b>
          <span><span class="an-who">${called(m.seat)}, turn ${m.turn}</span>${m.given}</span>
        </button>
        <p><span class="an-better">Better:</span> ${m.better.length ? m.better.join(', then ') : m.best}.</p>
        ${m.why && html`<p class="tiny">${m.why}.</p>`}
      </li>
    `;
  const told = () => {
    if (found?.over)
      return found.steps ? `All ${found.steps} decisions analysed.` : 'No decisions to analyse in this game.';
    if (found?.steps) return `${found.done} of ${found.steps} decisions analysed${running ? '…' : '.'}`;
    return running ? 'Starting…' : 'Not analysed yet.';
  };
  const rows = () =>
    html`
      <details class="an-all">
        <summary>Turn by turn</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              <th scope="col">Player</th>
              <th scope="col">${called(seen().near)}</th>
              <th scope="col">Lost</th>
            </tr>
          </thead>
          <tbody>
            ${found.turns.map(
              t =>
                html`
                  <tr>
                    <td><button type="button" class="an-turn" data-step="${t.step}">${t.turn || 'start'}</button></td>
                    <td>${called(t.seat)}</td>
                    <td class="num">${percent(seen().near ? 1 - t.chance : t.chance)}</td>
                    <td class="num">${t.lost[t.seat] >= 0.01 ? percent(t.lost[t.seat]) : ''}</td>
                  </tr>
                `,
            )}
          </tbody>
        </table>
      </details>
    `;

  function redraw() {
    const { near, turn } = seen();
    const button = html`
      <button type="button" class="btn ${found?.over ? '' : 'btn--go'}"
          data-an="${running ? 'stop' : 'go'}"${found?.over && html` disabled`}>
        ${running ? 'Pause' : found?.done && !found.over ? 'Resume' : 'Analyse'}
      </button>
    `;
    const choice = html`
      <label>
        <span class="sr">Depth</span>
        <select data-an="closely">
          ${Object.entries(WORDS).map(
            ([word, text]) => html`<option value="${word}"${word === closely && html` selected`}>${text}</option>`,
          )}
        </select>
      </label>
    `;
    const body = found?.turns.length
      ? html`
        ${plot(found.turns, found.worst, near, turn, called(near))}
        <h3>Biggest mistakes</h3>
        ${
          found.worst.length
            ? html`<ol class="an-worst">${found.worst.map(mistake)}</ol>`
            : html`<p class="muted">${found.over ? 'No clear mistakes.' : 'None so far.'}</p>`
        }
        ${rows()}
      `
      : html`<p class="muted">Each move is compared with the alternatives, using only what its player could see.</p>`;
    morph(
      el,
      html`
        <div class="an-head">${choice}${button}</div>
        <p class="an-told" role="status">${failed || told()}</p>
        <progress max="${found?.steps || 1}" value="${found?.steps ? found.done : Number(Boolean(found?.over))}"
            aria-label="Decisions analysed"></progress>
        ${body}
      `,
    );
  }

  // Only the answer to what was asked last is shown: an earlier one may come later, or be of another closeness.
  async function answered(ask) {
    const mine = ++asked;
    let more = null,
      why = '';
    try {
      more = await ask(path());
    } catch (error) {
      why = error.message;
    }
    if (mine !== asked) return false;
    found = more ?? found;
    failed = why;
    if (why || found?.over) running = false;
    redraw();
    return true;
  }
  async function run() {
    running = true;
    failed = '';
    redraw();
    while (running && (await answered(post))) if (!el.isConnected) running = false;
  }
  const look = () => answered(get);

  el.addEventListener('click', e => {
    const target = e.target.closest('[data-an], [data-step]');
    if (!target) return;
    if (target.dataset.step) go(Number(target.dataset.step));
    else if (target.dataset.an === 'go') run();
    else if (target.dataset.an === 'stop') {
      running = false;
      redraw();
    }
  });
  el.addEventListener('change', e => {
    if (e.target.dataset.an === 'closely') {
      closely = e.target.value;
      running = false;
      found = null;
      look();
    }
  });
  look();
  return { redraw, run };
}
