import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import { MatchBets } from '../features/bets/MatchBets.tsx';
import { CashOutTool } from '../features/cashout/CashOutTool.tsx';
import { marketStar } from '../features/events/MarketStar.tsx';
import { MatchView } from '../features/exchange/MatchView.tsx';
import { useNoteMatch } from '../state/lists/useNoteMatch.ts';
import { liveGame } from '../state/live/marketStream.ts';
import type { LiveMarket } from '../state/live/marketStreamMarket.ts';
import { session } from '../state/session/session.ts';

interface MatchScreenProps {
  params: Record<string, string | undefined>;
}

export function MatchScreen({ params: { gameId = '' } }: MatchScreenProps) {
  useNoteMatch(gameId);
  const eventName = useSnapshot(liveGame(gameId).saved.state).data?.event.name ?? '';
  const { isAuth } = useSnapshot(session);
  const marketTools = useCallback(
    (market: LiveMarket) => <CashOutTool market={market} eventName={eventName} />,
    [eventName],
  );
  return (
    <MatchView
      key={gameId}
      gameId={gameId}
      marketTools={marketTools}
      headTools={isAuth ? marketStar : undefined}
    >
      <MatchBets gameId={gameId} />
    </MatchView>
  );
}
