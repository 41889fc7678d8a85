import './SlipTabs.css';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useKnownMatchBets } from '../state/bets/betsHooks.ts';
import { useOpenBets } from '../state/bets/openBets.ts';
import { slipMark } from '../state/bets/slipMark.ts';
import { type Tab, Tabs } from '../ui/button/Tabs.tsx';
import { BesideSlot } from '../ui/dock/Beside.tsx';
import { inPlace } from '../ui/late/inPlace.tsx';
import { late } from '../ui/late/late.tsx';
import { EmptyState } from '../ui/status/EmptyState.tsx';

const MatchBets = late(
  () => import('../features/bets/MatchBets.tsx').then((module) => module.MatchBets),
  inPlace,
);
const OpenBets = late(
  () => import('../features/bets/BetGroupList.tsx').then((module) => module.BetGroupList),
  inPlace,
);

type Shown = 'slip' | 'match' | 'open';

const ALL = {};

/** The column beside a match at a desk: the slip, or what the player has here or anywhere. */
export function SlipTabs({ gameId, children }: { gameId: string; children: ReactNode }) {
  const [chosen, choose] = useState<Shown>('slip');
  const { picked } = useSnapshot(slipMark);
  const here = useKnownMatchBets(gameId);
  const { sums } = useOpenBets();

  // A price was tapped, or leaves the slip: whoever bets looks at the slip.
  const [last, setLast] = useState(picked);
  if (picked !== last) {
    setLast(picked);
    choose('slip');
  }
  const tabs: Tab<Shown>[] = [
    { id: 'slip', label: 'Bet slip' },
    { id: 'match', label: 'This match', count: here.length },
    { id: 'open', label: 'All open', count: sums?.count ?? 'unknown' },
  ];
  return (
    <div className="slip-tabs">
      <BesideSlot />
      <Tabs<Shown> label="Beside the match" tabs={tabs} selected={chosen} onSelect={choose}>
        {/* Stays while another tab is shown: a bet may be on its way. */}
        <div hidden={chosen !== 'slip'} className="slip-tabs__slip">
          {children}
        </div>
        {chosen === 'match' &&
          (here.length > 0 ? (
            <MatchBets gameId={gameId} />
          ) : (
            <EmptyState
              title="No open bets here"
              text="What you bet on this match stands here until it is decided."
            />
          ))}
        {chosen === 'open' && <OpenBets group="open" filter={ALL} />}
      </Tabs>
    </div>
  );
}
