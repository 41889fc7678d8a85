import { type RefObject, useEffect, useRef } from 'react';

/** For a row that scrolls sideways: what is chosen in it, by an address too, is brought into view. Nothing else scrolls. */
export function useChosenInView<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const now = row.current?.querySelector(chosen);
    // A row that somebody scrolls by hand stays where it is, however often it renders.
    if (!row.current || !now || now === shown.current) return;
    shown.current = now;
    const box = row.current.getBoundingClientRect();
    const { left, right } = now.getBoundingClientRect();
    if (left < box.left) row.current.scrollLeft -= box.left - left;
    else if (right > box.right) row.current.scrollLeft += right - box.right;
  });
  return row;
}
