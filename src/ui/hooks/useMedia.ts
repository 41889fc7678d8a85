import { useCallback, useSyncExternalStore } from 'react';

const queries = new Map<string, MediaQueryList>();

/** One MediaQueryList per query, because browsers keep every list alive for a long time. */
function listOf(query: string): MediaQueryList {
  const known = queries.get(query) ?? matchMedia(query);
  queries.set(query, known);
  return known;
}

/** Whether a media query matches; false while prerendering. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (hear: () => void) => {
      const media = listOf(query);
      media.addEventListener('change', hear);
      return () => media.removeEventListener('change', hear);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}
