import { useEffect, useSyncExternalStore } from 'react';
import { FRESH_MS, type Telling } from '../../lib/fresh.ts';
import { useNow } from '../hooks/useNow.ts';

/** Whether each age is fresh, by its id. */
const ages = new Map<string, boolean>();
const watchers = new Set<() => void>();
let isOffline = false;
/** Which age is the mark now. */
let mark: string | undefined;

function tell(): void {
  const isAllFresh = !isOffline && [...ages.values()].every(Boolean);
  mark = isAllFresh ? [...ages.keys()][0] : undefined;
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
  const now = useNow();
  const isFresh = now - at < FRESH_MS;
  useEffect(() => {
    ages.set(id, isFresh);
    tell();
  }, [id, isFresh]);
  useEffect(
    () => () => {
      ages.delete(id);
      tell();
    },
    [id],
  );
  const telling = useSyncExternalStore(
    subscribe,
    (): Telling => (isOffline || !isFresh ? 'words' : mark === id ? 'mark' : 'nothing'),
    (): Telling => 'nothing',
  );
  return { now, telling };
}
