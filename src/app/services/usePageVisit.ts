import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { env } from '../../env.ts';
import { shownWithoutApp } from '../../pages/shownWithoutApp.ts';
import { recordVisit } from '../../pwa/visits.ts';
import { organisation } from '../../state/session/organisation.ts';
import { isTextToCome } from '../routing/documentText.ts';
import { isInvited } from './isInvited.ts';

/** On each change of page: sets the title, scrolls to the top and reports the visit. */
export function usePageVisit(title: string, isDocument = false): void {
  const [path] = useLocation();
  const event = new URLSearchParams(useSearch()).get('event');
  const shownEvent = useRef(event);
  const brand = useSnapshot(organisation).appDetails?.SEO_TITLE || env.name;

  useEffect(() => {
    document.title = title ? `${title} · ${env.name}` : brand;
  }, [title, brand]);

  useEffect(() => {
    const isReadAlready = shownWithoutApp.path === path;
    shownWithoutApp.path = '';
    // The visit was told when the document opened, and its reader may be in the midst of it.
    if (isReadAlready) return;
    if (!location.hash) scrollTo(0, 0);
    // The page that is loaded now tells of it.
    if (isDocument && isTextToCome()) return;
    const { search } = location;
    // Report only the path, unless the address carries an invitation: the server counts clicks on such links.
    void recordVisit(
      isInvited(search) ? { path: path + search, referrer: document.referrer } : { path },
    );
  }, [path, isDocument]);

  // A match of the sportsbook is a page within another. On the way back the browser scrolls after this.
  useEffect(() => {
    if (shownEvent.current !== event) scrollTo(0, 0);
    shownEvent.current = event;
  }, [event]);
}
