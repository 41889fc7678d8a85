import { type RefObject, useEffect, useRef } from 'react';
import { WINDOW } from '../style/breakpoints.ts';

const GAP_PX = 8;

/**
 * On a phone, scrolls a picked element into view when the dock that it opened would hide it. In a wider window
 * nothing moves under the pointer. `coveredFromPx` is the dock's top edge.
 */
export function useClearOfDock<Picked extends Element>(
  isPicked: boolean,
  coveredFromPx: number | undefined,
): RefObject<Picked | null> {
  const picked = useRef<Picked>(null);
  useEffect(() => {
    // Measuring an element forces layout, even far from the screen, so measure only the picked one.
    if (!isPicked || coveredFromPx === undefined || innerWidth >= WINDOW.wide) return;
    const bottom = picked.current?.getBoundingClientRect().bottom ?? 0;
    if (bottom > coveredFromPx) scrollBy({ top: bottom - coveredFromPx + GAP_PX });
  }, [isPicked, coveredFromPx]);
  return picked;
}
