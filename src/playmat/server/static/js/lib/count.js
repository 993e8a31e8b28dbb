// How many of something, in words.
export const count = (n, word) => `${n} ${word}${n === 1 ? '' : 's'}`;
