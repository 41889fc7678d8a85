import { findRoute } from './findRoute.ts';
import type { RouteEntry } from './routes.ts';

const BASE = 'https://stay.invalid';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it refuses
const UNSAFE = /[\u0000-\u0020\u007f\\]/;

/**
 * The path to go to after sign-in, if it stays on this site: it starts with a single slash, holds no
 * backslash or control character, does not become `//host` when normalised, and names a known page that is
 * not for guests only. `undefined` for anything else.
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
