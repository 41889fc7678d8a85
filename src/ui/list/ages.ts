import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNow } from '../hooks/useNow.ts';

/** Up to here what is shown counts as fresh. */
export const FRESH_MS = 2 * 60_000;

/**
 * How an age is told. Where all of a page is fresh, the first of its ages is one quiet mark and the others say
 * nothing; whatever is old says so itself.
 */
export type Telling = 'words' | 'mark' | 'nothing';

interface Told {
  element: Element;
  isFresh: boolean;
}

const ages = new Map<string, Told>();
const watchers = new Set<() => void>();
let isOffline = false;
/** Which age is the mark now, by its id. */
let mark: string | undefined;

function tell(): void {
  const all = [...ages].filter(([, { element }]) => element.checkVisibility?.() ?? true);
  const isAllFresh = !isOffline && all.every(([, { isFresh }]) => isFresh);
  const [first] = all.sort(([, one], [, other]) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  mark = isAllFresh ? first?.[0] : undefined;
  for (const watch of watchers) watch();
}

/** Offline every age is told in words, because nothing gets fresh again. */
export function tellAgesOffline(isNowOffline: boolean): void {
  if (isOffline === isNowOffline) return;
  isOffline = isNowOffline;
  tell();
}

function subscribe(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** How to tell the age of what was said at `at`, beside the other ages of the page. */
export function useTelling(id: string, at: number) {
  const place = useRef<HTMLTimeElement>(null);
  const now = useNow();
  const isFresh = now - at < FRESH_MS;
  useEffect(() => {
    if (!place.current) return;
    ages.set(id, { element: place.current, isFresh });
    tell();
    return () => {
      ages.delete(id);
      tell();
    };
  }, [id, isFresh]);
  const telling = useSyncExternalStore(
    subscribe,
    (): Telling => (isOffline || !isFresh ? 'words' : mark === id ? 'mark' : 'nothing'),
    (): Telling => 'nothing',
  );
  return { place, now, telling };
}
