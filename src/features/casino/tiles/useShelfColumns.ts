import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GAP_PX, tileColumns } from './tileColumns.ts';

interface ShelfColumns {
  list: RefObject<HTMLUListElement | null>;
  /** How many tiles stand side by side in full, as in the grid below. */
  columns: number;
}

export function useShelfColumns(): ShelfColumns {
  const list = useRef<HTMLUListElement>(null);
  const [columns, setColumns] = useState(3);
  useLayoutEffect(() => {
    if (list.current) setColumns(columnsIn(list.current));
  }, []);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setColumns(columnsIn(element)));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return { list, columns };
}

function columnsIn(list: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const sidesPx = (Number.parseFloat(paddingLeft) || 0) + (Number.parseFloat(paddingRight) || 0);
  return tileColumns(list.clientWidth - sidesPx + GAP_PX);
}
