import { findRoute } from './findRoute.ts';
import type { RouteEntry } from './routes.ts';

const BASE = 'https://stay.invalid';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
const UNSAFE = /[\u0000-\u0020\u007f\\]/;

/**
 * The path to go to after sign-in, when it stays on this site: it begins with one slash, holds no
 * backslash or control character, does not become `//host` when normalised, and names a known page
 * that is not for guests. Anything else is `undefined`.
 */
export function returnPath(
  value: string | null | undefined,
  routes: readonly RouteEntry[],
): string | undefined {
  if (!value || !/^\/(?!\/)/.test(value) || UNSAFE.test(value)) return undefined;
  let url: URL;
  try {
    url = new URL(value, BASE);
  } catch {
    return undefined;
  }
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  const found = findRoute(url.pathname, routes);
  if (!found || found.access === 'public') return undefined;
  return url.pathname + url.search + url.hash;
}
