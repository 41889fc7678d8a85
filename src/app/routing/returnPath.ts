import { inAppPath } from '../../state/device/inAppPath.ts';
import { findRoute } from './findRoute.ts';
import type { RouteEntry } from './routes.ts';

/**
 * The path to go to after sign-in, if it stays on this site: it starts with a single slash, holds no
 * backslash or control character, does not become `//host` when normalised, and names a known page that is
 * not for guests only. `undefined` for anything else.
 */
export function returnPath(
  value: string | null | undefined,
  routes: readonly RouteEntry[],
): string | undefined {
  const path = inAppPath(value);
  const found = path && findRoute(path.replace(/[?#].*/s, ''), routes);
  if (!found || found.access === 'public') return undefined;
  return path;
}
