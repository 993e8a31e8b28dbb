// Times in words.

/** How long ago a moment was; `when` is in seconds. */
export function ago(when) {
  const seconds = Math.max(0, Date.now() / 1000 - when);
  if (seconds < 90) return 'just now';
  if (seconds < 5400) return `${Math.round(seconds / 60)} minutes ago`;
  if (seconds < 129600) return `${Math.round(seconds / 3600)} hours ago`;
  return new Date(when * 1000).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
}
