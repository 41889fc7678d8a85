import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import { MatchBets } from '../../features/bets/MatchBets.tsx';
import { CashOutTool } from '../../features/cashout/CashOutTool.tsx';
import { marketStar } from '../../features/events/favourites/MarketStar.tsx';
import { CATEGORIES, categoryOf } from '../../features/events/sports.ts';
import { MatchView } from '../../features/exchange/match/MatchView.tsx';
import { href, paths } from '../../paths.ts';
import { usePageDetail } from '../../state/device/pageDetail.ts';
import { useNoteMatch } from '../../state/lists/useNoteMatch.ts';
import { type WayBack, wayBack } from '../../state/lists/wayBack.ts';
import { liveGame } from '../../state/live/marketStream.ts';
import type { LiveMarket } from '../../state/live/marketStreamMarket.ts';
import { session } from '../../state/session/session.ts';

interface MatchScreenProps {
  params: Record<string, string | undefined>;
}

/** Guests have no match lists, so a match leads them back to the landing page. */
const START = { href: paths.landing, title: 'Home' };

/** The list of the match's sport, for a match that was opened by its address. */
function listOf(sportId: Parameters<typeof categoryOf>[0]): WayBack {
  const category = categoryOf(sportId);
  return { href: href(paths.sportCategory, { category }), title: CATEGORIES[category] };
}

export function MatchScreen({ params: { gameId = '' } }: MatchScreenProps) {
  useNoteMatch(gameId);
  const event = useSnapshot(liveGame(gameId).saved.state).data?.event;
  const eventName = event?.name ?? '';
  usePageDetail(event?.name);
  const { isAuth } = useSnapshot(session);
  const marketTools = useCallback(
    (market: LiveMarket) => <CashOutTool market={market} eventName={eventName} />,
    [eventName],
  );
  return (
    <MatchView
      key={gameId}
      gameId={gameId}
      back={wayBack() ?? (isAuth && event ? listOf(event.sportId) : START)}
      marketTools={marketTools}
      headTools={isAuth ? marketStar : undefined}
    >
      <MatchBets gameId={gameId} />
    </MatchView>
  );
}
