const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/**
 * A button that is pressed in HTML about to be replaced is pressed again in what comes in its place, once
 * what this gives back is called.
 */
export function holdPress(root: HTMLElement): () => void {
  let pressed: string | null | undefined;
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
