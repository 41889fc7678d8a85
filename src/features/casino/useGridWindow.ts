import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Shape {
  columns: number;
  /** Rows to render, from `first` up to but not including `end`. */
  first: number;
  end: number;
}

interface GridWindow extends Shape {
  list: RefObject<HTMLUListElement | null>;
}

/** Extra rows on either side of the visible ones, for fast scrolling. */
const SPARE_ROWS = 1;

/**
 * Computes a grid's number of columns and which rows are near the visible part of the page. Scrolling renders
 * only when a row comes or goes.
 */
export function useGridWindow(rowPx: number, leastTilePx: number, items: number): GridWindow {
  const list = useRef<HTMLUListElement>(null);
  const [shape, setShape] = useState<Shape>({ columns: 2, first: 0, end: 0 });

  // Before the first paint, and again whenever the content changes.
  useLayoutEffect(() => look(list.current, { rowPx, leastTilePx, items }, setShape));

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    const again = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look(element, { rowPx, leastTilePx, items }, setShape);
      });
    };
    const sizes = new ResizeObserver(again);
    sizes.observe(element);
    addEventListener('scroll', again, { passive: true });
    addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', again);
      removeEventListener('resize', again);
    };
  }, [rowPx, leastTilePx, items]);

  return { list, ...shape };
}

interface Grid {
  rowPx: number;
  leastTilePx: number;
  items: number;
}

function look(
  element: HTMLElement | null,
  { rowPx, leastTilePx, items }: Grid,
  setShape: (next: (before: Shape) => Shape) => void,
): void {
  if (!element) return;
  const { top, width } = element.getBoundingClientRect();
  const columns = Math.max(2, Math.floor(width / leastTilePx));
  const rows = Math.ceil(items / columns);
  const first = Math.min(rows - 1, Math.max(0, Math.floor(-top / rowPx) - SPARE_ROWS));
  const seen = Math.ceil((innerHeight - top) / rowPx) + SPARE_ROWS;
  // One row at least, so that the Tab key finds a grid that is far below.
  const end = Math.min(rows, Math.max(first + 1, seen));
  setShape((before) =>
    before.columns === columns && before.first === first && before.end === end
      ? before
      : { columns, first, end },
  );
}
