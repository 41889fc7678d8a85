import type { RouteEntry } from './routes.ts';

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const known = patterns.get(path);
  if (known) return known;
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
  patterns.set(path, pattern);
  return pattern;
}

/** The first route whose pattern is the whole path; the same rule as wouter's, for pure functions. */
export function findRoute<Route extends Pick<RouteEntry, 'path'>>(
  path: string,
  routes: readonly Route[],
): Route | undefined {
  return routes.find((route) => patternOf(route.path).test(path));
}
