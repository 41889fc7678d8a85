import { Fold } from '../../../ui/button/Fold.tsx';
import { late } from '../../../ui/late/late.tsx';
import './MatchSettings.css';

const MatchLimits = late(() => import('./MatchLimits.tsx').then((module) => module.MatchLimits));

/** The operator's settings for this match, fetched when the player opens them. */
export function MatchSettings({ gameId }: { gameId: string }) {
  return (
    <div className="match-settings">
      <Fold title="Limits and delay of this match">
        <MatchLimits gameId={gameId} />
      </Fold>
    </div>
  );
}
