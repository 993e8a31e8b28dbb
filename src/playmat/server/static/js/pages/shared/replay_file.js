// Opening a replay file: chosen, or dropped on the box; the server plays it through before keeping it.
import { html } from '../../lib/html.js';
import { icon } from '../../lib/symbols.js';
import { post } from '../../lib/api.js';
import { keepSeats } from '../../lib/storage.js';
import { replayLink } from './replay_rows.js';

export const fileBox = () =>
  html`
    <label class="drop">
      ${icon.file}
      <span>
        <b>Open a game file</b>
        <small>Drop a replay file here, or choose one. Step through it or play on from any move.</small>
        <small class="refusal" role="alert"></small>
      </span>
      <input type="file" class="sr" accept=".jsonl,.ndjson,.json,.txt">
    </label>
  `;

async function send(box, file) {
  const says = box.querySelector('.refusal');
  says.textContent = '';
  if (file.size > 4e6) {
    says.textContent = 'That file is too large. Replays can be up to 4 MB.';
    return;
  }
  try {
    const { id, token } = await post('/replays', { text: await file.text() });
    keepSeats(id, { tokens: { sender: token } });
    location.href = replayLink(id);
  } catch (error) {
    says.textContent = error.message;
  }
}

export function wireFile(root) {
  const box = root.querySelector('.drop'),
    input = box.querySelector('input');
  input.addEventListener('change', () => {
    if (input.files[0]) send(box, input.files[0]);
    input.value = '';
  });
  for (const kind of ['dragover', 'dragenter'])
    box.addEventListener(kind, e => {
      e.preventDefault();
      box.classList.add('over');
    });
  box.addEventListener('dragleave', () => box.classList.remove('over'));
  box.addEventListener('drop', e => {
    e.preventDefault();
    box.classList.remove('over');
    const file = e.dataTransfer.files[0];
    if (file) send(box, file);
  });
}
