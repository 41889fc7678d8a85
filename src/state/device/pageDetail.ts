import { useEffect } from 'react';
import { proxy } from 'valtio/vanilla';

/** What the page in view shows of its kind: the match, the sport, the game, the way to pay. */
export const pageDetail = proxy<{ name: string | undefined }>({ name: undefined });

/** Puts a name before the page's own title, so that tabs, history and screen readers tell pages apart. */
export function usePageDetail(name: string | undefined): void {
  useEffect(() => {
    pageDetail.name = name;
    return () => {
      pageDetail.name = undefined;
    };
  }, [name]);
}
