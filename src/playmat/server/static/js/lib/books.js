// The rulebooks as the server lists them, by the names a view uses.
import { get } from './api.js';

export const BOOKS = {};

/** All of them, oldest first; asked for again only where the server gave none. */
export async function books() {
  if (!Object.keys(BOOKS).length) for (const book of await get('/books')) BOOKS[book.id] = book;
  return Object.values(BOOKS);
}

/** A book's name and year; the name a view uses where the server told none. */
export const bookTitle = id => (BOOKS[id] ? `${BOOKS[id].short} · ${BOOKS[id].year}` : id);

/** Several books together, such as those that say the same to a rule. */
export const booksTitle = ids =>
  ids.length === Object.keys(BOOKS).length ? 'All rulebooks' : ids.map(bookTitle).join(', ');

await books().catch(() => {});
