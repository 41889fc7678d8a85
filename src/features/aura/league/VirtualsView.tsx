import './VirtualsView.css';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { connection } from '../../../state/session/connection.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { LiveStage } from '../LiveStage.tsx';
import { type AccaOf, LeagueRound } from './LeagueRound.tsx';
import { type LeagueAnswer, league } from './league.ts';

interface VirtualsViewProps {
  /** Links to the other parts of the casino. */
  nav: ReactNode;
  acca: AccaOf;
}

/** The virtual league: a round of matches every three minutes. */
export function VirtualsView({ nav, acca }: VirtualsViewProps) {
  const { answer, isOld } = useSnapshot(league.state);
  const isOffline = useSnapshot(connection).status === 'offline';
  useEffect(() => league.follow(undefined), []);
  return (
    <LiveStage title="Virtual league" subject="The league needs">
      {nav}
      {answer && <LeagueRound answer={answer as LeagueAnswer} acca={acca} />}
      {!answer && isOld && (
        <ErrorState
          title={isOffline ? 'You are offline' : 'The league could not be loaded'}
          text="It needs a network. Your bets there will still be settled."
          onRetry={() => dispatchEvent(new Event('online'))}
        />
      )}
      {!answer && !isOld && <Skeleton className="virtuals__skeleton" />}
    </LiveStage>
  );
}
