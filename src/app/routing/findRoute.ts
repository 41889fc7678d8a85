import { parse } from 'regexparam';
import type { RouteLine } from '../../routeTable.ts';

// wouter's own parser. Its `matchRoute` would bring React into the file of the start that asks for a screen.

/** The first route whose pattern matches the whole path. Used by the router, the guard and `return` alike. */
export function findRoute<Route extends Pick<RouteLine, 'path'>>(
  path: string,
  routes: readonly Route[],
): Route | undefined {
  return routes.find((route) => parse(route.path).pattern.test(path));
}

/** A path's parameters, decoded. One that cannot be decoded stays as it is. */
export function paramsOf(path: string, route: string): Record<string, string> {
  const { keys, pattern } = parse(route);
  const [, ...values] = pattern.exec(path) ?? [];
  return Object.fromEntries(values.map((value, index) => [keys[index], decoded(value)]));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
