// Body shapes: small paper cuts in a box of 120 by 110, told apart at a glance. No likeness is intended.

const both = d => `${d}<g transform="matrix(-1 0 0 1 120 0)">${d}</g>`;
const line = (w, d) => `<path fill="none" stroke-width="${w}" d="${d}"/>`;
const fill = d => `<path d="${d}"/>`;
const oval = (x, y, rx, ry = rx) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
const round = (n, d) =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${Math.round((i * 360) / n)} 60 46)">${d}</g>`).join('');

/** Each shape from back to front: behind (lighter), body, marks (light), eyes [x, y], where a crest sits [x, y]. */
const SHAPES = {
  serpent: [
    fill('M24 97 2 78l4 28z'),
    line(19, 'M22 98C52 108 104 104 100 84S40 86 38 66 78 54 74 34') +
      fill('M58 36C54 14 74 6 88 10c14 4 26 14 26 21-6 9-22 12-34 11-11-1-20 2-22-6z'),
    line(3, 'M46 99l7-7M66 101l5-9M86 97l2-9M50 64l8-5M66 54l9-1'),
    [[88, 23]],
    [70, 12],
  ],
  bird: [
    both(fill('M48 66C34 32 14 24 0 28c2 8 6 11 11 13-3 2-5 2-8 2 4 8 9 10 15 10-2 3-4 4-7 4 8 9 20 13 34 13z')) +
      fill('M50 88 42 108h36l-8-20z'),
    oval(60, 72, 20, 26) + oval(60, 40, 16) + line(4, 'M51 95v11h-7M69 95v11h7'),
    oval(60, 78, 11, 16) + fill('M53 42h14l-7 13z'),
    [
      [53, 37],
      [67, 37],
    ],
    [60, 25],
  ],
  bat: [
    both(fill('M50 60C40 34 18 20 0 22c7 9 7 18 4 29 8-5 15-3 17 8 6-7 13-6 16 4 4-5 8-4 13 0z')),
    oval(60, 62, 20, 22) + both(fill('M44 54 36 24l20 20z')) + line(5, 'M52 82v12M68 82v12'),
    fill('M52 70h16l-3 9-3-8h-4l-3 8z'),
    [
      [53, 58],
      [67, 58],
    ],
    [60, 42],
  ],
  beast: [
    fill('M26 60C6 58-2 38 6 20c5 14 13 18 28 26z') + line(11, 'M47 74v27M72 74v27'),
    oval(56, 63, 36, 19) +
      fill('M72 56 82 38l24 12-18 22z') +
      oval(94, 41, 17, 14) +
      oval(108, 46, 9, 7) +
      fill('M82 38V14l14 15zM95 29l13-14 1 20z') +
      line(12, 'M32 70v31M86 68v33'),
    oval(58, 73, 22, 7),
    [[98, 38]],
    [88, 28],
  ],
  fish: [
    fill('M30 60 0 32c6 18 6 38 0 56zM46 42C50 20 70 16 84 24l-8 18zM50 78c2 16 14 24 26 22l0-20z'),
    fill('M14 60C30 32 76 28 110 58 76 90 30 88 14 60z'),
    fill('M36 73c20 10 44 7 62-9-20 5-42 9-62 9z') + line(3, 'M74 46c-6 9-6 18 0 27'),
    [[92, 53]],
    [78, 38],
  ],
  ghost: [
    both(fill('M26 56C10 54 2 66 4 80c8-5 16-7 24-4z')),
    fill('M60 12c27 0 39 20 39 44v48c-7-8-12-9-19 0-6-9-14-9-20 0-6-9-14-9-20 0-7-9-12-8-19 0V56c0-24 12-44 39-44z'),
    fill('M46 66h28c-1 11-7 16-14 16s-13-5-14-16z'),
    [
      [48, 48],
      [72, 48],
    ],
    [60, 15],
  ],
  insect: [
    both(line(5, 'M42 66 20 54 10 68M38 80H16l-10 13M42 95l-18 4-7 9') + line(4, 'M52 28C47 14 38 8 28 11')),
    oval(60, 78, 25, 28) + oval(60, 42, 18),
    line(4, 'M38 70q22 11 44 0M36 84q24 11 48 0M60 62v42'),
    [
      [52, 40],
      [68, 40],
    ],
    [60, 27],
  ],
  larva: [
    line(5, 'M30 98v8M50 100v7M70 98v8M84 94v9') + fill('M8 92-2 66l22 14z'),
    oval(22, 90, 15, 13) +
      oval(40, 86, 18, 16) +
      oval(60, 82, 19, 18) +
      oval(78, 70, 19, 19) +
      oval(88, 46, 22, 21) +
      line(4, 'M80 28 74 12M96 27l7-14'),
    oval(36, 88, 6) + oval(57, 84, 7) + oval(76, 74, 7),
    [
      [84, 44],
      [100, 44],
    ],
    [88, 27],
  ],
  moth: [
    both(
      fill('M58 58C46 20 20 6 2 12c-2 24 12 50 38 56zM57 66C34 66 14 78 14 100c20 7 38-8 44-28z') +
        line(3, 'M56 28C52 16 46 10 38 8'),
    ),
    oval(60, 68, 8, 30) + oval(60, 36, 12),
    both(oval(21, 33, 8) + oval(31, 87, 6)) + line(3, 'M53 62h14M53 74h14M54 86h12'),
    [
      [55, 35],
      [65, 35],
    ],
    [60, 26],
  ],
  plant: [
    both(fill('M60 104C40 108 16 98 8 74c24-2 44 10 52 30z')) + round(7, oval(60, 16, 11, 16)),
    line(11, 'M60 104V64') + oval(60, 46, 25),
    oval(60, 48, 18),
    [
      [53, 46],
      [67, 46],
    ],
    [60, 10],
  ],
  machine: [
    line(9, 'M26 44H9v32h17M94 44h17v32H94') + line(5, 'M60 22V8') + oval(60, 8, 6),
    fill('M60 18 96 38v44l-36 20-36-20V38z'),
    line(5, 'M60 41a19 19 0 1 1-.1 0z') + both(oval(34, 42, 3) + oval(34, 80, 3)),
    [[60, 60, 8]],
    [60, 20],
  ],
  human: [
    both(line(10, 'M46 52 24 66l-4-24') + oval(20, 40, 8)),
    oval(60, 26, 17) + fill('M43 44h34l6 38H37z') + line(12, 'M50 78l-7 25M70 78l7 25'),
    fill('M51 50h18l3 24H48z'),
    [
      [53, 25],
      [67, 25],
    ],
    [60, 11],
  ],
  brute: [
    both(line(17, 'M34 50 18 70l4 22') + oval(22, 95, 11)),
    oval(60, 24, 14) + fill('M28 42C36 34 84 34 92 42l-12 44H40z') + line(16, 'M50 82l-8 20M70 82l8 20'),
    fill('M44 48h32l-6 28H50z'),
    [
      [54, 23],
      [66, 23],
    ],
    [60, 12],
  ],
  sage: [
    both(line(8, 'M48 54 26 44 16 24') + oval(15, 22, 7)),
    oval(60, 32, 17) + fill('M50 46h20c4 22 14 42 24 60H26c10-18 20-38 24-60z'),
    fill('M53 52h14l8 54H45z'),
    [
      [53, 31],
      [67, 31],
    ],
    [60, 17],
  ],
  tailed: [
    line(10, 'M62 86c34 18 56-8 40-42') + oval(101, 40, 8),
    both(line(7, 'M52 50 36 62l-8-10') + oval(27, 50, 5)) +
      oval(60, 26, 16) +
      fill('M51 40h18l8 32c2 14-6 20-17 20s-19-6-17-20z') +
      line(11, 'M50 84l-7 9 3 11M70 84l7 9-3 11'),
    fill('M54 56h12l3 18c-4 6-14 6-18 0z'),
    [
      [53, 24],
      [67, 24],
    ],
    [60, 11],
  ],
  imp: [
    both(line(12, 'M38 60 18 66 10 54')),
    both(fill('M40 30 26 10l26 10z') + oval(42, 104, 15, 6)) +
      fill('M60 16c20 0 27 16 25 30 17 14 19 44 3 56H32C16 90 18 60 35 46 33 32 40 16 60 16z'),
    oval(60, 80, 20, 19) + fill('M54 48h12l-2 14h-8z'),
    [
      [49, 38],
      [71, 38],
    ],
    [60, 19],
  ],
  steed: [
    fill('M24 52C6 56 0 78 8 98c6-12 10-26 22-34z') + line(7, 'M46 70l5 34M70 70v34'),
    oval(52, 58, 32, 15) +
      fill('M66 56 78 20l18 6-8 36z') +
      oval(96, 25, 17, 9) +
      fill('M82 18 83 0l10 14z') +
      line(8, 'M28 66l-4 38M82 66l5 38'),
    fill('M66 50 77 14l7 3-8 38z') + oval(48, 66, 20, 6),
    [[97, 22]],
    [88, 14],
  ],
  stout: [
    line(9, 'M98 78c12-2 16-12 12-20'),
    both(oval(34, 20, 10) + oval(32, 102, 14, 8)) +
      oval(60, 42, 29, 25) +
      fill('M60 54c28 0 44 18 42 36-2 16-82 16-84 0-2-18 14-36 42-36z') +
      both(line(15, 'M42 84v18')),
    oval(60, 52, 13, 9) + both(oval(34, 20, 5)) + fill('M36 80c14 10 34 10 48 0 0 14-48 14-48 0z'),
    [
      [48, 38],
      [72, 38],
    ],
    [60, 19],
  ],
  dragon: [
    fill(
      'M44 56C36 22 18 8 0 12c9 11 8 20 7 30 9-5 14 0 16 11 7-5 13-3 15 9zM78 52c6-28 22-42 40-40-8 11-7 20-5 28-8-4-13 0-15 10-5-4-10-3-12 6z',
    ) + fill('M42 88C22 104 8 98 2 80c-6 28 22 40 46 22z'),
    fill('M60 38c22 4 28 28 24 48-4 17-44 17-48 0-4-20 2-44 24-48z') +
      oval(70, 27, 18, 14) +
      oval(87, 32, 11, 7) +
      oval(46, 102, 13, 6) +
      oval(76, 102, 13, 6) +
      fill('M58 20 46 2l22 12zM72 15 70-3l13 18z'),
    oval(62, 76, 13, 21),
    [[75, 24]],
    [58, 16],
  ],
  saurian: [
    fill('M40 78C20 92 8 84 2 62c-6 30 18 48 46 40zM36 50l-12-5 13-8zM33 66l-13-2 12-11z'),
    fill('M56 40c26 2 33 28 28 47-4 17-46 18-50 0-4-19-2-45 22-47z') +
      oval(68, 27, 20, 16) +
      oval(87, 33, 13, 9) +
      oval(46, 102, 14, 6) +
      oval(76, 102, 14, 6) +
      line(9, 'M74 58l20 8'),
    oval(60, 76, 14, 21) + fill('M84 38h15l-4 5z'),
    [[75, 22]],
    [58, 14],
  ],
  blob: [
    both(fill('M22 76C4 72-3 88 0 104h24z')),
    fill('M14 96C6 68 22 32 58 30c37-2 52 32 49 64 4 4 7 8 6 12H7c-1-5 3-8 7-10z'),
    fill('M42 72h36c-2 12-9 17-18 17s-16-5-18-17z'),
    [
      [47, 56],
      [73, 56],
    ],
    [58, 32],
  ],
  rock: [
    line(14, 'M24 62 6 80M96 66l18 14') + oval(6, 84, 9) + oval(114, 84, 9),
    fill('M26 40 52 14l38 14 16 32-14 40-48 5-28-26z'),
    fill('M26 40 52 14l5 30zM44 105l16-30 32 25zM90 28l16 32-24-6z'),
    [
      [50, 60],
      [74, 60],
    ],
    [54, 16],
  ],
  shell: [
    both(
      line(8, 'M26 68 9 48') +
        fill('M4 46C-6 24 10 12 20 17l-7 15 16-4c3 14-11 25-25 18z') +
        line(5, 'M28 88l-14 14M42 92l-7 14'),
    ),
    fill('M14 86c-2-38 24-54 46-54s48 16 46 54c-14 10-78 10-92 0z') +
      line(5, 'M50 36 45 20M70 36l5-16') +
      oval(45, 18, 7) +
      oval(75, 18, 7),
    line(4, 'M60 40v46M40 46l-8 38M80 46l8 38'),
    [
      [45, 18],
      [75, 18],
    ],
    [60, 32],
  ],
  critter: [
    fill('M76 94c30 6 42-20 26-44-1 17-13 22-30 22z') + both(line(8, 'M46 80 34 90')),
    both(`<ellipse cx="38" cy="20" rx="10" ry="20" transform="rotate(-22 38 20)"/>` + oval(50, 104, 11, 5)) +
      oval(60, 48, 28, 26) +
      oval(60, 86, 21, 21),
    both(oval(41, 57, 5)) + oval(60, 90, 12, 14),
    [
      [50, 46],
      [70, 46],
    ],
    [60, 23],
  ],
  jelly: [
    both(line(8, 'M32 60c-9 14 8 22-2 46M50 62c-7 14 6 24-2 44')),
    fill('M18 60C16 26 38 10 60 10s44 16 42 50c-12 9-72 9-84 0z'),
    oval(40, 30, 7) + oval(82, 34, 5) + oval(60, 22, 4),
    [
      [50, 48],
      [70, 48],
    ],
    [60, 12],
  ],
};
export const NAMES = Object.keys(SHAPES);
/** Shapes seen from the side, which may look either way. */
const SIDES = new Set(['serpent', 'larva', 'beast', 'steed', 'tailed', 'fish', 'dragon', 'saurian']);

/** What a family wears on its head, from small to large. */
const CRESTS = [
  '',
  fill('M-7 4 0-20 7 4z'),
  fill('M3 4 17-18-3 0zM-3 4-17-18 3 0z'),
  fill('M-14 5-15-9-6-3 0-17 6-3l9-6-1 14z'),
  fill('M-9 4C-15-8-6-18 6-20 0-12 10-8 9 4z') + fill('M-4 3c8-8 18-8 22 0-6 4-14 6-22 0z'),
  oval(0, -11, 6) + line(3, 'M0 2v-12'),
];

/** A creature. r: numbers of its family; tone(l): its colour; size 0-2: its stage. */
export function creature(shape, r, tone, light, eye, size) {
  const [behind, body, marks, eyes, [x, y]] = SHAPES[shape],
    pick = Math.floor(r() * CRESTS.length),
    turned = SIDES.has(shape) && r() < 0.5;
  const wide = 1 + (r() - 0.5) * 0.16,
    high = 1 + (r() - 0.5) * 0.14,
    k = 0.94 + size * 0.1,
    er = 2.4 + r() * 0.8;
  const crest = `<g transform="translate(${x} ${y}) scale(${(0.75 + size * 0.22).toFixed(2)})">${CRESTS[pick]}</g>`;
  const all = behind + crest + body,
    place = `translate(100 134) scale(${(turned ? -k * wide : k * wide).toFixed(2)} ${(k * high).toFixed(2)}) translate(-60 -106)`;
  const part = (colour, d, more = '') => `<g fill="${colour}" stroke="${colour}" stroke-width="0"${more}>${d}</g>`;
  return `<g stroke-linecap="round" stroke-linejoin="round" transform="${place}">${part(tone(16), all, ' opacity=".22" transform="translate(3 3)"')}${part(tone(43), behind)}${part(tone(31), crest + body)}${part(light, marks, ' opacity=".8"')}${part(eye, eyes.map(([ex, ey, size = er]) => oval(ex, ey, size.toFixed(1), (size * 1.3).toFixed(1))).join(''))}</g>`;
}
