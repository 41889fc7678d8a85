export type NavigationTarget =
  /** A document of the first step. */
  | { from: 'precache'; path: string }
  /** A prerendered document of the second step. */
  | { from: 'documents'; path: string }
  /** The app, which renders whatever else there is. */
  | { from: 'shell' };

export interface KnownPages {
  isPrecached(path: string): boolean;
  documents: ReadonlySet<string>;
}

/** Calls, the socket, and what the host's owner proves himself with. */
const NEVER = /^\/(api|public|\.well-known)(\/|$)/;

/** What answers a navigation to this path; `undefined` leaves it to the network. */
export function navigationTarget(
  pathname: string,
  { isPrecached, documents }: KnownPages,
): NavigationTarget | undefined {
  const lastSegment = pathname.slice(pathname.lastIndexOf('/'));
  if (NEVER.test(pathname) || lastSegment.includes('.')) return undefined;
  const path = pathname.replace(/\/+$/, '') || '/';
  if (isPrecached(path)) return { from: 'precache', path };
  if (documents.has(path)) return { from: 'documents', path };
  return { from: 'shell' };
}
