import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the page how much of it a dock covers: as `--slip-height` for its padding, and to the caller
 * where it begins, px from the top. Nothing where it has a column of its own.
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
    // A banner may stand below the dock: both are in the way.
    const bottom = element.offsetParent ?? element;
    const measure = () => {
      style.setProperty('--slip-height', `${bottom.getBoundingClientRect().height}px`);
      tell.current?.(element.getBoundingClientRect().top);
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
