import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** So many rungs from an end, the ladder rolls on. */
const NEAR = 8;

/**
 * Moves the middle of a long ladder when its window is scrolled near an end, so that the wheel reaches every price
 * though only some are in the page. What is in view stays where it is.
 */
export function useRollOn(
  body: RefObject<HTMLElement | null>,
  rungs: readonly number[],
  isRolling: boolean,
  setMiddle: (price: number) => void,
): void {
  /** A rung and where it stood in the window when the middle moved. */
  const kept = useRef<{ price: number; top: number }>(undefined);

  useLayoutEffect(() => {
    const view = viewOf(body.current);
    const row = kept.current && rowOf(body.current, kept.current.price);
    if (view && row && kept.current) {
      view.scrollTop += row.getBoundingClientRect().top - kept.current.top;
    }
    kept.current = undefined;
  });

  useEffect(() => {
    const view = viewOf(body.current);
    if (!view || !isRolling) return;
    const roll = () => {
      const height = body.current?.querySelector('tr')?.getBoundingClientRect().height ?? 0;
      const left = view.scrollHeight - view.clientHeight - view.scrollTop;
      const isTop = view.scrollTop < NEAR * height;
      if (height === 0 || (!isTop && left >= NEAR * height)) return;
      // A quarter of the rungs stays beyond the one that is kept.
      const price = rungs[Math.floor(rungs.length * (isTop ? 0.25 : 0.75))];
      const row = price === undefined ? undefined : rowOf(body.current, price);
      if (price === undefined || !row) return;
      kept.current = { price, top: row.getBoundingClientRect().top };
      setMiddle(price);
    };
    view.addEventListener('scroll', roll, { passive: true });
    return () => view.removeEventListener('scroll', roll);
  }, [body, rungs, isRolling, setMiddle]);
}

const viewOf = (body: HTMLElement | null) => body?.closest<HTMLElement>('[data-ladder-view]');
const rowOf = (body: HTMLElement | null, price: number) =>
  body?.querySelector<HTMLElement>(`tr[data-price="${price}"]`);
