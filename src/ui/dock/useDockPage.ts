import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes a spread dock a page of its own when the window is too low for both: hides the page behind it and
 * restores it later. The focus moves in, and back when the dock goes.
 */
export function useDockPage(dock: RefObject<HTMLElement | null>, isPage: boolean): void {
  useLayoutEffect(() => {
    if (!isPage) return;
    const { dataset } = document.documentElement;
    const before = document.activeElement;
    const isInside = dock.current?.contains(before);
    dataset['slip'] = 'page';
    // The field that opened the keyboard must not end up behind it.
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
