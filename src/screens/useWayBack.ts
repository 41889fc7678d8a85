import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { noteWayBack } from '../state/lists/wayBack.ts';

/** Notes this page as the one that the next match leads back to, filters included. */
export function useWayBack(title: string): void {
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    noteWayBack({ href: search ? `${path}?${search}` : path, title });
  }, [path, search, title]);
}
