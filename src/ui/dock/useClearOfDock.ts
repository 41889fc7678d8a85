import { type RefObject, useEffect, useRef } from 'react';

const GAP_PX = 8;

/** What was picked is never hidden by the dock that it opened, which begins so many pixels from the top. */
export function useClearOfDock<Picked extends Element>(
  isPicked: boolean,
  coveredFromPx: number | undefined,
): RefObject<Picked | null> {
  const picked = useRef<Picked>(null);
  useEffect(() => {
    // To measure an element lays out all around it, also far from the screen: only what is picked is.
    if (!isPicked || coveredFromPx === undefined) return;
    const bottom = picked.current?.getBoundingClientRect().bottom ?? 0;
    if (bottom > coveredFromPx) scrollBy({ top: bottom - coveredFromPx + GAP_PX });
  }, [isPicked, coveredFromPx]);
  return picked;
}
