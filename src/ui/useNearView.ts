import { type RefObject, useEffect, useRef, useState } from 'react';

interface NearOptions {
  /** True from the beginning. */
  isAtOnce?: boolean;
  /** How far from the screen is near; by itself, so early that the data is there when the reader arrives. */
  margin?: string;
}

const hearers = new WeakMap<Element, () => void>();
/** One for the whole page by margin: it may be many that wait. */
const observers = new Map<string, IntersectionObserver>();

function observerOf(margin: string): IntersectionObserver {
  const known = observers.get(margin);
  if (known) return known;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) hearers.get(target)?.();
      }
    },
    { rootMargin: margin },
  );
  observers.set(margin, observer);
  return observer;
}

/** Whether an element has ever come near the visible part of the page: what is never seen is never fetched. */
export function useNearView<T extends Element>({
  isAtOnce = false,
  margin = '300px',
}: NearOptions = {}): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setNear] = useState(isAtOnce);
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return;
    const observer = observerOf(margin);
    hearers.set(current, () => setNear(true));
    observer.observe(current);
    return () => {
      hearers.delete(current);
      observer.unobserve(current);
    };
  }, [isNear, margin]);
  return [element, isNear];
}
