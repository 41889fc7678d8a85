import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element at least as high as it was before `isHeld`: the game above the dock stays where it is while a
 * round has fewer controls. At most about half a window that was turned in the middle of a round.
 */
export function useHeldHeight(isHeld: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const heightPx = useRef(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const { style } = element.current;
    style.minHeight = isHeld ? `min(${heightPx.current}px, 55vh)` : '';
    if (!isHeld) heightPx.current = element.current.offsetHeight;
  });
  return element;
}
