// How pages look in this browser: theme, text size, letters on Energy symbols.
import { recall, remember } from './storage.js';

const root = document.documentElement,
  asked = new URLSearchParams(location.search);
const USUAL = { theme: '', text: '', letters: false };

export const looks = key => asked.get(key) || recall(key) || USUAL[key];

function show() {
  root.dataset.theme = looks('theme');
  root.dataset.text = looks('text');
  root.classList.toggle('letters', Boolean(looks('letters')));
}

/** Change one of them on this page and on every other that is open. */
export function setLook(key, value) {
  asked.delete(key);
  remember(key, value);
  show();
}
addEventListener('storage', show);
show();
