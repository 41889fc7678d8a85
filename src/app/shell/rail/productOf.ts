import { useRef } from 'react';
import { paths } from '../../../paths.ts';
import { routeTable } from '../../../routeTable.ts';
import { findRoute } from '../../routing/findRoute.ts';

/** Whose lists, bets and slip a page belongs to. A provider's page has all of that in its own frame. */
export type Product = 'exchange' | 'sportsbook' | 'casino' | 'provider';

const PLACES: readonly (readonly [Product, readonly string[]])[] = [
  ['exchange', [paths.home, paths.sportCategory, paths.match]],
  ['sportsbook', [paths.sportsbook, paths.jackpot]],
  ['provider', [paths.betby, paths.jetfair, paths.sportsProvider]],
  [
    'casino',
    [
      paths.casinos,
      paths.casinoDesktop,
      paths.slots,
      paths.kingmaker,
      paths.games,
      paths.auraGames,
      paths.virtuals,
      paths.providers,
    ],
  ],
];

/** The tab of a provider's page, by what is bet on there. */
const TABS_OF_PROVIDERS: readonly (readonly [string, Product])[] = [
  [paths.betby, 'sportsbook'],
  [paths.jetfair, 'exchange'],
  [paths.sportsProvider, 'sportsbook'],
];

/** The first part of an address that has a parameter, else all of it. */
const isAt = (pattern: string, path: string) => {
  const [fixed = ''] = pattern.split(':');
  return fixed === pattern ? path === pattern : path.startsWith(fixed);
};

/** The product of a page; undefined for those of all products, such as My bets. */
export function productOf(path: string): Product | undefined {
  return PLACES.find(([, patterns]) => patterns.some((pattern) => isAt(pattern, path)))?.[0];
}

/** The product whose tab is chosen on a page. */
export function tabOf(path: string): Product | undefined {
  const provider = TABS_OF_PROVIDERS.find(([pattern]) => isAt(pattern, path));
  return provider?.[1] ?? productOf(path);
}

/** Cashier, limits, messages and the like have no tab of their own. */
const OF_ACCOUNT = /^(account|cashier)\//;

/** Whether a page is one of the account's, which share its tab and the column beside them. */
export const isOfAccount = (path: string) =>
  OF_ACCOUNT.test(findRoute(path, routeTable)?.screen ?? '');

/** The product the player is in: a page of all products belongs to the one they came from. */
export function useProduct(path: string): Product {
  const last = useRef<Product>('exchange');
  const own = productOf(path);
  if (own && own !== 'provider') last.current = own;
  return own ?? last.current;
}

/** Pages of no product that have prices, or bets of both slips. */
const WITH_PRICES: readonly string[] = [
  paths.landing,
  // A dialog over the landing page.
  paths.signIn,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.mobileNumber,
  paths.verifyNumber,
  paths.myBets,
];

/** Whether a wide window has a column for the slip: only beside prices that it takes, or beside its bets. */
export function hasSlipColumn(path: string): boolean {
  const product = productOf(path);
  // The jackpot's ticket is made on its page.
  if (path === paths.jackpot) return false;
  return product === 'exchange' || product === 'sportsbook' || WITH_PRICES.includes(path);
}
