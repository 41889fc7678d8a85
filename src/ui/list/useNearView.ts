import { type RefObject, useEffect, useRef, useState } from 'react';

/** Early enough that the data is there when the reader arrives, even with a swipe. */
const MARGIN = '400px';

const hearers = new WeakMap<Element, () => void>();
/** One observer for the whole page, because many elements may wait. */
let observer: IntersectionObserver | undefined;

function observe(element: Element, hear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) hearers.get(target)?.();
      }
    },
    { rootMargin: MARGIN },
  );
  hearers.set(element, hear);
  observer.observe(element);
  return () => {
    hearers.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Whether an element has ever come near the visible part of the page. Use it to fetch only what may be seen.
 */
export function useNearView<T extends Element>(isAtOnce = false): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setNear] = useState(isAtOnce);
  useEffect(() => {
    if (isNear || !element.current) return;
    return observe(element.current, () => setNear(true));
  }, [isNear]);
  return [element, isNear];
}
