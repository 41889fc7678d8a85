import { type RefObject, useEffect, useRef } from 'react';

const GAP_PX = 8;

/** The price being bet is never hidden by its own slip, which begins so many pixels from the top. */
export function useClearOfSlip(
  isPicked: boolean,
  coveredFromPx: number | undefined,
): RefObject<HTMLTableRowElement | null> {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    // To measure a row lays its market out, also one far from the screen: only what is picked is.
    if (!isPicked || coveredFromPx === undefined) return;
    const bottom = row.current?.getBoundingClientRect().bottom ?? 0;
    if (bottom > coveredFromPx) scrollBy({ top: bottom - coveredFromPx + GAP_PX });
  }, [isPicked, coveredFromPx]);
  return row;
}
