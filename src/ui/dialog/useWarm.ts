import { type RefObject, useLayoutEffect } from 'react';

/**
 * Removes `data-cold` when a component takes over its prerendered HTML. Until then, the inline script holds
 * presses of the buttons inside. Must run before the effects that repeat those presses.
 */
export function useWarm(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => element.current?.removeAttribute('data-cold'), [element]);
}
