import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes `data-cold` from an element: it marks prerendered HTML whose code is not here yet, in which a
 * button that is pressed is held until it is. Before any effect, for the first of them presses it.
 */
export function useWarm(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => element.current?.removeAttribute('data-cold'), [element]);
}
