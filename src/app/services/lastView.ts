import { lastPresses } from './lastPresses.ts';

/** When the app's page does not fill, it takes its place after this long anyway. */
const FILL_LIMIT_MS = 2000;

export interface LastView {
  /** Lets the app render out of sight: call it first. */
  makeRoom(): void;
  /**
   * Puts the app's page in its place once that has as much to show, or when the player has pressed something;
   * then presses it there.
   */
  giveWay(): Promise<void>;
}

/**
 * Home as it last was, which `startShell.ts` put before the root ahead of the app's code; undefined where it
 * did not.
 */
export function lastView(root: HTMLElement): LastView | undefined {
  const view = document.getElementById('last-view');
  if (!view) return undefined;
  const presses = lastPresses(view, root);
  return {
    makeRoom() {
      root.replaceChildren();
      // It has its real size, because parts of a page look whether they are near the view.
      root.style.cssText =
        'display: block; position: fixed; inset: 0; overflow: hidden; visibility: hidden';
    },
    async giveWay() {
      const limit = new Promise((resolve) => setTimeout(resolve, FILL_LIMIT_MS));
      await Promise.race([presses.first, limit, filled(root)]);
      dropRules(view.dataset['rules']);
      view.remove();
      root.removeAttribute('style');
      presses.release();
    },
  };
}

/** Nothing that the first screen shows is still loading. */
export function isFilled(root: HTMLElement): boolean {
  const isSeen = ({ top, height }: DOMRect) => top < innerHeight && height > 0;
  return ![...root.querySelectorAll('.skeleton')].some((place) =>
    isSeen(place.getBoundingClientRect()),
  );
}

function filled(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(look);
    function look() {
      if (!isFilled(root)) return;
      watch.disconnect();
      resolve();
    }
    watch.observe(root, { subtree: true, childList: true });
    look();
  });
}

/** The app has brought its own styles by now, perhaps of a newer version. */
function dropRules(text = ''): void {
  const [index = 0, count = 0] = text.split(' ').map(Number);
  const sheet = document.styleSheets[index];
  for (let left = count; sheet && left > 0; left--) sheet.deleteRule(sheet.cssRules.length - 1);
}
