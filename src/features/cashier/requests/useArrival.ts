import { type RefObject, useEffect, useRef } from 'react';

/** What takes the place of a form that was sent is read from its heading on, not from where the button was. */
export function useArrival(isNew: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return heading;
}
