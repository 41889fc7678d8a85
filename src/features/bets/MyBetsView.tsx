import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type BetFilter, isFilterEmpty } from '../../state/bets/betFilter.ts';
import { type BetGroup, betList } from '../../state/bets/bets.ts';
import { couponList } from '../../state/bets/couponBets.ts';
import { useOpenBets } from '../../state/bets/openBets.ts';
import { type Tab, Tabs } from '../../ui/button/Tabs.tsx';
import { BetFilters } from './BetFilters.tsx';
import { BetGroupList } from './BetGroupList.tsx';
import type { CouponTools } from './coupons/CouponList.tsx';
import type { OpenMarketTools } from './MatchGroup.tsx';
import './MyBetsView.css';
import { useHasRounds } from './rounds/useHasRounds.ts';
import { useBetGroup } from './useBetGroup.ts';

interface MyBetsViewProps {
  /** Shown with each market's open bets. */
  marketTools?: OpenMarketTools;
  /** Shown with each open sportsbook bet. */
  couponTools?: CouponTools;
}

/** All the player's bets in three groups. Opens with the saved bets and their age. */
export function MyBetsView({ marketTools, couponTools }: MyBetsViewProps) {
  const [group, setGroup] = useBetGroup();
  const [filter, setFilter] = useState<BetFilter>({});
  const change = useCallback(
    (part: BetFilter) => setFilter((before) => ({ ...before, ...part })),
    [],
  );
  const hasRounds = useHasRounds(group);
  const counts = {
    open: useOpenBets().sums?.count,
    settled: useCount('settled'),
    void: useCount('void'),
  };
  // A filter that is set stays in view, because what it leaves out may be all there is. It is of the lists that
  // stand below: by any other the filters would go later than the list says that it is empty, and move it.
  const isNothing = useCount(group) === 0 && hasRounds === false && isFilterEmpty(filter);
  const tab = (id: BetGroup, label: string): Tab<BetGroup> => {
    // Of the others it is asked for when they are opened.
    const count = counts[id] ?? (id === group ? 'unknown' : undefined);
    return { id, label, ...(count !== undefined && { count }) };
  };
  return (
    <div className="my-bets">
      <h1 className="my-bets__title">My bets</h1>
      <Tabs<BetGroup>
        label="Bets"
        tabs={[tab('open', 'Open'), tab('settled', 'Settled'), tab('void', 'No result')]}
        selected={group}
        onSelect={setGroup}
      >
        {!isNothing && <BetFilters filter={filter} onChange={change} />}
        <BetGroupList
          key={group}
          group={group}
          filter={filter}
          tools={marketTools}
          couponTools={couponTools}
        />
      </Tabs>
    </div>
  );
}

/** Exchange and sportsbook bets together; undefined until both are known. */
function useCount(group: BetGroup): number | undefined {
  const total = useSnapshot(betList(group).state).data?.total;
  const coupons = useSnapshot(couponList(group).state).data?.total;
  return total === undefined || coupons === undefined ? undefined : total + coupons;
}
