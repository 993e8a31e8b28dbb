// What shows hints is loaded for the player who asks for one.
export const hints = async then => then(await import('./hint.js'));
