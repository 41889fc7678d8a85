import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { isMyMarkets, paths } from '../paths.ts';
import { slipMark } from '../state/bets/slipMark.ts';
import { session } from '../state/session/session.ts';

const exchange = () =>
  import('../features/betslip/BetslipDock.tsx').then((module) => module.BetslipDock);
const sportsbook = () =>
  import('../features/sportsbook/slip/CouponDock.tsx').then((module) => module.CouponDock);

/** Where its code does not come, the slip does: it is needed sooner than its absence is noticed. */
const wanted = () =>
  import('./slipWanted.ts').then(
    (slip) => slip.slipWanted(),
    () => undefined,
  );

type Load = () => Promise<ComponentType>;

/** Where prices can be tapped: the sportsbook, a match, and the markets with a star. */
function isForBets(path: string, search: string): boolean {
  return path === paths.sportsbook || path.startsWith('/exchange/') || isMyMarkets(search);
}

/** The sportsbook has a slip of its own; a guest has one where bets are chosen. */
function slipOf(path: string, isAuth: boolean): Load | undefined {
  if (path === paths.sportsbook) return sportsbook;
  return isAuth || path.startsWith('/exchange/') ? exchange : undefined;
}

/**
 * Holds the place of the bet slip. Its code is fetched once there is a place to bet from, a draft to go
 * on with, a price tapped in a list, or room to show an empty slip.
 */
export function SlipSlot() {
  const { isAuth } = useSnapshot(session);
  const [path] = useLocation();
  const search = useSearch();
  const load = slipOf(path, isAuth);
  const isAtPrices = isForBets(path, search);
  const { isWanted } = useSnapshot(slipMark);
  const [isMounted, setIsMounted] = useState(false);
  const [slip, setSlip] = useState<{ of: Load; Dock: ComponentType }>();

  const isShown = isMounted && load !== undefined;

  useEffect(() => setIsMounted(true), []);
  // For the style of the shell: Firefox came late to `:has`.
  useLayoutEffect(() => {
    if (!isShown) return;
    const { classList } = document.documentElement;
    classList.add('has-slip');
    return () => classList.remove('has-slip');
  }, [isShown]);
  useEffect(() => {
    if (!load) return;
    const fetchDock = () => {
      load().then(
        (Dock) => setSlip({ of: load, Dock }),
        (error) => console.warn('bet slip not loaded', error),
      );
    };
    if (isAtPrices || isWanted) fetchDock();
    else void wanted().then(fetchDock);
  }, [load, isAtPrices, isWanted]);

  // Nothing at first, as prerendered.
  if (!isShown) return null;
  // On a wide window the column stands before the slip does, so that no price moves aside for it.
  return slip?.of === load ? <slip.Dock /> : <span />;
}
