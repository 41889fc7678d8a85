import { nameOf } from './holdPress.ts';

/** By then the code of what was pressed has come, or it does not come. */
const LIMIT_MS = 10_000;

interface LastPresses {
  /** Resolves when the player needs the app's page: after a press, but that on the menu, which opens itself. */
  first: Promise<void>;
  /** Presses in the root what was pressed in the view, and in the app's menu what was pressed in the view's. */
  release(): void;
}

/** Follows the presses in home's last view and in its menu; `startShell.ts` marks the last one. */
export function lastPresses(view: HTMLElement, root: HTMLElement): LastPresses {
  const menu = () => document.querySelector<HTMLDialogElement>('dialog#last-menu');
  const pressedIn = (place: HTMLElement | null) => {
    const button = place?.querySelector('[data-pressed]');
    return button ? nameOf(button) : undefined;
  };
  const first = new Promise<void>((resolve) => {
    const look = ({ target }: Event) => {
      const isLink = target instanceof Element && target.closest('a') !== null;
      if (isLink) menu()?.close();
      if (isLink || (pressedIn(view) ?? 'Menu') !== 'Menu' || pressedIn(menu())) resolve();
    };
    look(new Event('click'));
    addEventListener('click', look);
  });
  return {
    first,
    release() {
      const isMenuOpen = menu()?.open ?? false;
      const name = isMenuOpen ? 'Menu' : pressedIn(view);
      if (!isMenuOpen) menu()?.remove();
      if (!name || (name === 'Menu' && !isMenuOpen)) return;
      // The app's menu takes the place of the view's once its code is here.
      if (isMenuOpen) {
        whenOpen(root, (dialog) => {
          // Read only now: something may have been pressed while that code was fetched.
          const next = pressedIn(menu());
          menu()?.remove();
          if (next) press(dialog, next);
        });
      }
      press(root, name);
    },
  };
}

/** Presses the button of this name, now or when it has come: its part may still be on its way. */
function press(place: HTMLElement, name: string | null): void {
  const find = () => [...place.querySelectorAll('button')].find((found) => nameOf(found) === name);
  const found = find();
  if (found) {
    found.click();
    return;
  }
  const watch = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    watch.disconnect();
    late.click();
  });
  watch.observe(place, { subtree: true, childList: true });
  setTimeout(() => watch.disconnect(), LIMIT_MS);
}

function whenOpen(root: HTMLElement, use: (dialog: HTMLElement) => void): void {
  const watch = new MutationObserver(() => {
    const dialog = root.querySelector<HTMLElement>('dialog[open]');
    if (!dialog) return;
    watch.disconnect();
    use(dialog);
  });
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['open'] });
  setTimeout(() => {
    watch.disconnect();
    document.getElementById('last-menu')?.remove();
  }, LIMIT_MS);
}
