import { type RefObject, useEffect, useRef, useState } from 'react';

/** So early that the data is there when the reader arrives. */
const MARGIN = '300px';

/** Whether an element has come near the visible part of the page: what is never seen is never fetched. */
export function useNearView<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [element, isNear];
}
