// The settings page: how pages look and sound in this browser, and which keys do what.
import { html, morph } from '../../lib/html.js';
import { topbar } from '../../lib/ui.js';
import { ACTS, capOf, FIXED, textOf } from '../../table/keys/keymap.js';
import { listenSettings, settingsMarkup } from '../../table/settings.js';

const main = document.getElementById('main');
const keys = () => [...FIXED, ...ACTS.map(act => [capOf(act), textOf(act)])];

function redraw() {
  morph(document.getElementById('top'), topbar('/settings'));
  morph(
    main,
    html`
      <div class="settings">
        <h1>Settings</h1>
        <p class="lead">Saved in this browser. Changes apply at once.</p>
        <section class="panel-c">${settingsMarkup()}</section>
        <section class="panel-c">
          <h2>Table shortcuts</h2>
          <dl>${keys().map(([key, text]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${text}</dd></div>`)}</dl>
          <button type="button" class="btn btn--quiet" data-do="keys">Change shortcuts…</button>
        </section>
      </div>
    `,
  );
}

main.addEventListener('click', async e => {
  if (e.target.closest('[data-do=keys]')) (await import('../../table/keys/key_settings.js')).openKeys();
});
document.getElementById('keys').addEventListener('close', redraw);
document.addEventListener('click', e => {
  if (e.target.closest('[data-act]')) redraw();
});
listenSettings(main);
redraw();
