// Soft sounds, made here: a few notes for what matters, off by a setting.
import { recall } from '../../lib/storage.js';
import { speed } from './tempo.js';

/** Notes as [hertz, start, length, loudness, shape, hertz at the end]. */
const SOUNDS = {
  coin: [
    [1320, 0, 0.09, 0.05, 'triangle'],
    [1760, 0.08, 0.22, 0.05, 'triangle'],
  ],
  attack: [[240, 0, 0.16, 0.05, 'sawtooth', 420]],
  damage: [
    [150, 0, 0.18, 0.14, 'sine', 60],
    [90, 0, 0.12, 0.06, 'square', 50],
  ],
  counters: [[170, 0, 0.12, 0.09, 'sine', 90]],
  heal: [
    [523, 0, 0.14, 0.05, 'sine'],
    [784, 0.1, 0.2, 0.05, 'sine'],
  ],
  knock_out: [
    [196, 0, 0.5, 0.12, 'sine', 49],
    [98, 0.05, 0.6, 0.08, 'triangle', 40],
  ],
  prize: [
    [659, 0, 0.12, 0.05, 'sine'],
    [988, 0.1, 0.24, 0.05, 'sine'],
  ],
  card: [[900, 0, 0.04, 0.025, 'triangle', 500]],
  evolve: [
    [392, 0, 0.14, 0.05, 'sine'],
    [523, 0.1, 0.14, 0.05, 'sine'],
    [659, 0.2, 0.26, 0.05, 'sine'],
  ],
  win: [
    [523, 0, 0.2, 0.06, 'triangle'],
    [659, 0.16, 0.2, 0.06, 'triangle'],
    [784, 0.32, 0.2, 0.06, 'triangle'],
    [1047, 0.48, 0.6, 0.06, 'triangle'],
  ],
};
const SAME = {
  opening_flip: 'coin',
  level_up: 'evolve',
  play: 'card',
  attach: 'card',
  bench: 'card',
  draw: 'card',
  promote: 'card',
  poison: 'counters',
  burn: 'counters',
};

let audio = null;
const quiet = () => recall('quiet', false);

/** A browser lets a page sound only after it was touched. */
function wake() {
  if (quiet() || speed() === 'once' || !globalThis.AudioContext) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume();
}
document.addEventListener('pointerdown', wake, { capture: true });
document.addEventListener('keydown', wake, { capture: true });

function note([from, start, length, loud, shape, to]) {
  const at = audio.currentTime + start,
    tone = audio.createOscillator(),
    volume = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, at);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, at + length);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}

/** Sound for a beat, if it has one. */
export function sound(kind) {
  if (!audio || audio.state !== 'running' || quiet()) return;
  (SOUNDS[SAME[kind] || kind] || []).forEach(note);
}
