// Symbols: energy pips, coin faces, icons and marks of Special Conditions, all drawn here.
import { kept, safe } from './html.js';

const glyph = {
  Grass: '<path d="M5 19.5C4.6 10 9.8 4.8 19.5 4.5 19.6 14 14 19.4 7.6 18.4L14 11 5.9 17.4z"/>',
  Fire: '<path d="M12.4 2.8c.6 4 5.1 5.9 5.1 11.1a5.5 5.5 0 0 1-11 .1c0-2.3 1.1-3.9 2.3-5 0 1.9.7 2.8 1.6 3 .9-2.6.2-6 2-9.2z"/>',
  Water: '<path d="M12 3.2c3.7 4.6 5.8 7.6 5.8 10.7a5.8 5.8 0 0 1-11.6 0C6.2 10.8 8.3 7.8 12 3.2z"/>',
  Lightning: '<path d="M14 2.5 5.8 13.6h5L9.3 21.5 18.4 9.9h-5.6z"/>',
  Psychic:
    '<g fill="none" stroke="currentColor" stroke-width="2.3"><circle cx="9.1" cy="12" r="5.4"/><circle cx="14.9" cy="12" r="5.4"/></g>',
  Fighting: '<path d="M2.6 18.8 9.3 6.2l3.4 5.6 2.4-3.5 6.3 10.5z"/>',
  Darkness: '<path d="M15.3 3.9a8.5 8.5 0 1 0 4.9 12.2A7.3 7.3 0 0 1 15.3 3.9z"/>',
  Metal:
    '<path fill-rule="evenodd" d="m12 2.8 8 4.6v9.2l-8 4.6-8-4.6V7.4zM12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z"/>',
  Fairy:
    '<path d="M12 2.5c.9 5.4 4.1 8.6 9.5 9.5-5.4.9-8.6 4.1-9.5 9.5-.9-5.4-4.1-8.6-9.5-9.5 5.4-.9 8.6-4.1 9.5-9.5z"/>',
  Dragon:
    '<g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"><path d="m5 6.5 7 4 7-4"/><path d="m5 11.5 7 4 7-4"/><path d="m8.5 17.6 3.5 2 3.5-2"/></g>',
  Special: '<path fill-rule="evenodd" d="M12 3l2.5 5.6 6.1.7-4.5 4.1 1.2 6L12 16.4 6.7 19.4l1.2-6L3.4 9.3l6.1-.7z"/>',
  Colorless: '<circle cx="12" cy="12" r="5.6" fill="none" stroke="currentColor" stroke-width="2.8"/>',
};
export const LETTER = {
  Grass: 'G',
  Fire: 'R',
  Water: 'W',
  Lightning: 'L',
  Psychic: 'P',
  Fighting: 'F',
  Darkness: 'D',
  Metal: 'M',
  Fairy: 'Y',
  Dragon: 'N',
  Colorless: 'C',
};
export const TYPES = Object.keys(LETTER);
const BY_LETTER = Object.fromEntries(TYPES.map(t => [LETTER[t], t]));
export const typeOf = x => BY_LETTER[x] || x;

/** One Energy symbol: a soft square (never a circle), a glyph, and a letter for letter mode. */
const drawn = new Map();
export function pip(type, size, label = true) {
  const key = `${type} ${size} ${label}`;
  if (!drawn.has(key)) drawn.set(key, kept(pipMarkup(type, size, label))());
  return drawn.get(key);
}
function pipMarkup(type, size, label) {
  const name = glyph[typeOf(type)] ? typeOf(type) : 'Special';
  const ink = name === 'Lightning' ? '#2b1e00' : '#fff',
    letter = LETTER[name] || 'S';
  const spoken = label ? `role="img" aria-label="${name}"` : 'aria-hidden="true"';
  const sized = size ? `data-css="--pip:${Number(size)}px"` : '';
  // The field is wider than a glyph's 24 by 24 instead of the glyph being shrunk into it: a transform in each of the
  // hundred
  // symbols on a table costs a layer of its own whenever the table is painted.
  return safe(
    `<svg class="pip" ${spoken} viewBox="-3 -3 30 30" ${sized}>` +
      `<rect x="-3" y="-3" width="30" height="30" rx="9.375" fill="var(--t-${name.toLowerCase()})"/>` +
      '<rect x="-2.0625" y="-2.0625" width="28.125" height="28.125" rx="8.5" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.875"/>' +
      `<g class="pg" fill="currentColor" color="${ink}">${glyph[name]}</g>` +
      `<text class="pl" x="12" y="18.5" text-anchor="middle" fill="${ink}">${letter}</text></svg>`,
  );
}
export const pips = (list, size) => [...list].map(t => pip(t, size));

export const coinFace = side =>
  safe(
    side === 'heads'
      ? '<svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="49" fill="#d9a93f"/><circle cx="50" cy="50" r="43" fill="#f5d27a" stroke="#a97b1c" stroke-width="1.5"/><g fill="#8a6110">' +
          Array.from({ length: 12 }, (_, i) => `<path transform="rotate(${i * 30} 50 50)" d="M50 14l4 13h-8z"/>`).join(
            '',
          ) +
          '</g><circle cx="50" cy="50" r="20" fill="#8a6110"/><text x="50" y="59" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="26" fill="#fff3cf">H</text></svg>'
      : '<svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="49" fill="#8f9ba3"/><circle cx="50" cy="50" r="43" fill="#c9d2d8" stroke="#5f6c75" stroke-width="1.5"/><path d="M62 16a36 36 0 1 0 20 50A30 30 0 0 1 62 16z" fill="#56646e"/><text x="63" y="55" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="26" fill="#3b4750">T</text></svg>',
  );
const LOGO = kept(
  safe(
    '<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="28" height="28" rx="8" fill="#1d5a4c"/><rect x="8" y="6.5" width="11" height="15.5" rx="2.2" fill="#f6f2e8" transform="rotate(-9 13 14)"/><rect x="13.5" y="9.5" width="11" height="15.5" rx="2.2" fill="#f2c14e" transform="rotate(7 19 17)"/></svg>',
  ),
)();
export const logo = () => LOGO;

const I = d =>
  kept(
    safe(
      `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${d}</svg>`,
    ),
  )();
export const icon = {
  sun: I(
    '<circle cx="12" cy="12" r="4.5"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>',
  ),
  letters: I('<path d="M4 18 8.5 6 13 18M5.6 14h5.8M20 11v7M20 14.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"/>'),
  undo: I('<path d="M4 9h10a5.5 5.5 0 0 1 0 11H9"/><path d="M8 4.5 3.5 9 8 13.5"/>'),
  menu: I('<path d="M4 7h16M4 12h16M4 17h16"/>'),
  x: I('<path d="m6 6 12 12M18 6 6 18"/>'),
  search: I('<circle cx="10.5" cy="10.5" r="6.5"/><path d="m20 20-4.7-4.7"/>'),
  clock: I('<circle cx="12" cy="13" r="8"/><path d="M12 8.5V13l3 2M9.5 2.5h5"/>'),
  coin: I('<circle cx="12" cy="12" r="9"/><path d="M12 7v10M9 9.5h4.5a2 2 0 0 1 0 5H9"/>'),
  up: I('<path d="m6 14 6-6 6 6"/>'),
  down: I('<path d="m6 10 6 6 6-6"/>'),
  check: I('<path d="m5 12.5 4.5 4.5L19 7.5"/>'),
  warn: I('<path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.3v.1"/>'),
  cross: I('<circle cx="12" cy="12" r="9"/><path d="m9 9 6 6M15 9l-6 6"/>'),
  play: I('<path d="M7 4.5v15l12-7.5z"/>'),
  file: I('<path d="M6 3h8l4 4v14H6zM14 3v4h4"/>'),
  people: I(
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .9 3.3 2.8 3.5 5.5"/>',
  ),
  bot: I('<rect x="4.5" y="8" width="15" height="11" rx="3.5"/><path d="M12 8V4M9 13v.6M15 13v.6"/>'),
  hand: I(
    '<rect x="5" y="5" width="8.5" height="13" rx="1.5" transform="rotate(-10 9 11)"/><rect x="11" y="6" width="8.5" height="13" rx="1.5" transform="rotate(10 15 12)"/>',
  ),
  text: I('<path d="M5 6h14M5 10h14M5 14h9M5 18h11"/>'),
  flag: I('<path d="M6 21V4M6 5h11l-2 4 2 4H6"/>'),
  link: I('<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>'),
  hint: I('<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z"/>'),
  eye: I(
    '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="3"/>',
  ),
  keys: I(
    '<rect x="2.5" y="6" width="19" height="12" rx="2.5"/><path d="M6 10h.1M10 10h.1M14 10h.1M18 10h.1M7 14h10"/>',
  ),
  again: I('<path d="M20 12a8 8 0 1 1-2.5-5.8M20 3.5V8h-4.5"/>'),
  help: I('<circle cx="12" cy="12" r="9"/><path d="M9.3 9.4a2.8 2.8 0 1 1 4.3 2.4c-1 .6-1.6 1.1-1.6 2.2M12 17v.1"/>'),
  say: I('<path d="M4 5h16v11h-9l-4.5 4v-4H4zM8 9.5h8M8 12.5h5"/>'),
  gear: I(
    '<path d="M3.5 7.5h8.5M18 7.5h2.5M3.5 16.5H6M12 16.5h8.5"/><circle cx="15" cy="7.5" r="2.8"/><circle cx="9" cy="16.5" r="2.8"/>',
  ),
  home: I('<path d="m3.5 11 8.5-7 8.5 7M6 9.5V20h12V9.5"/>'),
};
// special conditions: shape first, colour second
export const mark = {
  poisoned: safe(
    '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="1" y="1" width="22" height="22" rx="11" fill="#5f2f7d" stroke="#fff" stroke-width="1.6"/><path d="M12 5.2c2.9 3.6 4.6 6 4.6 8.3a4.6 4.6 0 0 1-9.2 0c0-2.3 1.7-4.7 4.6-8.3z" fill="#fff"/><path d="M10 12.3l4 4m0-4-4 4" stroke="#5f2f7d" stroke-width="1.6"/></svg>',
  ),
  burned: safe(
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1 23 21.5H1z" fill="#b83a12" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/><path d="M12.2 7.5c.3 2.5 3.3 3.7 3.3 7a3.5 3.5 0 0 1-7 0c0-1.5.7-2.5 1.5-3.2 0 1.2.4 1.7 1 1.9.6-1.7.1-3.7 1.2-5.7z" fill="#fff"/></svg>',
  ),
  asleep: safe(
    '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="1" y="1" width="22" height="22" rx="5" fill="#27477a" stroke="#fff" stroke-width="1.6"/><path d="M6 9h5l-5 6.5h5M13.5 6.5H18l-4.5 5.5H18" fill="none" stroke="#fff" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/></svg>',
  ),
  confused: safe(
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 .8 23.2 12 12 23.2.8 12z" fill="#8a4a00" stroke="#fff" stroke-width="1.6"/><path d="M12 12a1.8 1.8 0 1 1 1.8 1.8A3.6 3.6 0 1 1 15.8 9" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/></svg>',
  ),
  paralyzed: safe(
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7.2 1h9.6L23 7.2v9.6L16.8 23H7.2L1 16.8V7.2z" fill="#6a5200" stroke="#fff" stroke-width="1.6"/><path d="M13.4 5 7.6 13h3.8l-1 6 6-8.6h-3.9z" fill="#fff"/></svg>',
  ),
};
