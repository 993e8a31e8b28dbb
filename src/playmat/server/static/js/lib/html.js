// Markup from templates: whatever comes from outside is escaped here and nowhere else.

const NAMED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that this project wrote; the only thing `html` lets through as it is. */
export class Safe {
  constructor(text) { this.text = text; }
  toString() { return this.text; }
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

/** html`<b>${name}</b>`: every value is escaped unless it is Safe itself. */
export function html(parts, ...values) {
  let text = parts[0];
  values.forEach((value, n) => { text += (value === false && SPOKEN.test(parts[n]) ? 'false' : written(value)) + parts[n + 1]; });
  return new Safe(text);
}

/** Markup of one element that never changes but for what its `data-slot` holds: it is parsed once, and where it stands
    already only the slot is looked at. Returns a function from what the slot holds to markup. */
const shelf = [];
export function kept(markup) {
  const n = shelf.push({ markup, made: null }) - 1;
  return (inner = '') => new Safe(`<span data-kept="${n}">${written(inner)}</span>`);
}
const slotOf = el => el.querySelector('[data-slot]');
function opened(stand) {
  const found = shelf[Number(stand.dataset.kept)];
  found.made ??= parsed(found.markup).firstElementChild;
  const made = found.made.cloneNode(true);
  made.dataset.kept = stand.dataset.kept;
  slotOf(made)?.append(...stand.childNodes);
  return made;
}
function refill(have, stand) {
  const slot = slotOf(have);
  if (slot) patch(slot, stand);
}
/** Put what is kept where it is meant to stand. */
function unpacked(node) {
  if (node.dataset?.kept) return opened(node);
  for (const stand of node.querySelectorAll?.('[data-kept]') || []) stand.replaceWith(opened(stand));
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
export function draw(el, markup) { el.replaceChildren(unpacked(parsed(markup))); }

/** Change what an element holds into new markup, keeping every node that stays: focus, scroll and
    running transitions survive. Nodes with the same data-key are the same thing. */
export function morph(el, markup) { patch(el, parsed(markup)); }

function patch(old, wanted) {
  const keyed = keep(old, wanted);
  let at = old.firstChild;
  for (const want of [...wanted.childNodes]) {
    const have = standing(want, at, keyed);
    if (have && same(have, want)) {
      if (have === at) at = at.nextSibling; else old.insertBefore(have, at);
      if (want.dataset?.kept) refill(have, want); else update(have, want);
    } else old.insertBefore(unpacked(want), at);
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next; }
}

/** What stands by its key; what is wanted no more goes first, or all behind it would have to be moved, and styled anew. */
function keep(old, wanted) {
  const keys = new Set(Array.from(wanted.children, want => want.dataset.key)), keyed = new Map();
  for (const child of [...old.children]) {
    const { key } = child.dataset;
    if (key && keys.has(key)) keyed.set(key, child); else if (key) child.remove();
  }
  return keyed;
}

/** The node that a wanted one may become: the one with its key, the same kept one, or simply the next. */
function standing(want, at, keyed) {
  const { key, kept: keeps } = want.dataset || {};
  if (key) return keyed.get(key);
  let next = at;
  while (keeps && next && next.dataset?.kept !== keeps) next = next.nextSibling;
  return next && (keeps || !(next.dataset?.key || next.dataset?.kept)) ? next : null;
}

const same = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName;

function update(have, want) {
  if (have.isEqualNode(want)) return;
  if (have.nodeType !== Node.ELEMENT_NODE) { have.nodeValue = want.nodeValue; return; }
  if (have.namespaceURI !== 'http://www.w3.org/1999/xhtml') { have.replaceWith(want); return; }
  for (const { name } of [...have.attributes]) {
    // Which element of a zone takes Tab is kept by `roving`, not by the markup.
    if (!want.hasAttribute(name) && name !== 'style' && name !== 'tabindex') have.removeAttribute(name);
  }
  for (const { name, value } of want.attributes) {
    if (name !== 'style' && have.getAttribute(name) !== value) have.setAttribute(name, value);
  }
  if (have.style.cssText !== want.style.cssText) have.style.cssText = want.style.cssText;
  patch(have, want);
}
