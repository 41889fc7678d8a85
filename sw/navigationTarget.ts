/** In which any address opens. */
export const SHELL = '/shell.html';

/** Calls, the socket, and what the host's owner proves himself with. */
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
