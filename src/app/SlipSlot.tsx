import { useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { isMyMarkets, paths } from '../paths.ts';
import { slipMark } from '../state/bets/slipMark.ts';
import { session } from '../state/session/session.ts';
import { type LateComponent, late } from '../ui/late/late.tsx';

/** If this module does not load, count the slip as wanted: better to load it early than to miss it. */
const wanted = () =>
  import('./slipWanted.ts').then(
    (slip) => slip.slipWanted(),
    () => undefined,
  );

/** On a wide window its column is reserved before the slip loads, so that no price moves. */
const untilHere = { when: wanted, waiting: <span /> };

const ExchangeSlip = late(
  () => import('../features/betslip/BetslipDock.tsx').then((module) => module.BetslipDock),
  untilHere,
);
const SportsbookSlip = late(
  () => import('../features/sportsbook/slip/CouponDock.tsx').then((module) => module.CouponDock),
  untilHere,
);

/** Pages with prices to tap: the sportsbook, matches and My markets. */
function isForBets(path: string, search: string): boolean {
  return path === paths.sportsbook || path.startsWith('/exchange/') || isMyMarkets(search);
}

/** The slip for a page: the sportsbook's own, or the exchange's. Guests get one only on pages with prices. */
function slipOf(path: string, isAuth: boolean): LateComponent<object> | undefined {
  if (path === paths.sportsbook) return SportsbookSlip;
  return isAuth || path.startsWith('/exchange/') ? ExchangeSlip : undefined;
}

/**
 * Holds the place of the bet slip. Fetches its code when the page has prices, a draft is saved, a price in a
 * list is tapped, or the window has room for an empty slip.
 */
export function SlipSlot() {
  const { isAuth } = useSnapshot(session);
  const [path] = useLocation();
  const search = useSearch();
  const Slip = slipOf(path, isAuth);
  const isAtPrices = isForBets(path, search);
  const { isWanted } = useSnapshot(slipMark);
  const [isMounted, setIsMounted] = useState(false);

  const isShown = isMounted && Slip !== undefined;

  useEffect(() => setIsMounted(true), []);
  // A class for the shell's CSS, because Firefox got `:has` late.
  useLayoutEffect(() => {
    if (!isShown) return;
    const { classList } = document.documentElement;
    classList.add('has-slip');
    return () => classList.remove('has-slip');
  }, [isShown]);
  useEffect(() => {
    if (isAtPrices || isWanted) void Slip?.preload();
  }, [Slip, isAtPrices, isWanted]);

  // Nothing on the first render, as in the prerendered HTML.
  return isShown ? <Slip /> : null;
}
