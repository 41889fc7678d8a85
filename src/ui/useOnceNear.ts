import { type RefObject, useEffect, useRef, useState } from 'react';

/** A flick of the finger brings in about as much as the screen shows. */
const MARGIN = '100%';

const hearers = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One for the whole page: they are many that wait. */
function waitFor(element: Element, hear: () => void): () => void {
  const waiting =
    observer ??
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) hearers.get(target)?.();
        }
      },
      { rootMargin: MARGIN },
    );
  observer = waiting;
  hearers.set(element, hear);
  waiting.observe(element);
  return () => {
    hearers.delete(element);
    waiting.unobserve(element);
  };
}

/** False until the element has come near the screen, or from the beginning true. */
export function useOnceNear<T extends Element>(isAtOnce: boolean): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setNear] = useState(isAtOnce);
  useEffect(() => {
    if (isNear || !element.current) return;
    return waitFor(element.current, () => setNear(true));
  }, [isNear]);
  return [element, isNear];
}
