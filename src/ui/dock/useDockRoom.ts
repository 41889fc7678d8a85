import { type RefObject, useEffect, useRef } from 'react';

/**
 * Measures how much of the page a dock covers: sets `--slip-height` for the page's padding and reports the
 * dock's top edge in px. Reports nothing for a dock in its own column.
 */
export function useDockRoom(
  dock: RefObject<HTMLElement | null>,
  isOver: boolean,
  onTop?: (topPx: number | undefined) => void,
): void {
  const tell = useRef(onTop);
  tell.current = onTop;
  useEffect(() => {
    const element = dock.current;
    const { style } = document.documentElement;
    if (!element || !isOver) return;
    // A banner may be below the dock; both cover the page.
    const bottom = element.offsetParent ?? element;
    const measure = () => {
      const { top, height } = bottom.getBoundingClientRect();
      style.setProperty('--slip-height', `${height}px`);
      // Where it will stand: its own rectangle moves while it opens.
      tell.current?.(bottom === element ? top : top + element.offsetTop);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(bottom);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty('--slip-height');
      tell.current?.(undefined);
    };
  }, [dock, isOver]);
}
