import { Fold } from '../../../ui/button/Fold.tsx';
import { late } from '../../../ui/late/late.tsx';
import './MatchSettings.css';

const MatchLimits = late(() => import('./MatchLimits.tsx').then((module) => module.MatchLimits));

/** What the operator has set for this match, asked for once the player wants to know. */
export function MatchSettings({ gameId }: { gameId: string }) {
  return (
    <div className="match-settings">
      <Fold title="Limits and delay of this match">
        <MatchLimits gameId={gameId} />
      </Fold>
    </div>
  );
}
