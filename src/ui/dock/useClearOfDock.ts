import { type RefObject, useEffect, useRef } from 'react';

const GAP_PX = 8;

/**
 * Scrolls a picked element into view when the dock that it opened would hide it. `coveredFromPx` is the
 * dock's top edge.
 */
export function useClearOfDock<Picked extends Element>(
  isPicked: boolean,
  coveredFromPx: number | undefined,
): RefObject<Picked | null> {
  const picked = useRef<Picked>(null);
  useEffect(() => {
    // Measuring an element forces layout, even far from the screen, so measure only the picked one.
    if (!isPicked || coveredFromPx === undefined) return;
    const bottom = picked.current?.getBoundingClientRect().bottom ?? 0;
    if (bottom > coveredFromPx) scrollBy({ top: bottom - coveredFromPx + GAP_PX });
  }, [isPicked, coveredFromPx]);
  return picked;
}
