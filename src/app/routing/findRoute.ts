import type { RouteLine } from '../../routeTable.ts';

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const known = patterns.get(path);
  if (known) return known;
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');
  patterns.set(path, pattern);
  return pattern;
}

/** The first route whose pattern matches the whole path. Used by the router, the guard and `return` alike. */
export function findRoute<Route extends Pick<RouteLine, 'path'>>(
  path: string,
  routes: readonly Route[],
): Route | undefined {
  return routes.find((route) => patternOf(route.path).test(path));
}

/** A path's parameters, decoded. One that cannot be decoded stays as it is. */
export function paramsOf(path: string, pattern: string): Record<string, string> {
  const groups = patternOf(pattern).exec(path)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)]));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
