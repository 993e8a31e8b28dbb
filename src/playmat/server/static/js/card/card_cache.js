// The faces of printed cards, fetched once and kept while the page lives.
import { get } from '../lib/api.js';
import { blankFace } from './card.js';

const known = new Map();
const coming = new Map();
const AT_ONCE = 100;

export const has = id => known.has(id);
/** The face of a card, or a blank one while it is not here. */
export const faceOf = id => known.get(id) || blankFace(id);
export const nameOf = id => faceOf(id).name;
export const learn = faces => {
  for (const face of faces) if (!known.has(face.id)) known.set(face.id, face);
};

function fetchSome(ids) {
  const asked = get(`/cards?ids=${ids.map(encodeURIComponent).join(',')}`)
    .then(learn)
    .finally(() => ids.forEach(id => coming.delete(id)));
  ids.forEach(id => coming.set(id, asked));
  return asked;
}

/** Make sure that faces are here; resolves when they are, also when the server could not give them. */
export async function want(ids) {
  const missing = [...new Set(ids)].filter(id => id && !known.has(id));
  const fresh = missing.filter(id => !coming.has(id));
  for (let at = 0; at < fresh.length; at += AT_ONCE) fetchSome(fresh.slice(at, at + AT_ONCE));
  await Promise.allSettled(missing.map(id => coming.get(id)));
}
