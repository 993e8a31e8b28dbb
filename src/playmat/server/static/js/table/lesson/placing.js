// Where a ring and a box go: the ring around what is meant, the box beside it and over nothing that is wanted.

const GAP = 14,
  EDGE = 10;

/** Lay a ring around an element. */
export function around(ring, el) {
  const r = el.getBoundingClientRect(),
    out = 6;
  Object.assign(ring.style, {
    left: `${r.left - out}px`,
    top: `${r.top - out}px`,
    width: `${r.width + 2 * out}px`,
    height: `${r.height + 2 * out}px`,
  });
}

const covered = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const within = (value, size, room) => Math.max(EDGE, Math.min(value, room - size - EDGE));

function* places(t, w, h) {
  const middle = { x: t.left + (t.width - w) / 2, y: t.top + (t.height - h) / 2 };
  yield [t.right + GAP, middle.y];
  yield [t.left - w - GAP, middle.y];
  yield [middle.x, t.top - h - GAP];
  yield [middle.x, t.bottom + GAP];
  yield [innerWidth / 2 - w, innerHeight / 2 - h / 2];
  yield [EDGE, innerHeight / 2 - h / 2];
  yield [EDGE, 56];
  yield [innerWidth - w - EDGE, 56];
}

/** Put a box where it covers least: of what is meant most of all, then of what may be pressed. */
export function besides(box, meant, pressed) {
  const { width: w, height: h } = box.getBoundingClientRect(),
    wanted = meant.map(el => el.getBoundingClientRect()),
    others = [...pressed].map(el => el.getBoundingClientRect());
  const t = wanted[0] || {
    left: innerWidth / 2,
    right: innerWidth / 2,
    top: innerHeight / 2,
    bottom: innerHeight / 2,
    width: 0,
    height: 0,
  };
  let best = null;
  for (const [x, y] of places(t, w, h)) {
    const left = within(x, w, innerWidth),
      top = within(y, h, innerHeight),
      at = { left, top, right: left + w, bottom: top + h };
    const cost =
      wanted.reduce((sum, r) => sum + 4 * covered(at, r), 0) +
      others.reduce((sum, r) => sum + covered(at, r), 0) +
      Math.hypot(left - x, top - y);
    if (!best || cost < best.cost) best = { cost, left, top };
  }
  Object.assign(box.style, { left: `${best.left}px`, top: `${best.top}px` });
}
