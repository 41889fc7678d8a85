import { useState } from 'react';
import type { Bet } from '../../contract/betting/bets.ts';
import { isInBook } from '../../domain/market/order.ts';
import { type BetFilter, isFilterEmpty } from '../../state/bets/betFilter.ts';
import type { BetGroup } from '../../state/bets/bets.ts';
import { useWaitingStops } from '../../state/bets/orders/stopLossesHooks.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { inPlaceQuiet } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';
import { useLiveScores } from './useLiveScores.ts';
import './BetGroupList.css';
import { BetListSkeleton } from './BetListSkeleton.tsx';
import { BetSheet } from './BetSheet.tsx';
import { SAVED_ONLY } from './betWords.ts';
import type { CouponTools } from './coupons/CouponList.tsx';
import type { OtherList } from './coupons/otherList.ts';
import { useCoupons } from './coupons/useCoupons.ts';
import { OpenMatches, PastDays } from './GroupedBets.tsx';
import type { OpenMarketTools } from './MatchGroup.tsx';
import { NothingShown, Unloaded } from './NothingShown.tsx';
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

const hasAny = (shown: readonly unknown[], { list }: { list: OtherList }) =>
  shown.length > 0 || list.hasOlder;

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
  const others = [coupons.list, rounds.list];
  const exchange: OtherList = {
    name: 'exchange bets',
    state: found.bets ? 'known' : 'failed',
    hasOlder: false,
    retry: found.retry,
  };
  const [openId, setOpenId] = useState<string>();
  const { bets = [], total, totals, status, isPartial } = found;
  const hasStop = useWaitingStops().length > 0;
  const isWaiting = group === 'open' && (bets.some(isInBook) || hasStop);
  const isWide = useMedia(from(WINDOW.wide)) && !isBeside;
  const scores = useLiveScores(group === 'open' && !isEmpty);

  if (!found.bets && status !== 'failed') return <BetListSkeleton />;
  const list = {
    bets,
    onOpen: (bet: Bet) => setOpenId(bet.betId),
    end: bets.length < total && <Older found={found} shown={bets.length} />,
  };
  const OpenBets = isWide ? OpenTable : OpenMatches;
  return (
    <>
      {found.bets && <ListState found={found} isFiltered={!isFilterEmpty(filter)} />}
      {group === 'settled' && totals && bets.length > 0 && (
        <RangeTotals
          totals={totals}
          ofOnly={isPartial ? bets.length : undefined}
          isBesideOthers={coupons.bets.length + rounds.rounds.length > 0}
        />
      )}
      {isEmpty && status !== 'loading' && (
        <NothingShown group={group} filter={filter} others={others} />
      )}
      {isWaiting && <WaitingOrders bets={bets} hasNames isBeside={isBeside} />}
      {isWaiting && isWide && bets.some(({ state }) => state !== 'unmatched') && (
        <h2 className="bet-list__matched">Matched</h2>
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
      <Unloaded lists={[exchange, ...others]} />
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
