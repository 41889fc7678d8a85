import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { env } from '../../env.ts';
import { recordVisit } from '../../pwa/visits.ts';
import { documentRead } from '../../reader/documentRead.ts';
import { organisation } from '../../state/session/organisation.ts';
import { isInvited } from './isInvited.ts';

/** On each change of page: sets the title, scrolls to the top and reports the visit. */
export function usePageVisit(title: string): void {
  const [path] = useLocation();
  const brand = useSnapshot(organisation).appDetails?.SEO_TITLE || env.name;

  useEffect(() => {
    document.title = title ? `${title} · ${env.name}` : brand;
  }, [title, brand]);

  useEffect(() => {
    const isReadAlready = documentRead.path === path;
    documentRead.path = '';
    // The visit was told when the document opened, and its reader may be in the midst of it.
    if (isReadAlready) return;
    scrollTo(0, 0);
    const { search } = location;
    // Report only the path, unless the address carries an invitation: the server counts clicks on such links.
    void recordVisit(
      isInvited(search) ? { path: path + search, referrer: document.referrer } : { path },
    );
  }, [path]);
}
