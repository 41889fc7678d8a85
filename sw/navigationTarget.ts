export type NavigationTarget =
  /** A document of the first step. */
  | { from: 'installed'; path: string }
  /** A prerendered document of the second step. */
  | { from: 'documents'; path: string }
  /** The app, which renders whatever else there is. */
  | { from: 'shell' };

/** Paths of the prerendered documents, by step. */
export interface KnownDocuments {
  installed: { has(path: string): boolean };
  documents: { has(path: string): boolean };
}

/** Calls, the socket, and what the host's owner proves himself with. */
const NEVER = /^\/(api|public|\.well-known)(\/|$)/;

/** What answers a navigation to this path; `undefined` leaves it to the network. */
export function navigationTarget(
  pathname: string,
  { installed, documents }: KnownDocuments,
): NavigationTarget | undefined {
  const lastSegment = pathname.slice(pathname.lastIndexOf('/'));
  if (NEVER.test(pathname) || lastSegment.includes('.')) return undefined;
  const path = pathname.replace(/\/+$/, '') || '/';
  if (installed.has(path)) return { from: 'installed', path };
  if (documents.has(path)) return { from: 'documents', path };
  return { from: 'shell' };
}
