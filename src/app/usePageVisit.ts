import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { recordVisit } from '../pwa/visits.ts';
import { noteWayBack } from '../state/lists/wayBack.ts';
import { organisation } from '../state/session/organisation.ts';
import { isInvited } from './isInvited.ts';

const BRAND = 'Oja';

/** What each change of page does: title, scroll to top, the way back, and the visit that is told to the server. */
export function usePageVisit(title: string): void {
  const [path] = useLocation();
  const search = useSearch();
  const brand = useSnapshot(organisation).appDetails?.SEO_TITLE || BRAND;

  useEffect(() => {
    document.title = title ? `${title} · ${BRAND}` : brand;
  }, [title, brand]);

  useEffect(() => {
    noteWayBack({ href: search ? `${path}?${search}` : path, title: title || 'Home' });
  }, [path, search, title]);

  useEffect(() => {
    scrollTo(0, 0);
    const { search } = location;
    // Of an address only its path is told, unless it names who invites: then the link is counted by it.
    void recordVisit(
      isInvited(search) ? { path: path + search, referrer: document.referrer } : { path },
    );
  }, [path]);
}
