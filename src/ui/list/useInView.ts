import { type RefObject, useEffect, useRef, useState } from 'react';

/** Also counts what the next swipe brings in. */
const MARGIN = '100px';

/** Whether an element is in the visible part of the page, because only that needs live data. */
export function useInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIn(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isIn];
}
