import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';

/** A page that lists matches, with all that its address holds. */
export interface WayBack {
  href: string;
  title: string;
}

let last: WayBack | undefined;

/** The list that a match was opened from; nothing where the match was opened by its address. */
export function wayBack(): WayBack | undefined {
  return last;
}

/** Notes this page as the one that the next match leads back to, filters included. */
export function useWayBack(title: string): void {
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    last = { href: search ? `${path}?${search}` : path, title };
  }, [path, search, title]);
}
