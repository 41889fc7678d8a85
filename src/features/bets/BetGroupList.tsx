import { useState } from 'react';
import { Link } from 'wouter';
import type { Bet, Product } from '../../contract/betting/bets.ts';
import { isInBook } from '../../domain/market/order.ts';
import { href, paths } from '../../paths.ts';
import { type BetFilter, isFilterEmpty } from '../../state/bets/betFilter.ts';
import type { BetGroup } from '../../state/bets/bets.ts';
import { useWaitingStops } from '../../state/bets/orders/stopLossesHooks.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { inPlaceQuiet } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';
import { useLiveScores } from './useLiveScores.ts';
import './BetGroupList.css';
import { BetListSkeleton } from './BetListSkeleton.tsx';
import { BetSheet } from './BetSheet.tsx';
import { EMPTY, PRODUCTS, SAVED_ONLY } from './betWords.ts';
import type { CouponTools } from './coupons/CouponList.tsx';
import { useCoupons } from './coupons/useCoupons.ts';
import { OpenMatches, PastDays } from './GroupedBets.tsx';
import type { OpenMarketTools } from './MatchGroup.tsx';
import { RangeTotals } from './RangeTotals.tsx';
import { useRounds } from './rounds/useRounds.ts';
import { OpenTable } from './tables/OpenTable.tsx';
import { PastTable } from './tables/PastTable.tsx';
import { type FoundBets, useFoundBets } from './useFoundBets.ts';

/** Loaded only for players with orders that wait. */
const WaitingOrders = late(
  () => import('./orders/WaitingOrders.tsx').then((module) => module.WaitingOrders),
  inPlaceQuiet,
);

/** Sportsbook bets, below the exchange bets. Loaded only for players who have any. */
const CouponList = late(
  () => import('./coupons/CouponList.tsx').then((list) => list.CouponList),
  inPlaceQuiet,
);
const RoundList = late(
  () => import('./rounds/RoundList.tsx').then((list) => list.RoundList),
  inPlaceQuiet,
);

const hasAny = (shown: readonly unknown[], { hasOlder }: { hasOlder: boolean }) =>
  shown.length > 0 || hasOlder;

interface BetGroupListProps {
  group: BetGroup;
  filter: BetFilter;
  tools?: OpenMarketTools | undefined;
  couponTools?: CouponTools | undefined;
  /** It stands in the column beside a page: no table has room there, however wide the window. */
  isBeside?: boolean;
}

export function BetGroupList(props: BetGroupListProps) {
  const { group, filter, tools, couponTools, isBeside = false } = props;
  const found = useFoundBets(group, filter);
  const coupons = useCoupons(group, filter);
  const rounds = useRounds(group, filter);
  const isEmpty =
    found.bets?.length === 0 && coupons.bets.length === 0 && rounds.rounds.length === 0;
  const [openId, setOpenId] = useState<string>();
  const { bets, total, totals, status, isPartial } = found;
  const hasStop = useWaitingStops().length > 0;
  const isWide = useMedia(from(WINDOW.wide)) && !isBeside;
  const scores = useLiveScores(group === 'open' && !isEmpty);

  if (!bets) {
    if (status !== 'failed') return <BetListSkeleton />;
    return (
      <ErrorState
        title="Your bets could not be loaded"
        text="None are saved on this phone yet. We still have them."
        onRetry={found.retry}
      />
    );
  }
  const list = {
    bets,
    onOpen: (bet: Bet) => setOpenId(bet.betId),
    end: bets.length < total && <Older found={found} shown={bets.length} />,
  };
  const OpenBets = isWide ? OpenTable : OpenMatches;
  return (
    <>
      <ListState found={found} isFiltered={!isFilterEmpty(filter)} />
      {group === 'settled' && totals && bets.length > 0 && (
        <RangeTotals
          totals={totals}
          ofOnly={isPartial ? bets.length : undefined}
          isBesideOthers={coupons.bets.length + rounds.rounds.length > 0}
        />
      )}
      {isEmpty && status !== 'loading' && <Empty group={group} filter={filter} />}
      {group === 'open' && (bets.some(isInBook) || hasStop) && (
        <WaitingOrders bets={bets} hasNames isBeside={isBeside} />
      )}
      {group === 'open' ? (
        <OpenBets {...list} scores={scores} tools={tools} />
      ) : group === 'settled' && isWide && bets.length > 0 ? (
        <PastTable {...list} />
      ) : (
        <PastDays key={group} {...list} group={group} />
      )}
      {hasAny(coupons.bets, coupons) && (
        <CouponList group={group} coupons={coupons} scores={scores} tools={couponTools} />
      )}
      {hasAny(rounds.rounds, rounds) && (
        <RoundList found={rounds} isSettled={group === 'settled'} />
      )}
      <BetSheet betId={openId} bets={bets} onClose={() => setOpenId(undefined)} />
    </>
  );
}

function ListState({ found, isFiltered }: { found: FoundBets; isFiltered: boolean }) {
  return (
    <div className="bet-list__age">
      <ListAge
        list={found}
        note={isFiltered && found.isPartial ? SAVED_ONLY : undefined}
        onRetry={found.retry}
      />
    </div>
  );
}

const IN_PLAY = {
  to: href(paths.sportCategory, { category: 'inplay' }),
  label: 'See what is in play',
};
/** Products with pages of their own. */
const OFFERED: Partial<Record<Product, typeof IN_PLAY>> = {
  sportsbook: { to: paths.sportsbook, label: 'See the sportsbook' },
  casino: { to: paths.casinos, label: 'See the games' },
};

function Empty({ group, filter }: { group: BetGroup; filter: BetFilter }) {
  const { product, event, range } = filter;
  const { title, text } = EMPTY[group];
  if (event || range) {
    return (
      <EmptyState
        picture="search"
        title="Nothing found"
        text="No bet here matches. Try other days or another name."
      />
    );
  }
  const offered = (product && OFFERED[product]) ?? IN_PLAY;
  return (
    <EmptyState
      picture="ticket"
      title={product ? `${title} in ${PRODUCTS[product]}` : title}
      text={text}
    >
      <Link className={buttonClass()} href={offered.to}>
        {offered.label}
      </Link>
    </EmptyState>
  );
}

function Older({ found, shown }: { found: FoundBets; shown: number }) {
  const [isBusy, setBusy] = useState(false);
  function load() {
    setBusy(true);
    // The failure shows as a toast; the bets on screen stay.
    found
      .loadOlder()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  }
  return (
    <div className="bet-list__older">
      <Button kind="quiet" isWide onClick={load} isBusy={isBusy}>
        Show older ({shown} of {found.total})
      </Button>
    </div>
  );
}
