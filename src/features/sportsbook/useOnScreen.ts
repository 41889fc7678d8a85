import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element stands in the visible part of the page at this moment. */
export function useOnScreen<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}
