import { type ReactNode, useMemo } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import type { SportEvent } from '../../../contract/betting/market.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { type Tab, Tabs } from '../../../ui/button/Tabs.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import type { MarketTools } from '../market/MarketProps.ts';
import { MarketGroupView } from './MarketGroupView.tsx';
import { groupMarkets, isOngoing, type MarketGroup, standing } from './marketGroups.ts';
import './MatchMarkets.css';
import { type MarketTab, useMarketTab } from './useMarketTab.ts';

interface MatchMarketsProps {
  game: LiveGame;
  event: Pick<SportEvent, 'name' | 'sportId' | 'hasBookmaker' | 'hasFancy' | 'status'>;
  frames: readonly MarketFrame[];
  bets: readonly Bet[];
  tools: MarketTools | undefined;
  headTools: MarketTools | undefined;
  /** What the last tab shows, beside the markets. */
  statistics?: ReactNode;
}

const LABELS: Record<MarketGroup, string> = {
  odds: 'Match Odds',
  bookmaker: 'Bookmaker',
  fancy: 'Fancy',
  other: 'Other markets',
};

const COMING: Record<MarketGroup, string> = {
  odds: 'The match odds are listed some days before the match.',
  bookmaker: 'The bookmaker opens before the match and closes with it.',
  fancy: 'Sessions open after the toss, and again when the other side bats.',
  other: 'Markets on sets, goals, ties and the toss are listed with the match.',
};

/** A match's markets, all together or one group at a time, and its statistics. */
export function MatchMarkets(props: MatchMarketsProps) {
  const { game, event, frames, bets, tools, headTools, statistics } = props;
  const groups = useMemo(() => groupMarkets(event, frames), [event, frames]);
  const [chosen, choose] = useMarketTab(groups, statistics !== undefined);
  const counted = [...groups].map(([id, members]) => ({
    id,
    label: LABELS[id],
    count: standing(id, members).length,
  }));
  const tabs: Tab<MarketTab>[] = [
    { id: 'all', label: 'All', count: counted.reduce((sum, { count }) => sum + count, 0) },
    ...counted,
    ...(statistics === undefined ? [] : [{ id: 'statistics' as const, label: 'Statistics' }]),
  ];
  return (
    <div className="match-markets">
      <Tabs label="Markets" tabs={tabs} selected={chosen} onSelect={choose}>
        {chosen === 'statistics' ? (
          <div className="match-markets__statistics">{statistics}</div>
        ) : (
          <div className="match-markets__panel">
            {[...groups]
              .filter(([group]) => chosen === 'all' || chosen === group)
              .map(([group, members]) => (
                <MarketGroupView
                  key={group}
                  game={game}
                  group={group}
                  frames={members}
                  eventName={event.name}
                  sportId={event.sportId}
                  bets={bets}
                  tools={tools}
                  headTools={headTools}
                />
              ))}
            {chosen !== 'all' && !groups.get(chosen)?.some(isOngoing) && (
              <NothingOpen group={chosen} isOver={event.status === 'finished'} />
            )}
          </div>
        )}
      </Tabs>
    </div>
  );
}

function NothingOpen({ group, isOver }: { group: MarketGroup; isOver: boolean }) {
  return (
    <EmptyState
      title="Nothing open here now"
      text={isOver ? 'The match is over; its bets are settled in My bets.' : COMING[group]}
    />
  );
}
