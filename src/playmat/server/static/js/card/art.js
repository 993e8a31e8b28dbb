// Pictures of cards, all generated: the same name and type give the same picture on every machine.
import { safe } from '../lib/html.js';
import { typeOf } from '../lib/symbols.js';
import { NAMES, creature } from './shapes.js';
export * from '../lib/symbols.js';

function hash(s) {
  let h = 2166136261;
  for (const c of s) {
    h ^= c.codePointAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}
function rng(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const HUE = {
  Grass: [128, 36],
  Fire: [16, 72],
  Water: [204, 56],
  Lightning: [44, 82],
  Psychic: [284, 34],
  Fighting: [22, 40],
  Darkness: [214, 20],
  Metal: [204, 12],
  Fairy: [332, 56],
  Dragon: [54, 50],
  Colorless: [40, 12],
};
const f = n => n.toFixed(1);
const hsl = (h, s, l, a = 1) => `hsl(${f(h)} ${f(s)}% ${f(l)}%${a < 1 ? ' / ' + a : ''})`;

/** Gradients and patterns are kept once a page, in an SVG that takes no room. */
const kept = new Set();
let shelf = null;
function keep(id, markup) {
  if (kept.has(id)) return id;
  kept.add(id);
  if (!shelf) {
    shelf = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    shelf.setAttribute('width', '0');
    shelf.setAttribute('height', '0');
    shelf.setAttribute('aria-hidden', 'true');
    shelf.classList.add('shelf');
    document.body.append(shelf);
  }
  shelf.insertAdjacentHTML('beforeend', markup);
  return id;
}
const fade = (top, foot) => {
  const id = 'sky' + hash(top + foot).toString(36);
  return keep(
    id,
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`,
  );
};

/** smooth closed curve through points (Catmull-Rom) */
function blob(p, closed = true) {
  const n = p.length;
  let d = `M${f(p[0][0])} ${f(p[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = p[(i - 1 + n) % n],
      b = p[i],
      c = p[(i + 1) % n],
      e = p[(i + 2) % n];
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}
function hill(r, y, amp, sharp = false) {
  const pts = [];
  for (let x = -20; x <= 220; x += 30) pts.push([x, y + (r() - 0.5) * amp]);
  if (sharp) return 'M-20 170L' + pts.map(p => p.map(f).join(' ')).join('L') + 'L220 170Z';
  return blob(pts, false) + 'L240 170L-20 170Z';
}
/** Points around a place, turned by some degrees: a transform of its own would cost each shape a layer whenever it is
    painted. */
function turned(x, y, degrees) {
  const a = (degrees * Math.PI) / 180,
    cos = Math.cos(a),
    sin = Math.sin(a);
  return (dx, dy) => `${f(x + dx * cos - dy * sin)} ${f(y + dx * sin + dy * cos)}`;
}
const motif = {
  Grass(r, c) {
    let s = '';
    for (let i = 0; i < 9; i++) {
      const x = i * 25 + r() * 16 - 8,
        l = 26 + r() * 34,
        p = turned(x, 150, (r() - 0.5) * 60);
      s += `<path d="M${p(0, 0)}C${p(-l * 0.34, -l * 0.4)} ${p(-l * 0.2, -l * 0.8)} ${p(0, -l)}C${p(l * 0.2, -l * 0.8)} ${p(l * 0.34, -l * 0.4)} ${p(0, 0)}Z" fill="${c(30 + r() * 20)}"/>`;
    }
    return s;
  },
  Fire(r, c) {
    let s = '';
    for (let k = 0; k < 3; k++)
      for (let i = 0; i < 5; i++) {
        const x = i * 48 + r() * 30 - 10,
          h = 74 - k * 20 + r() * 26,
          w = 20 + r() * 12;
        s += `<path d="M${f(x - w)} 156C${f(x - w)} ${f(156 - h * 0.5)} ${f(x - 2)} ${f(156 - h * 0.6)} ${f(x + (r() - 0.5) * 16)} ${f(156 - h)}C${f(x + 4)} ${f(156 - h * 0.6)} ${f(x + w)} ${f(156 - h * 0.5)} ${f(x + w)} 156Z" fill="${c(36 + k * 14, 8 + k * 12)}"/>`;
      }
    return s;
  },
  Water(r, c) {
    let s = '';
    for (let k = 0; k < 4; k++) {
      const y = 98 + k * 15,
        w = 30 + r() * 14,
        o = r() * 40;
      let d = `M-40 170V${y}`;
      for (let x = -40 - o; x < 220; x += w) d += `Q${f(x + w / 2)} ${f(y - 13 + k)} ${f(x + w)} ${y}`;
      s += `<path d="${d}V170Z" fill="${c(58 - k * 10)}"/>`;
    }
    return s;
  },
  Lightning(r, c) {
    let s = '';
    for (let i = 0; i < 3; i++) {
      const x = 24 + i * 66 + r() * 26,
        w = 9 + r() * 9;
      s += `<path d="M${f(x + 14)} -6L${f(x - w)} ${f(58 + r() * 16)}h${f(w * 1.3)}L${f(x - w * 1.5)} 128L${f(x + w * 2)} 50h${f(-w * 1.3)}L${f(x + 26)} -6Z" fill="${c(i === 1 ? 96 : 84, 4)}" fill-opacity=".9"/>`;
    }
    return (
      s + `<path d="${hill(r, 128, 34, true)}" fill="${c(36)}"/><path d="${hill(r, 142, 22, true)}" fill="${c(26)}"/>`
    );
  },
  Psychic(r, c) {
    let s = '';
    const x = 60 + r() * 80,
      y = 54 + r() * 24;
    for (let k = 9; k > 0; k--)
      s += `<circle cx="${f(x + (9 - k) * (r() - 0.5) * 3)}" cy="${f(y)}" r="${k * 15}" fill="${c(k % 2 ? 66 - k * 2 : 74 - k * 2)}" fill-opacity=".55"/>`;
    return s;
  },
  Fighting(r, c) {
    let s = '';
    for (let k = 0; k < 3; k++)
      for (let i = 0; i < 3 - Number(k > 1); i++) {
        const x = 20 + i * 74 + r() * 40 - k * 20,
          h = 84 - k * 22 + r() * 20,
          w = 50 - k * 6 + r() * 14,
          b = 154;
        s += `<path d="M${f(x - w)} ${b}L${f(x)} ${f(b - h)}L${f(x + w)} ${b}Z" fill="${c(58 - k * 12)}"/><path d="M${f(x)} ${f(b - h)}L${f(x + w)} ${b}H${f(x + w * 0.16)}L${f(x - 5)} ${f(b - h * 0.55)}Z" fill="${c(46 - k * 12)}"/>`;
      }
    return s;
  },
  Darkness(r, c) {
    let s = '';
    for (let i = 0; i < 22; i++)
      s += `<circle cx="${f(r() * 200)}" cy="${f(r() * 90)}" r="${f(0.6 + r() * 1.3)}" fill="#fff" fill-opacity="${f(0.4 + r() * 0.5)}"/>`;
    return (
      s + `<path d="${hill(r, 112, 52, true)}" fill="${c(30)}"/><path d="${hill(r, 132, 34, true)}" fill="${c(21)}"/>`
    );
  },
  Metal(r, c) {
    let s = '';
    const R = 21;
    for (let row = 0; row < 6; row++)
      for (let col = 0; col < 7; col++) {
        const x = col * R * 1.732 + (row % 2 ? R * 0.866 : 0) - 4,
          y = 34 + row * R * 1.5;
        if (r() < (5 - row) * 0.15) continue;
        const p = [0, 1, 2, 3, 4, 5].map(k => {
          const a = Math.PI / 6 + (k * Math.PI) / 3;
          return `${f(x + (R - 1) * Math.cos(a))},${f(y + (R - 1) * Math.sin(a))}`;
        });
        s += `<polygon points="${p.join(' ')}" fill="${c(44 + r() * 28)}"/>`;
      }
    return s;
  },
  Fairy(r, c) {
    let s = '';
    for (let k = 0; k < 4; k++) {
      const x = 20 + k * 54 + r() * 24,
        y = 96 + r() * 44,
        R = 26 + r() * 16,
        o = r() * 60;
      for (let i = 0; i < 6; i++) {
        const a = o + i * 60,
          p = turned(x, y, a),
          arc = `A${f(R * 0.3)} ${f(R * 0.52)} ${f(a)} 1 1 `;
        s += `<path d="M${p(0, 0)}${arc}${p(0, -R * 1.04)}${arc}${p(0, 0)}Z" fill="${c(62 + (i % 2) * 9)}"/>`;
      }
      s += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(R * 0.2)}" fill="${c(92, 10)}"/>`;
    }
    return s;
  },
  Dragon(r, c) {
    let s = '';
    const R = 17;
    for (let row = 0; row < 8; row++)
      for (let col = -1; col < 8; col++) {
        const x = col * R * 1.7 + (row % 2 ? R * 0.85 : 0),
          y = 66 + row * R * 0.72;
        s += `<path d="M${f(x - R)} ${f(y)}A${R} ${R} 0 0 0 ${f(x + R)} ${f(y)}Z" fill="${c(66 - row * 5 + (r() - 0.5) * 8)}"/>`;
      }
    return `<g transform="rotate(${f((r() - 0.5) * 14)} 100 75)">${s}</g>`;
  },
  Colorless(r, c) {
    let s = '';
    for (let k = 0; k < 7; k++) {
      const y = 50 + k * 15 + r() * 8;
      s += `<path d="M${f(-10 + r() * 50)} ${f(y)}C60 ${f(y - 24 + r() * 12)} 120 ${f(y + 22)} ${f(150 + r() * 60)} ${f(y - 6)}" fill="none" stroke="${c(k % 2 ? 96 : 60)}" stroke-width="${f(2 + r() * 5)}" stroke-linecap="round" stroke-opacity=".75"/>`;
    }
    return `<path d="${hill(r, 120, 30)}" fill="${c(62)}"/>` + s + `<path d="${hill(r, 140, 20)}" fill="${c(48)}"/>`;
  },
};

function paint(name, types, { stage = 0, family = name, shape = '' } = {}) {
  const [t, t2] = pair(types);
  const [h, s] = HUE[t],
    [h2] = HUE[t2],
    r = rng(hash(family + t)),
    rn = rng(hash(family + '·' + t2));
  const night = t === 'Darkness',
    drift = (r() - 0.5) * 16;
  const col = (l, dh = 0) => hsl(h + drift * 0.4 + dh, s, night ? l * 0.9 : l);
  const sky = night ? [hsl(h2 + 12, 30, 22), hsl(h, 24, 52)] : [hsl(h2 + drift, s * 0.75, 90), hsl(h, s * 0.9, 74)];
  return `<svg class="art" viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="200" height="150" fill="url(#${fade(...sky)})"/><circle cx="${f(50 + r() * 100)}" cy="${f(36 + r() * 26)}" r="${f(20 + r() * 20)}" fill="${hsl(h + 14, s, night ? 82 : 97)}" fill-opacity=".85"/>${motif[t](r, col)}${creature(shape || NAMES[hash(family) % NAMES.length], rn, l => hsl(h2, Math.max(s, 16) * 0.9, l), hsl(h2 + 16, s, 68), hsl(h2 + 20, 60, 97), stage)}</svg>`;
}
const kindHue = {
  trainer: [208, 16],
  item: [199, 46],
  supporter: [20, 58],
  stadium: [152, 42],
  tool: [258, 28],
  tm: [42, 60],
};
/** trainers: a still life of plain shapes, seeded by name */
function paintTrainer(name, kind) {
  const [h, s] = kindHue[kind] || kindHue.trainer,
    r = rng(hash(name)),
    c = (l, a) => hsl(h, s, l, a);
  let s2 = '';
  if (kind === 'supporter')
    s2 = `<path d="M40 160C44 112 72 100 100 100s56 12 60 60Z" fill="${c(40)}"/><path d="M84 104l16 20 16-20-6-16H90z" fill="${c(86)}"/><ellipse cx="100" cy="70" rx="${f(23 + r() * 5)}" ry="29" fill="${c(70)}"/><path d="${blob(
      [
        [74, 72],
        [72, 46 - r() * 8],
        [88, 34],
        [114, 34 - r() * 10],
        [130, 52],
        [127, 74],
        [118, 54],
        [92, 52],
      ],
    )}" fill="${c(26)}"/>`;
  else if (kind === 'stadium') {
    for (let i = 0; i < 5; i++)
      s2 += `<path d="M${-30 + i * 4} 150V${f(116 - i * 17)}Q100 ${f(60 - i * 19)} ${230 - i * 4} ${f(116 - i * 17)}V150Z" fill="${c(78 - i * 10)}" fill-opacity=".75"/>`;
    s2 += `<ellipse cx="100" cy="132" rx="${f(70 + r() * 14)}" ry="22" fill="${c(88)}"/>${[52, 34].map(q => `<ellipse cx="100" cy="132" rx="${q}" ry="${q * 0.3}" fill="none" stroke="${c(46)}" stroke-width="2.5"/>`).join('')}`;
  } else if (kind === 'tm')
    s2 = `<circle cx="100" cy="76" r="50" fill="${c(34)}"/><circle cx="100" cy="76" r="49" fill="none" stroke="${c(72)}" stroke-width="2"/>${[40, 32, 24].map(q => `<circle cx="100" cy="76" r="${q}" fill="none" stroke="${c(58)}" stroke-width="1.5"/>`).join('')}<circle cx="100" cy="76" r="14" fill="${c(88)}"/><circle cx="100" cy="76" r="4" fill="${c(30)}"/>`;
  else if (kind === 'tool')
    s2 = `<path d="M56 40C56 96 76 118 100 118s44-22 44-78" fill="none" stroke="${c(34)}" stroke-width="7" stroke-linecap="round"/><path d="M100 76l${f(24 + r() * 5)} 28-${f(24 + r() * 5)} 32-${f(24 + r() * 5)}-32z" fill="${c(52)}"/><path d="M100 76l0 60-28-32z" fill="${c(66)}"/>`;
  else {
    const n = 3 + Math.floor(r() * 2);
    for (let i = 0; i < n; i++) {
      const x = 44 + i * (112 / (n - 1)),
        hgt = 40 + r() * 44,
        w = 15 + r() * 10;
      s2 +=
        r() < 0.72
          ? `<rect x="${f(x - w)}" y="${f(122 - hgt)}" width="${f(w * 2)}" height="${f(hgt)}" rx="${f(4 + r() * 10)}" fill="${c(36 + i * 9)}"/><rect x="${f(x - w * 0.5)}" y="${f(114 - hgt)}" width="${f(w)}" height="11" rx="3" fill="${c(28)}"/>`
          : `<path d="M${f(x)} ${f(122 - hgt)}L${f(x + w)} 122H${f(x - w)}Z" fill="${c(44 + i * 8)}"/><path d="M${f(x)} ${f(122 - hgt)}L${f(x + w)} 122H${f(x + w * 0.2)}Z" fill="${c(32 + i * 8)}"/>`;
    }
    s2 = `<path d="M-10 122h220v40h-220z" fill="${c(62)}"/>` + s2;
  }
  return `<svg class="art" viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="200" height="150" fill="url(#${fade(c(92), c(76))})"/>${s2}</svg>`;
}
function paintEnergy(types) {
  const [t] = pair(types),
    [h, s] = HUE[t];
  let o = '';
  for (let k = 7; k > 0; k--)
    o += `<rect x="${100 - k * 19}" y="${100 - k * 19}" width="${k * 38}" height="${k * 38}" rx="${k * 11}" fill="${hsl(h, s, 46 + k * 6)}"/>`;
  return `<svg class="art" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${o}</svg>`;
}
const WEAVE =
  '<pattern id="weave" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="#1d5a4c"/><rect width="7" height="7" fill="#21665640"/><rect x="7" y="7" width="7" height="7" fill="#226b5980"/></pattern>';
const star = (p, far, near) =>
  `M${[
    [0, -far],
    [near, -near],
    [far, 0],
    [near, near],
    [0, far],
    [-near, near],
    [-far, 0],
    [-near, -near],
  ]
    .map(at => p(...at))
    .join('L')}Z`;
function diamond(p) {
  const arc = 'A15 15 0 0 1 ';
  return `M${p(-12, -27)}L${p(12, -27)}${arc}${p(27, -12)}L${p(27, 12)}${arc}${p(12, 27)}L${p(-12, 27)}${arc}${p(-27, 12)}L${p(-27, -12)}${arc}${p(-12, -27)}Z`;
}
const [UPRIGHT, ASKEW] = [0, 45].map(degrees => turned(63, 88, degrees));
const BACK = `<svg class="back" viewBox="0 0 126 176" preserveAspectRatio="none" aria-hidden="true"><rect width="126" height="176" fill="#f3ecd9"/><rect x="5" y="5" width="116" height="166" rx="6" fill="url(#weave)"/><rect x="10" y="10" width="106" height="156" rx="4" fill="none" stroke="#f3d58a" stroke-width="1.2" stroke-opacity=".8"/><path d="${diamond(ASKEW)}" fill="#143f36" stroke="#f3d58a" stroke-width="2"/><path d="${star(UPRIGHT, 24, 5)}" fill="#f3d58a"/><path d="${star(ASKEW, 13, 3)}" fill="#d9ae4e"/></svg>`;

const known = t => (HUE[typeOf(t)] ? typeOf(t) : 'Colorless');
function pair(types) {
  const first = known([...types][0]);
  return [first, [...types][1] ? known([...types][1]) : first];
}

const painted = new Map();
function once(key, make) {
  if (!painted.has(key)) painted.set(key, safe(make()));
  return painted.get(key);
}
/** A Pokémon in its shape: the family keeps its proportions and its crest, the stage (0, 1, 2) makes it larger. */
export const art = (name, types, o = {}) =>
  once(`p ${o.family || name} ${[...types].join('')} ${o.stage || 0} ${o.shape}`, () => paint(name, types, o));
export const artTrainer = (name, kind) => once(`t ${name} ${kind}`, () => paintTrainer(name, kind));
export const artEnergy = types => once(`e ${[...types].join('')}`, () => paintEnergy(types));
export const cardBack = () =>
  once('back', () => {
    keep('weave', WEAVE);
    return BACK;
  });
