export type NavigationTarget =
  /** A document of the first step. */
  | { from: 'installed'; path: string }
  /** A prerendered document of the second step. */
  | { from: 'documents'; path: string }
  /** The app, which renders every other page. */
  | { from: 'shell' };

/** Paths of the prerendered documents, by step. */
export interface KnownDocuments {
  installed: { has(path: string): boolean };
  documents: { has(path: string): boolean };
}

/** Calls, sockets, and files that prove who owns the host. */
const NEVER = /^\/(api|public|\.well-known)(\/|$)/;

/** What answers a page load of this path; `undefined` leaves it to the network. */
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
