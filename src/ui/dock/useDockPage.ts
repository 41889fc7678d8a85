import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes a spread dock the page, where the window is too low for both: what stands behind it is hidden,
 * and comes back as it was. The focus comes along, and returns to where it was when the dock goes.
 */
export function useDockPage(dock: RefObject<HTMLElement | null>, isPage: boolean): void {
  useLayoutEffect(() => {
    if (!isPage) return;
    const { dataset } = document.documentElement;
    const before = document.activeElement;
    const isInside = dock.current?.contains(before);
    dataset['slip'] = 'page';
    // A field that has just called up the keyboard must not be left below it.
    if (isInside) before?.scrollIntoView({ block: 'center' });
    else
      dock.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    return () => {
      delete dataset['slip'];
      const isLost = document.activeElement === document.body;
      if (!isInside && isLost && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, [dock, isPage]);
}
