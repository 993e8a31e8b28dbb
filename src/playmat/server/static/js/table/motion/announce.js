// Sentences for a screen reader, one at a time, when something turns.
const spoken = document.getElementById('say');
export function say(text) {
  spoken.textContent = '';
  requestAnimationFrame(() => {
    spoken.textContent = text;
  });
}
