import { type RefObject, useEffect, useRef, useState } from 'react';

/** What the next flick of a finger brings in is counted in. */
const MARGIN = '100px';

/** Whether an element stands in the visible part of the page now: what nobody sees needs no live data. */
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
