import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { noteWayBack } from '../state/lists/wayBack.ts';

/** Makes this page, filters included, the one that the next match leads back to. */
export function useWayBack(title: string): void {
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    noteWayBack({ href: search ? `${path}?${search}` : path, title });
  }, [path, search, title]);
}
