// Beginning a lesson: its table is laid as its file says, and the seat is kept like any other.
import { post } from '../../lib/api.js';
import { keepSeats } from '../../lib/storage.js';

/** A lesson as its file tells it: the game it begins with, the one it leads to, and its steps. */
export async function lessonNamed(name) {
  const found = await fetch(`/lessons/${encodeURIComponent(name)}.json`);
  if (!found.ok) throw new Error('Lesson not found.');
  return found.json();
}

/** Ask for a game and go to its table. */
export async function goTo(wish, more = '') {
  const made = await post('/games', wish);
  keepSeats(made.game, made);
  location.href = `/table?game=${encodeURIComponent(made.game)}${more}`;
}

export async function startLesson(name) {
  const { wish } = await lessonNamed(name);
  await goTo(wish, `&lesson=${encodeURIComponent(name)}`);
}
