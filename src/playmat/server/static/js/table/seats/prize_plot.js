// Prizes left over the turns, both players as steps: one drawn through, one dashed, each named at its end.
import { html, safe } from '../../lib/html.js';

const W = 420,
  H = 132,
  LEFT = 22,
  RIGHT = 96,
  TOP = 10,
  LOW = 22;

/** *sides* [{name, prizes: [[turn, left]]}], the near one first. */
export function prizePlot(sides, turns) {
  const most = Math.max(1, ...sides.flatMap(s => s.prizes.map(([, left]) => left))),
    last = Math.max(1, turns);
  const x = turn => LEFT + ((W - LEFT - RIGHT) * turn) / last,
    y = left => TOP + (H - TOP - LOW) * (1 - left / most);
  const path = steps =>
    steps
      .map(([turn, left], n) =>
        n ? `H${x(turn).toFixed(1)}V${y(left).toFixed(1)}` : `M${x(turn).toFixed(1)} ${y(left).toFixed(1)}`,
      )
      .join('') + `H${x(last).toFixed(1)}`;
  const ends = sides.map(s => y(s.prizes.at(-1)[1]));
  if (Math.abs(ends[0] - ends[1]) < 13) {
    const mid = (ends[0] + ends[1]) / 2;
    ends[0] = mid + 7;
    ends[1] = mid - 6;
  }
  const row = n =>
    `<line class="pl-row" x1="${LEFT}" x2="${W - RIGHT}" y1="${y(n)}" y2="${y(n)}"/><text x="${LEFT - 7}" y="${y(n) + 4}" text-anchor="end">${n}</text>`;
  const rows = safe(
    [0, Math.ceil(most / 2), most]
      .filter((n, i, all) => all.indexOf(n) === i)
      .map(row)
      .join(''),
  );
  const tick = turn => safe(`<text x="${x(turn)}" y="${H - 6}" text-anchor="middle">${turn ? turn : 'start'}</text>`);
  const words = sides
    .map(s => `${s.name}: ${s.prizes.map(([turn, left]) => `${left} after turn ${turn}`).join(', ')}`)
    .join('. ');
  const line = (s, n) =>
    html`
      <path class="pl-line ${n ? 'pl-far' : 'pl-near'}" d="${path(s.prizes)}"/>
      <text class="pl-name" x="${W - RIGHT + 6}" y="${(ends[n] + 4).toFixed(1)}">${s.name.slice(0, 14)}</text>
    `;
  return html`
    <figure class="plot">
      <svg viewBox="0 0 ${W} ${H}" role="img" aria-label="Prizes left. ${words}">
        ${rows}
        ${tick(0)}
        ${tick(last)}
        ${sides.map(line)}
      </svg>
      <figcaption>Prizes left, turn by turn</figcaption>
    </figure>
  `;
}
