import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GAP_PX, remInPx, tileColumns } from './tileColumns.ts';

interface Shape {
  /** The width for which the rest holds. */
  widthPx: number;
  columns: number;
  /** The height of a tile with the gap below it, the same for all. */
  rowPx: number;
  /** Rows to render, from `first` up to but not including `end`. */
  first: number;
  end: number;
}

interface GridWindow extends Shape {
  list: RefObject<HTMLUListElement | null>;
}

/** Extra rows on either side of the visible ones, for fast scrolling. */
const SPARE_ROWS = 1;

/** A tile: the lines below its cover, and the cover's shape. */
const TILE = { textRem: 2.25, coverShare: 1.1 };

/**
 * Computes a grid's number of columns and which rows are near the visible part of the page. Scrolling renders
 * only when a row comes or goes.
 */
export function useGridWindow(items: number): GridWindow {
  const list = useRef<HTMLUListElement>(null);
  const [shape, setShape] = useState<Shape>({
    widthPx: 0,
    columns: 2,
    rowPx: 0,
    first: 0,
    end: 0,
  });

  // Before the first paint, and again whenever the content changes.
  useLayoutEffect(() => look(list.current, items, setShape));

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    const again = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look(element, items, setShape);
      });
    };
    const sizes = new ResizeObserver(again);
    sizes.observe(element);
    // Grows and shrinks with the player's size of text, which changes no width.
    sizes.observe(document.body);
    addEventListener('scroll', again, { passive: true });
    addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', again);
      removeEventListener('resize', again);
    };
  }, [items]);

  return { list, ...shape };
}

/** Two lines of a name are higher with a reader's own spacing: then all rows are as high as that. */
function highestPx(list: HTMLElement): number {
  const bottoms = [...list.querySelectorAll<HTMLElement>('.game-tile__name')].map(
    ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight,
  );
  return Math.max(0, ...bottoms);
}

function look(
  element: HTMLElement | null,
  items: number,
  setShape: (next: (before: Shape) => Shape) => void,
): void {
  if (!element) return;
  const { top, width } = element.getBoundingClientRect();
  const columns = tileColumns(width);
  const plainPx = (width / columns - GAP_PX) * TILE.coverShare + TILE.textRem * remInPx();
  const drawnPx = highestPx(element);
  const neededPx = (leastPx: number) => Math.ceil(Math.max(plainPx, leastPx)) + GAP_PX;
  const rows = Math.ceil(items / columns);
  setShape((before) => {
    // A row that grew stays so while its tile is out of view: nothing jumps as the player scrolls back. In a
    // list of another width its tiles, still as high as before, tell nothing: they are measured once drawn anew.
    const isSameWidth = before.widthPx === width && before.columns === columns;
    const rowPx = isSameWidth ? Math.max(before.rowPx, neededPx(drawnPx)) : neededPx(0);
    const first = Math.min(rows - 1, Math.max(0, Math.floor(-top / rowPx) - SPARE_ROWS));
    const seen = Math.ceil((innerHeight - top) / rowPx) + SPARE_ROWS;
    // One row at least, so that the Tab key finds a grid that is far below.
    const end = Math.min(rows, Math.max(first + 1, seen));
    const next = { widthPx: width, columns, rowPx, first, end };
    const isSame =
      isSameWidth && before.rowPx === rowPx && before.first === first && before.end === end;
    return isSame ? before : next;
  });
}
