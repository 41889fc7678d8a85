import { at, below } from '../src/lib/base.ts';

/** The document in which any address opens. */
export const SHELL = at('/shell.html');

/** Calls, sockets, and files that prove who owns the host. */
const NEVER = /^\/(api|public|\.well-known)(\/|$)/;

/** The app's own path of an address, as documents are listed. */
export const ownPath = (pathname: string): string => below(pathname).replace(/\/+$/, '') || '/';

/** The installed document that answers a navigation to this path; `undefined` leaves it to the network. */
export function navigationTarget(
  pathname: string,
  installed: { has(path: string): boolean },
): string | undefined {
  const own = below(pathname);
  const lastSegment = own.slice(own.lastIndexOf('/'));
  if (NEVER.test(own) || lastSegment.includes('.')) return undefined;
  const path = at(ownPath(pathname));
  return installed.has(path) ? path : SHELL;
}
