import type { OrganisationStatus } from '../../contract/app.ts';
import { paths } from '../../paths.ts';
import { returnPath } from './returnPath.ts';
import type { RouteEntry } from './routes.ts';

export interface Visit {
  /** The matching route; undefined for an unknown page. */
  route: Pick<RouteEntry, 'path' | 'access'> | undefined;
  /** The requested path and query, to return to. */
  place: string;
  isAuth: boolean;
  organisationStatus: OrganisationStatus;
  /** The `return` parameter of the query. */
  returnTo: string | null;
}

/** Pages that open while the brand is not live: nobody is locked out of rules and terms. */
const OPEN_IN_MAINTENANCE: readonly string[] = [
  paths.maintenance,
  paths.contact,
  paths.privacy,
  paths.responsible,
  paths.fairPlay,
  paths.gameRules,
  paths.gameRulesNovember2026,
  paths.gameRulesJune2026,
  paths.terms,
  paths.termsNovember2026,
  paths.termsJune2026,
  paths.knowYourCustomer,
  paths.antiMoneyLaundering,
  paths.cookies,
  paths.faq,
  paths.about,
  paths.license,
];

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
    return OPEN_IN_MAINTENANCE.includes(route.path) ? undefined : paths.maintenance;
  }
  if (route.access === 'protected' && !isAuth) {
    return `${paths.landing}?return=${encodeURIComponent(place)}`;
  }
  if (route.access === 'public' && isAuth) return returnPath(visit.returnTo, routes) ?? paths.home;
  return undefined;
}
