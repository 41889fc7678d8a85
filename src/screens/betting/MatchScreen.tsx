import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import { marketStar } from '../../features/events/favourites/MarketStar.tsx';
import { CATEGORIES, categoryOf } from '../../features/events/sports.ts';
import { MatchView, type StatisticsOf } from '../../features/exchange/match/MatchView.tsx';
import { href, paths } from '../../paths.ts';
import { useKnownMatchBets } from '../../state/bets/betsHooks.ts';
import { usePageDetail } from '../../state/device/pageDetail.ts';
import { type WayBack, wayBack } from '../../state/lists/wayBack.ts';
import { liveGame } from '../../state/live/marketStream.ts';
import type { LiveMarket } from '../../state/live/marketStreamMarket.ts';
import { session } from '../../state/session/session.ts';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { inPlace, inPlaceQuiet } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { AT_DESK } from '../../ui/style/breakpoints.ts';
import { marketTools } from './marketTools.tsx';
import { useNoteMatch } from './useNoteMatch.ts';

const MatchBets = late(
  () => import('../../features/bets/MatchBets.tsx').then((module) => module.MatchBets),
  inPlaceQuiet,
);
const MatchStatistics = late(
  () =>
    import('../../features/statistics/MatchStatistics.tsx').then(
      (module) => module.MatchStatistics,
    ),
  inPlace,
);

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

const statisticsOf: StatisticsOf = ({ gameId, sportId, name, isInPlay }) => (
  <MatchStatistics gameId={gameId} sportId={sportId} name={name} isInPlay={isInPlay} />
);

/** True from the player's first bet on: what shows bets may have a sheet open when the last one is settled. */
function useHasHadBets(gameId: string): boolean {
  const bets = useKnownMatchBets(gameId);
  const [hasHad, setHasHad] = useState(false);
  if (bets.length > 0 && !hasHad) setHasHad(true);
  return hasHad;
}

export function MatchScreen({ params: { gameId = '' } }: MatchScreenProps) {
  useNoteMatch(gameId);
  const event = useSnapshot(liveGame(gameId).saved.state).data?.event;
  const eventName = event?.name ?? '';
  usePageDetail(event?.name);
  const { isAuth } = useSnapshot(session);
  const isAtDesk = useMedia(AT_DESK);
  const hasHadBets = useHasHadBets(gameId);
  const tools = useCallback((market: LiveMarket) => marketTools(market, eventName), [eventName]);
  return (
    <MatchView
      key={gameId}
      gameId={gameId}
      back={wayBack() ?? (isAuth && event ? listOf(event.sportId) : START)}
      marketTools={hasHadBets ? tools : undefined}
      headTools={isAuth ? marketStar : undefined}
      statistics={statisticsOf}
    >
      {hasHadBets && !isAtDesk && <MatchBets gameId={gameId} />}
    </MatchView>
  );
}
