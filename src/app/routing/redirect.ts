import type { OrganisationStatus } from '../../contract/app.ts';
import { paths } from '../../paths.ts';
import { returnPath } from './returnPath.ts';
import type { RouteEntry } from './routes.ts';

export interface Visit {
  /** The route found for the path; none for an unknown page. */
  route: Pick<RouteEntry, 'path' | 'access'> | undefined;
  /** Path and query as asked for, to come back to. */
  place: string;
  isAuth: boolean;
  organisationStatus: OrganisationStatus;
  /** The `return` parameter, as it stands in the query. */
  returnTo: string | null;
}

/** While the brand is not live these still open: nobody is locked out of rules and terms. */
const OPEN_IN_MAINTENANCE: readonly string[] = [
  paths.maintenance,
  paths.contact,
  paths.privacy,
  paths.responsible,
  paths.fairPlay,
  paths.gameRules,
  paths.gameRulesJune2026,
  paths.terms,
  paths.termsJune2026,
  paths.knowYourCustomer,
  paths.antiMoneyLaundering,
  paths.cookies,
  paths.faq,
  paths.about,
  paths.license,
];

/** The specification exempts every path that contains it. */
const EXEMPT = 'desktop';

/** Where a visit must go instead, or `undefined` when it may stay. Asked only after hydration. */
export function redirect(visit: Visit, routes: readonly RouteEntry[]): string | undefined {
  const { route, place, isAuth, organisationStatus } = visit;
  if (!route) return undefined;
  // Not a page for players: a guest could open each of them by a made-up name, as in /deposit/desktop.
  const isForMe = isAuth || route.access !== 'protected';
  if (isForMe && place.replace(/\?.*/, '').includes(EXEMPT)) return undefined;
  if (organisationStatus !== 'live') {
    return OPEN_IN_MAINTENANCE.includes(route.path) ? undefined : paths.maintenance;
  }
  if (route.access === 'protected' && !isAuth) {
    return `${paths.landing}?return=${encodeURIComponent(place)}`;
  }
  if (route.access === 'public' && isAuth) return returnPath(visit.returnTo, routes) ?? paths.home;
  return undefined;
}
