import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;
type Hear = (entries: Entry[]) => void;

/**
 * Elements waiting to come near, and their callbacks. happy-dom has no layout, so the test says what is near.
 */
const waiting = new Map<Element, Hear>();
let isAllNear = false;

class Observer {
  readonly #hear: Hear;
  constructor(hear: Hear) {
    this.#hear = hear;
  }
  observe(target: Element): void {
    waiting.set(target, this.#hear);
    if (isAllNear) this.#hear([{ target, isIntersecting: true }]);
  }
  unobserve(target: Element): void {
    waiting.delete(target);
  }
  disconnect(): void {
    waiting.clear();
  }
}

/** Nothing comes near by itself; with `isAllNear`, everything is near at once. */
export function followNearness({ isAllNear: isAll = false } = {}): void {
  isAllNear = isAll;
  vi.stubGlobal('IntersectionObserver', Observer);
}

/** The elements that are not near yet. */
export const stillFar = (): Element[] => [...waiting.keys()];

/** Reports these elements as near to whatever waits for them. */
export function comeNear(...near: Element[]): Promise<void> {
  return act(async () => {
    for (const [target, hear] of [...waiting]) {
      hear([{ target, isIntersecting: near.includes(target) }]);
    }
  });
}
