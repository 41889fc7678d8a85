import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { BetFilter } from '../../state/betFilter.ts';
import { type BetGroup, betList } from '../../state/bets.ts';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { BetFilters } from './BetFilters.tsx';
import { BetGroupList } from './BetGroupList.tsx';
import type { CouponTools } from './CouponList.tsx';
import type { OpenMarketTools } from './MatchGroup.tsx';
import './MyBetsView.css';

interface MyBetsViewProps {
  /** Shown with the open bets of every market. */
  marketTools?: OpenMarketTools;
  /** Shown with every open bet of the sportsbook. */
  couponTools?: CouponTools;
}

/** Every bet of the player, in three groups; it opens from what is saved, with its age. */
export function MyBetsView({ marketTools, couponTools }: MyBetsViewProps) {
  const [group, setGroup] = useState<BetGroup>('open');
  const [filter, setFilter] = useState<BetFilter>({});
  const change = useCallback(
    (part: BetFilter) => setFilter((before) => ({ ...before, ...part })),
    [],
  );
  const counts = {
    open: useSnapshot(betList('open').state).data?.total,
    settled: useSnapshot(betList('settled').state).data?.total,
    void: useSnapshot(betList('void').state).data?.total,
  };
  const tab = (id: BetGroup, label: string): Tab<BetGroup> => {
    const count = counts[id];
    return { id, label, ...(count !== undefined && { count }) };
  };
  return (
    <div className="my-bets">
      <h1 className="my-bets__title">My bets</h1>
      <Tabs<BetGroup>
        label="Bets"
        tabs={[tab('open', 'Open'), tab('settled', 'Settled'), tab('void', 'Void')]}
        selected={group}
        onSelect={setGroup}
      >
        <BetFilters filter={filter} onChange={change} />
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
