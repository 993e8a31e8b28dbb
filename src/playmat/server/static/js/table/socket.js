// The line to the server: says hello with what we have, comes back by itself, loses nothing.
import { API } from '../lib/api.js';
import { state } from './state.js';

const WAITS = [300, 700, 1500, 3000, 6000, 10000];
const QUIET = 25000; // a ping after this long, and a new line if it is not answered

let socket = null,
  tries = 0,
  timer = 0,
  pinger = 0,
  heard = 0;
/** @type {(what: string, detail?: any) => void} */
let on = () => {};

export function connect(listener) {
  on = listener;
  open();
  addEventListener('online', () => retry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !alive()) retry();
  });
}

const alive = () => socket && socket.readyState <= WebSocket.OPEN;

function open() {
  clearTimeout(timer);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const line = new WebSocket(`${scheme}://${location.host}${API}/games/${encodeURIComponent(state.game)}/socket`);
  socket = line;
  line.onopen = () => send({ type: 'hello', token: state.token, have: state.heard.length });
  line.onmessage = event => {
    heard = Date.now();
    tries = 0;
    on('message', JSON.parse(event.data));
  };
  line.onclose = event => {
    if (socket === line) lost(event.code === 1008);
  };
  clearInterval(pinger);
  heard = Date.now();
  pinger = setInterval(watch, QUIET / 2);
}

function watch() {
  if (!alive()) return;
  if (Date.now() - heard > 2 * QUIET) {
    socket.close();
    return;
  }
  if (Date.now() - heard > QUIET) send({ type: 'ping' });
}

function lost(refused) {
  clearInterval(pinger);
  if (refused) {
    on('refused');
    return;
  }
  const wait = WAITS[Math.min(tries, WAITS.length - 1)] * (0.8 + Math.random() * 0.4);
  tries += 1;
  on('lost', wait);
  timer = setTimeout(open, wait);
}

/** Try again at once. */
export function retry() {
  if (!alive()) {
    tries = 0;
    open();
  }
}

/** Say something; false if there is no line now. @param {Wire.Client} message */
export function send(message) {
  if (!socket || socket.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify({ v: 1, ...message }));
  return true;
}
