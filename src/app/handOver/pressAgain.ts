import { whenItComes } from './whenItComes.ts';

/** By then the code of what was pressed has come, or it does not come. */
const LIMIT_MS = 10_000;

/** Without what may change meanwhile: a price stands at the end of its name. */
export const nameOf = (button: Element) =>
  (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/[\d.]+$/, '');

/** The button that was pressed last in the page that stands; the inline script has marked it. */
export interface Pressed {
  name: string;
  /** What it opens is in that page too: it stands open, or was closed again since. */
  isDone: boolean;
}

export function pressedIn(standing: HTMLElement): Pressed | undefined {
  const button = standing.querySelector('button[data-held]');
  if (!button) return undefined;
  const opened = button.getAttribute('commandfor');
  const isDone = opened !== null && standing.querySelector(`dialog#${opened}`) !== null;
  return { name: nameOf(button), isDone };
}

/** The button of this name. */
export const buttonIn = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll('button')].find((button) => nameOf(button) === name);

/** Presses the button of this name, now or when it has come: its part may still be on its way. */
export function pressAgain(root: HTMLElement, name: string): void {
  const press = () => {
    const found = buttonIn(root, name);
    found?.click();
    return found !== undefined;
  };
  whenItComes(root, press, LIMIT_MS);
}
