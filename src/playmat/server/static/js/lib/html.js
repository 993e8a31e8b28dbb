// Markup from templates: whatever comes from outside is escaped here and nowhere else.

const NAMED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that this project wrote; the only thing `html` lets through as it is. `parts` are those of its elements that
    are drawn only when they differ, by their numbers. */
export class Safe {
  constructor(text, parts = null) {
    this.text = text;
    this.parts = parts;
  }
  toString() {
    return this.text;
  }
}

/** Vouch for markup made of constants and numbers only. */
export const safe = text => new Safe(text);

function written(value) {
  if (value instanceof Safe) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, c => NAMED[c]);
}

/** Where a template goes on with the value of an aria attribute: there, no is a word too. */
const SPOKEN = /\saria-[a-z]+="$/;

const joined = new WeakMap();
/** The parts of a template without its line breaks, which mean what they do in JSX: beside a tag or a value nothing,
    one
    space between words. */
function unbroken(parts) {
  let inTag = false;
  if (!joined.has(parts))
    joined.set(
      parts,
      parts.map(part =>
        part.replace(/[<>]|\s*\n\s*/g, (found, at) => {
          if (found === '<' || found === '>') {
            inTag = found === '<';
            return found;
          }
          const before = part[at - 1],
            after = part[at + found.length];
          return inTag || (before && after && before !== '>' && after !== '<') ? ' ' : '';
        }),
      ),
    );
  return joined.get(parts);
}

/** html`<b>${name}</b>`: every value is escaped unless it is Safe itself. */
export function html(parts, ...values) {
  const texts = unbroken(parts);
  let text = texts[0];
  values.forEach((value, n) => {
    text += (value === false && SPOKEN.test(texts[n]) ? 'false' : written(value)) + texts[n + 1];
  });
  return new Safe(text, gathered(values, null));
}
function gathered(values, found) {
  for (const value of values) {
    if (Array.isArray(value)) found = gathered(value, found);
    else if (value?.parts) found = new Map([...(found || []), ...value.parts]);
  }
  return found;
}

/** Markup of one element with its data-key, which is neither parsed nor compared where it was drawn from the same text
    before. Nobody but `morph` may change what is in it, and a part holds no other. */
let made = 0;
export function part(key, markup) {
  made += 1;
  return new Safe(html`<span data-part="${made}" data-key="${key}"></span>`.text, new Map([[String(made), markup]]));
}
const drawnFrom = new WeakMap();
let parts = null; // of the markup that is being drawn
/** The element of a part that is not there yet. */
function built(id) {
  const el = unpacked(parsed(parts.get(id)).firstElementChild);
  drawnFrom.set(el, parts.get(id).text);
  return el;
}

/** Markup of one element that never changes but for what its `data-slot` holds: it is parsed once, and where it stands
    already only the slot is looked at. Returns a function from what the slot holds to markup. */
const shelf = [];
export function kept(markup) {
  const n = shelf.push({ markup, made: null }) - 1;
  return (inner = '') => new Safe(`<span data-kept="${n}">${written(inner)}</span>`);
}
const KEPT = 'data-kept';
// An attribute is read far more quickly than by `dataset`, and here that is done for every node of the table.
const keptAs = node => node.getAttribute?.(KEPT) ?? null;
const partAs = node => node.getAttribute?.('data-part') ?? null;
const keyOf = node => node.getAttribute?.('data-key') ?? null;
const slotOf = el => el.querySelector('[data-slot]');
function opened(stand) {
  const n = keptAs(stand),
    found = shelf[Number(n)];
  if (!found.made) {
    found.made = unpacked(parsed(found.markup)).firstElementChild;
    found.made.setAttribute(KEPT, n);
  }
  const made = found.made.cloneNode(true);
  if (stand.firstChild) slotOf(made)?.append(...stand.childNodes);
  return made;
}
function refill(have, stand) {
  const slot = have.localName === 'span' ? slotOf(have) : null;
  if (slot) patch(slot, stand);
}
/** Put what is kept where it is meant to stand. */
function unpacked(node) {
  if (keptAs(node)) return opened(node);
  if (partAs(node)) return built(partAs(node));
  for (const stand of node.querySelectorAll?.('[data-kept], [data-part]') || []) stand.replaceWith(unpacked(stand));
  return node;
}

function parsed(markup) {
  if (!(markup instanceof Safe)) throw new TypeError('only Safe markup is drawn');
  const holder = document.createElement('template');
  holder.innerHTML = markup.text;
  // A style attribute is forbidden by the page's policy; a style set through the DOM is not.
  for (const el of holder.content.querySelectorAll('[data-css]')) el.style.cssText = el.dataset.css;
  return holder.content;
}

/** Replace what an element holds. */
export function draw(el, markup) {
  withParts(markup, wanted => el.replaceChildren(unpacked(wanted)));
}
function withParts(markup, act) {
  ({ parts } = markup);
  act(parsed(markup));
  parts = null;
}

/** Change what an element holds into new markup, keeping every node that stays: focus, scroll and
    running transitions survive. Nodes with the same data-key are the same thing. */
export function morph(el, markup) {
  withParts(markup, wanted => patch(el, wanted));
}

function patch(old, wanted) {
  const keyed = keep(old, wanted);
  let at = old.firstChild;
  for (let want = wanted.firstChild, after; want; want = after) {
    after = want.nextSibling;
    const stands = keptAs(want),
      id = partAs(want),
      have = standing(want, stands, at, keyed);
    if (have && (stands || id || same(have, want))) {
      if (have === at) at = at.nextSibling;
      else old.insertBefore(have, at);
      if (stands) refill(have, want);
      else if (id) redo(have, id);
      else update(have, want);
    } else old.insertBefore(unpacked(want), at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** Bring a part up to date. */
function redo(have, id) {
  const { text } = parts.get(id);
  if (drawnFrom.get(have) === text) return;
  update(have, parsed(parts.get(id)).firstElementChild);
  drawnFrom.set(have, text);
}

/** What stands by its key; what is wanted no more goes first, or all behind it would have to be moved, and styled anew.
 */
function keep(old, wanted) {
  const keyed = new Map();
  for (const child of old.children) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
  }
  if (!keyed.size) return keyed;
  const keys = new Set(Array.from(wanted.children, keyOf));
  for (const [key, child] of keyed)
    if (!keys.has(key)) {
      child.remove();
      keyed.delete(key);
    }
  return keyed;
}

/** The node that a wanted one may become: the one with its key, the same kept one, or simply the next. */
function standing(want, stands, at, keyed) {
  const key = keyOf(want);
  if (key) return keyed.get(key);
  let next = at;
  while (stands && next && keptAs(next) !== stands) next = next.nextSibling;
  return next && (stands || !(keyOf(next) || keptAs(next))) ? next : null;
}

const same = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName;

/** Which element of a zone takes Tab is kept by `roving`, and what was folded open by whoever did it: not by the
    markup. */
const isKept = (have, name) =>
  name === 'style' || name === 'tabindex' || (name === 'open' && have.localName === 'details');

function update(have, want) {
  if (have.isEqualNode(want)) return;
  if (have.nodeType !== Node.ELEMENT_NODE) {
    have.nodeValue = want.nodeValue;
    return;
  }
  if (have.namespaceURI !== 'http://www.w3.org/1999/xhtml') {
    have.replaceWith(want);
    return;
  }
  for (const { name } of [...have.attributes]) {
    if (!want.hasAttribute(name) && !isKept(have, name)) have.removeAttribute(name);
  }
  for (const { name, value } of want.attributes) {
    if (name !== 'style' && have.getAttribute(name) !== value) have.setAttribute(name, value);
  }
  if (have.style.cssText !== want.style.cssText) have.style.cssText = want.style.cssText;
  patch(have, want);
}
