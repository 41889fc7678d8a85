import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the heading of what replaces a submitted form, because the button is gone. Takes effect when
 * `isNew`.
 */
export function useArrival(isNew: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return heading;
}
