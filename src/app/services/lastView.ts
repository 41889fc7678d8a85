/** When the app's page does not fill, it takes its place after this long anyway. */
const FILL_LIMIT_MS = 2000;

export interface LastView {
  /** Home as it last was, shown before any code of the app ran. */
  element: HTMLElement;
  /** Lets the app render out of sight: call it first. */
  makeRoom(): void;
  /** Removes it once the page in the root has as much to show, or when the player has pressed something. */
  giveWay(): Promise<void>;
}

/** The view that `showLastView.ts` put before the root; undefined where there is none. */
export function lastView(root: HTMLElement): LastView | undefined {
  const element = document.getElementById('last-view');
  if (!element) return undefined;
  const pressed = new Promise((resolve) => element.addEventListener('click', resolve));
  return {
    element,
    makeRoom() {
      root.replaceChildren();
      // It has its real size, because parts of a page look whether they are near the view.
      root.style.cssText = 'position: fixed; inset: 0; overflow: hidden; visibility: hidden';
    },
    async giveWay() {
      const limit = new Promise((resolve) => setTimeout(resolve, FILL_LIMIT_MS));
      await Promise.race([pressed, limit, filled(root)]);
      dropRules(element.dataset['rules']);
      element.remove();
      root.removeAttribute('style');
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
