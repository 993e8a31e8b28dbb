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

/** html`<b>${name}</b>`: every value is escaped unless it is Safe itself. */
export function html(parts, ...values) {
  let text = parts[0];
  values.forEach((value, n) => { text += written(value) + parts[n + 1]; });
  return new Safe(text);
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
export function draw(el, markup) { el.replaceChildren(parsed(markup)); }

/** Change what an element holds into new markup, keeping every node that stays: focus, scroll and
    running transitions survive. Nodes with the same data-key are the same thing. */
export function morph(el, markup) { patch(el, parsed(markup)); }

function patch(old, wanted) {
  const keyed = new Map();
  for (const child of old.children) if (child.dataset.key) keyed.set(child.dataset.key, child);
  let at = old.firstChild;
  for (const want of [...wanted.childNodes]) {
    const key = want.dataset?.key;
    const have = key ? keyed.get(key) : at && !at.dataset?.key ? at : null;
    if (have && same(have, want)) {
      if (have === at) at = at.nextSibling; else old.insertBefore(have, at);
      update(have, want);
    } else old.insertBefore(want, at);
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next; }
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
