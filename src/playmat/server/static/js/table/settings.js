// The settings of this browser: the same controls in the menu of the table and on a page of their own.
import { html } from '../lib/html.js';
import { looks, setLook } from '../lib/look.js';
import { recall, remember } from '../lib/storage.js';
import { setSpeed, speed } from './motion/tempo.js';

const CHOICES = {
  theme: [
    'Theme',
    { '': 'System', light: 'Light', dark: 'Dark' },
    () => looks('theme'),
    word => setLook('theme', word),
  ],
  text: [
    'Text size',
    { '': 'Normal', large: 'Large', larger: 'Largest' },
    () => looks('text'),
    word => setLook('text', word),
  ],
  speed: ['Animation speed', { slow: 'Slow', normal: 'Normal', fast: 'Fast', once: 'Instant' }, speed, setSpeed],
};
const SWITCHES = {
  letters: ['Letters on Energy symbols', () => looks('letters'), on => setLook('letters', on)],
  still: ['Reduce motion', () => recall('still', false), on => remember('still', on)],
  sounds: ['Sounds', () => !recall('quiet', false), on => remember('quiet', !on)],
  keys: ['Single-key shortcuts', () => !recall('nokeys', false), on => remember('nokeys', !on)],
};

function choice(name) {
  const [title, words, now] = CHOICES[name];
  return html`
    <fieldset class="speeds">
      <legend>${title}</legend>
      ${Object.entries(words).map(
        ([word, text]) =>
          html`
            <label>
              <input type="radio" name="${name}" value="${word}"${now() === word && html` checked`}>
              <span>${text}</span>
            </label>
          `,
      )}
    </fieldset>
  `;
}
const toggle = ([name, [title, now]]) =>
  html`
    <li>
      <label class="item">
        <input type="checkbox" data-set="${name}"${now() && html` checked`}>
        <span>${title}</span>
      </label>
    </li>
  `;

export const settingsMarkup = () =>
  html`${Object.keys(CHOICES).map(choice)}<ul>${Object.entries(SWITCHES).map(toggle)}</ul>`;

/** Do at once what is changed among the settings in an element. */
export function listenSettings(el) {
  el.addEventListener('change', ({ target }) => {
    CHOICES[target.name]?.[3](target.value);
    SWITCHES[target.dataset.set]?.[2](target.checked);
  });
}
