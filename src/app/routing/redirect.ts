import type { OrganisationStatus } from '../../contract/app.ts';
import { paths } from '../../paths.ts';
import { returnPath } from './returnPath.ts';
import type { RouteEntry } from './routes.ts';

export interface Visit {
  /** The matching route; undefined for an unknown page. */
  route: Pick<RouteEntry, 'path' | 'access' | 'isAlwaysOpen'> | undefined;
  /** The requested path and query, to return to. */
  place: string;
  isAuth: boolean;
  organisationStatus: OrganisationStatus;
  /** The `return` parameter of the query. */
  returnTo: string | null;
}

/** The specification exempts every path that contains this word. */
const EXEMPT = 'desktop';

/** Where a visit must be redirected, or `undefined` when it may stay. Call it only after hydration. */
export function redirect(visit: Visit, routes: readonly RouteEntry[]): string | undefined {
  const { route, place, isAuth, organisationStatus } = visit;
  if (!route) return undefined;
  // The exemption does not cover players' pages: a guest could open any of them by a made-up path such as
  // /deposit/desktop.
  const isForMe = isAuth || route.access !== 'protected';
  if (isForMe && place.replace(/\?.*/, '').includes(EXEMPT)) return undefined;
  if (organisationStatus !== 'live') {
    return route.isAlwaysOpen ? undefined : paths.maintenance;
  }
  if (route.access === 'protected' && !isAuth) {
    return `${paths.landing}?return=${encodeURIComponent(place)}`;
  }
  if (route.access === 'public' && isAuth) return returnPath(visit.returnTo, routes) ?? paths.home;
  return undefined;
}
