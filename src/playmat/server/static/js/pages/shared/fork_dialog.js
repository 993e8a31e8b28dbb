// Playing on from a step of a replay: who takes which side.
import { draw, html } from '../../lib/html.js';
import { icon } from '../../lib/symbols.js';
import { get } from '../../lib/api.js';
import { recall, remember } from '../../lib/storage.js';
import { openTable } from './open_table.js';

const seat = word =>
  word === 'me' ? { kind: 'me' } : word === 'friend' ? { kind: 'friend' } : { kind: 'bot', agent: word };

/** The bots as the start page lists them, each once, and the one to offer first: of this game, or of the last one set
    up. */
export async function opponents(played) {
  const all = await get('/agents').catch(() => [{ id: 'greedy', name: 'Greedy' }]);
  const bots = all
    .filter(a => !all.some(b => b.same === a.id))
    .sort((a, b) => Number(Boolean(b.level)) - Number(Boolean(a.level)));
  const named = id => all.find(a => a.same === id)?.id || id,
    wanted = [played, recall('setup', {}).foe].map(named);
  return { bots, usual: wanted.find(id => bots.some(a => a.id === id)) || bots[0].id };
}

/** The choice of who sits on a seat. */
export const seatSelect = (n, title, agents, chosen) =>
  html`
    <label class="sel">
      <span>${title}</span>
      <select name="seat${n}">
        ${[['me', 'Me'], ['friend', 'A friend, by link'], ...agents.map(a => [a.id, `Bot: ${a.name}`])].map(
          ([v, t]) => html`<option value="${v}"${v === chosen && html` selected`}>${t}</option>`,
        )}
      </select>
    </label>
  `;
export const seatsOf = form => [0, 1].map(n => seat(form.elements[`seat${n}`].value));

/** The name a friend reads; asked for only where a friend is invited. */
export const nameField = () =>
  html`
    <label class="sel" data-host hidden>
      <span>Your name</span>
      <input name="name" maxlength="24" autocomplete="nickname" value="${recall('name', '')}" placeholder="Host">
    </label>
  `;
export const listenName = form =>
  form.addEventListener('change', () => {
    form.querySelector('[data-host]').hidden = !seatsOf(form).some(s => s.kind === 'friend');
  });
export function nameOf(form) {
  const name = form.elements.name.value.trim();
  remember('name', name);
  return name;
}

export async function forkDialog(dialog, id, step, names, near, agents) {
  const { bots, usual } = await opponents(agents[1 - near]);
  draw(
    dialog,
    html`
      <form class="io-in">
        <div class="io-head">
          <div>
            <span class="eyebrow">Step ${step}</span>
            <h2 id="io-h" tabindex="-1">Play from here</h2>
            <p class="muted">
              The replay is kept. Hidden cards stay as they are; against a friend they are reshuffled.
            </p>
          </div>
          <button type="button" class="icon-btn" data-do="close">${icon.x}<span class="sr">Close</span></button>
        </div>
        <div class="row">
          ${seatSelect(0, `${names[0]} (seat 1)`, bots, near === 0 ? 'me' : usual)}
          ${seatSelect(1, `${names[1]} (seat 2)`, bots, near === 1 ? 'me' : usual)}
          ${nameField()}
        </div>
        <p class="refusal" role="alert"></p>
        <div class="row"><button class="btn btn--go">Play from step ${step}</button></div>
      </form>
    `,
  );
  dialog.showModal();
  const form = dialog.querySelector('form');
  listenName(form);
  form.addEventListener('submit', async e => {
    e.preventDefault();
    try {
      await openTable({ step, seats: seatsOf(form), name: nameOf(form) }, `/replays/${encodeURIComponent(id)}/fork`);
    } catch (error) {
      form.querySelector('.refusal').textContent = error.message;
    }
  });
}
