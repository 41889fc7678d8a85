/** In which any address opens. */
export const SHELL = '/shell.html';

/** Calls, sockets, and files that prove who owns the host. */
const NEVER = /^\/(api|public|\.well-known)(\/|$)/;

/** The installed document that answers a navigation to this path; `undefined` leaves it to the network. */
export function navigationTarget(
  pathname: string,
  installed: { has(path: string): boolean },
): string | undefined {
  const lastSegment = pathname.slice(pathname.lastIndexOf('/'));
  if (NEVER.test(pathname) || lastSegment.includes('.')) return undefined;
  const path = pathname.replace(/\/+$/, '') || '/';
  return installed.has(path) ? path : SHELL;
}
