import { type ReactNode, useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import { useMatchBets } from '../../../state/bets/betsHooks.ts';
import type { WayBack } from '../../../state/lists/wayBack.ts';
import { useFrames, useGameStatus, useLiveGame } from '../../../state/live/marketStreamHooks.ts';
import { session } from '../../../state/session/session.ts';
import { NewerRows } from '../../../ui/list/NewerRows.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import type { MarketTools } from '../market/MarketProps.ts';
import { MatchHeader } from './MatchHeader.tsx';
import { MatchMarkets } from './MatchMarkets.tsx';
import { MatchMissing } from './MatchMissing.tsx';
import { MatchSettings } from './MatchSettings.tsx';
import { MatchSkeleton } from './MatchSkeleton.tsx';
import './MatchView.css';
import { StatusAnnouncer } from './StatusAnnouncer.tsx';

/** Shows the statistics of a match. */
export type StatisticsOf = (match: {
  gameId: string;
  sportId: number;
  name: string;
  isInPlay: boolean;
}) => ReactNode;

interface MatchViewProps {
  gameId: string;
  back?: WayBack;
  /** A slot in the last line of every market. */
  marketTools?: MarketTools | undefined;
  /** A slot in the head of every market, before its name. */
  headTools?: MarketTools | undefined;
  /** A tab beside the markets. */
  statistics?: StatisticsOf | undefined;
  /** Shown below the markets. */
  children?: ReactNode;
}

/** One match: score and markets, live, or as last seen with their age. */
export function MatchView(props: MatchViewProps) {
  const { gameId, back, marketTools, headTools, statistics, children } = props;
  const game = useLiveGame(gameId);
  const { data, status, newer } = useSnapshot(game.saved.state);
  const { freshness, isMissing } = useGameStatus(game);
  const frames = useFrames(game);
  const bets = useMatchBets(gameId);
  const { isAuth } = useSnapshot(session);
  // Deferred, React renders the markets in slices, between which a tap is answered.
  const isDue = useDeferredValue(data !== undefined);

  if (!data) {
    if (isMissing) return <MatchMissing />;
    if (status !== 'failed') return <MatchSkeleton />;
    return (
      <ErrorState
        title="This match could not be loaded"
        text="It is not saved on this phone yet. Your account and your bets are not affected."
        onRetry={() => void game.saved.refresh()}
      />
    );
  }
  if (!isDue) return <MatchSkeleton />;
  const { event } = data;
  const isInPlay = frames.some(({ inPlay }) => inPlay);
  return (
    <div className="match" data-freshness={freshness}>
      <MatchHeader game={game} event={event} isInPlay={isInPlay} back={back} />
      {isMissing && (
        <Notice kind="info">This match is no longer listed. This is the latest we have.</Notice>
      )}
      <NewerRows rows={newer} />
      <MatchMarkets
        game={game}
        event={event}
        frames={frames}
        bets={bets}
        tools={marketTools}
        headTools={headTools}
        statistics={statistics?.({ ...event, isInPlay })}
      />
      {isAuth && <MatchSettings gameId={gameId} />}
      {children}
      <StatusAnnouncer frames={frames} />
    </div>
  );
}
