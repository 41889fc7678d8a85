export const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/**
 * Remembers which button the player presses, or has pressed before this code came, in HTML that is about to
 * be replaced. The returned function presses the button that took its place.
 */
export function holdPress(root: HTMLElement): () => void {
  // Marked by the page's inline script.
  const held = root.querySelector('button[data-held]');
  let pressed: string | null | undefined = held && nameOf(held);
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button) pressed = nameOf(button);
  };
  root.addEventListener('click', note, true);
  return () => {
    root.removeEventListener('click', note, true);
    if (!pressed) return;
    const buttons = [...root.querySelectorAll('button')];
    buttons.find((button) => nameOf(button) === pressed)?.click();
  };
}
