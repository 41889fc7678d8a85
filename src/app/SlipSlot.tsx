import './SlipSlot.css';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { SlipAway } from '../features/betslip/SlipAway.tsx';
import { isMyMarkets, paths } from '../paths.ts';
import { whenIdle } from '../pwa/idle.ts';
import { slipMark } from '../state/bets/slipMark.ts';
import { session } from '../state/session/session.ts';
import { useMedia } from '../ui/hooks/useMedia.ts';
import { type LateComponent, late } from '../ui/late/late.tsx';
import { AT_DESK, from, WINDOW } from '../ui/style/breakpoints.ts';
import type { Beside, BesidePricesProps } from './BesidePrices.tsx';
import { hasSlipColumn, productOf } from './shell/rail/productOf.ts';

/**
 * On a wide window it holds the slip's column before the slip loads, so that no price moves. If the module that
 * tells does not load, the slip counts as wanted: better to load it early than to miss it.
 */
const until = (slip: 'exchange' | 'sportsbook') => ({
  when: () =>
    import('./slipWanted.ts').then(
      ({ slipWanted, couponWanted }) => (slip === 'exchange' ? slipWanted() : couponWanted()),
      () => undefined,
    ),
  waiting: <SlipAway />,
});

const ExchangeSlip = late(
  () => import('../features/betslip/BetslipDock.tsx').then((module) => module.BetslipDock),
  until('exchange'),
);
const SportsbookSlip = late(
  () => import('../features/sportsbook/slip/CouponDock.tsx').then((module) => module.CouponDock),
  until('sportsbook'),
);

const BesidePrices = late<BesidePricesProps>(() =>
  import('./BesidePrices.tsx').then((module) => module.BesidePrices),
);

const DeskKeys = late(() => import('./keys/DeskKeys.tsx').then((module) => module.DeskKeys));

/** Pages with prices to tap: the sportsbook, matches and My markets. */
function isForBets(path: string, search: string): boolean {
  return path === paths.sportsbook || path.startsWith('/exchange/') || isMyMarkets(search);
}

/** What is traded on a page: one match, or the starred markets of many. */
function tradedAt(path: string, search: string): BesidePricesProps['of'] | undefined {
  if (path.startsWith('/spmsports/') && isMyMarkets(search)) return 'my markets';
  const gameId = /^\/exchange\/([^/]+)$/.exec(path)?.[1];
  return gameId === undefined ? undefined : { gameId };
}

/** The slip for a page: the sportsbook's own, or the exchange's. Guests get one only on pages with prices. */
function slipOf(path: string, isAuth: boolean): LateComponent<object> | undefined {
  if (productOf(path) === 'sportsbook') return SportsbookSlip;
  return isAuth || path.startsWith('/exchange/') ? ExchangeSlip : undefined;
}

/**
 * Holds the place of the bet slip. Fetches its code when a price is tapped, a draft is saved, the window has room for
 * an empty slip, or the page has prices and the phone a moment.
 */
export function SlipSlot() {
  const { isAuth } = useSnapshot(session);
  const [path] = useLocation();
  const search = useSearch();
  const isColumn = useMedia(from(WINDOW.twoColumns));
  const Slip = isColumn && !hasSlipColumn(path) ? undefined : slipOf(path, isAuth);
  const isAtDesk = useMedia(AT_DESK);
  const isAtPrices = isForBets(path, search);
  const { isWanted, picked } = useSnapshot(slipMark);
  const isShown = !import.meta.env.SSR && Slip !== undefined;

  // For the style of the shell: Firefox came late to `:has`.
  useLayoutEffect(() => {
    if (!isShown) return;
    const { classList } = document.documentElement;
    classList.add('has-slip');
    return () => classList.remove('has-slip');
  }, [isShown]);
  useEffect(() => {
    if (isWanted || picked) {
      void Slip?.preload().then(() => {
        slipMark.isWanted = false;
      });
    } else if (isAtPrices) {
      // To ask for its dozen files would hold up the prices, but not on a phone that waits for them.
      void whenIdle().then(Slip?.preload);
    }
  }, [Slip, isAtPrices, isWanted, picked]);

  const traded = isAtDesk && isAuth ? tradedAt(path, search) : undefined;
  const [chosen, setBeside] = useState<Beside>('slip');
  // There is no one match whose bets could stand beside My markets.
  const beside = traded === 'my markets' && chosen === 'match' ? 'slip' : chosen;
  if (!isShown) return isAtDesk && <DeskKeys />;
  return (
    <>
      {isAtDesk && <DeskKeys />}
      {traded !== undefined && (
        <BesidePrices
          key={traded === 'my markets' ? traded : traded.gameId}
          of={traded}
          shown={beside}
          onShow={setBeside}
        />
      )}
      {/* Stays while something else is shown in its place: a bet may be on its way. */}
      <div className="slip-slot" hidden={traded !== undefined && beside !== 'slip'}>
        <Slip />
      </div>
    </>
  );
}
