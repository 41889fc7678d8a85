import { type RefObject, useEffect } from 'react';
import { betslip } from '../../state/betslip.ts';

/**
 * Tells the page how much of it the slip covers: as `--slip-height` for its padding, and as
 * `betslip.topPx`, so that the price being bet can be scrolled clear of it. Nothing where the slip
 * has a column of its own.
 */
export function useDockRoom(dock: RefObject<HTMLElement | null>, isOver: boolean): void {
  useEffect(() => {
    const element = dock.current;
    const { style } = document.documentElement;
    if (!element || !isOver) return;
    // A banner may stand below the slip: both are in the way.
    const bottom = element.offsetParent ?? element;
    const measure = () => {
      style.setProperty('--slip-height', `${bottom.getBoundingClientRect().height}px`);
      betslip.topPx = element.getBoundingClientRect().top;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(bottom);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty('--slip-height');
      betslip.topPx = undefined;
    };
  }, [dock, isOver]);
}
