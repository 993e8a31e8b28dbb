// The field for a player's name; one that is too long is refused where it is typed, not cut.
import { html } from './html.js';
import { recall } from './storage.js';

const LONGEST = 24;
export const nameField = (label = 'Your name', needed = false) =>
  html`
    <label class="sel">
      <span>${label}</span>
      <input name="name" maxlength="80" pattern=".{0,${LONGEST}}" title="At most ${LONGEST} characters"
          autocomplete="nickname" placeholder="${needed ? 'Shown to your friend' : 'Guest'}"
          value="${recall('name', '')}"${needed && html` required`}>
    </label>
  `;
