import { useSnapshot } from 'valtio';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { removeStop, stopActs } from '../../../state/bets/orders/stopLosses.ts';
import { useKnownWaitingStops } from '../../../state/bets/orders/stopLossesHooks.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';

/** The stop-loss that waits on a runner, above its ladder. */
export function LadderStop({ marketId, runnerId }: { marketId: string; runnerId: string }) {
  const { isBusy } = useSnapshot(stopActs);
  const { status } = useSnapshot(connection);
  const [stop] = useKnownWaitingStops({ marketId, runnerId });
  if (!stop) return null;
  const name = `Stop-loss at ${formatOdds(stop.price)}`;
  return (
    <div className="ladder__bar">
      <p className="ladder__legend">{name}</p>
      <Button
        kind="quiet"
        isSmall
        isBusy={isBusy}
        disabled={status === 'offline'}
        aria-label={`Cancel ${name} on ${stop.runnerName}`}
        onClick={() => void removeStop(stop.stopId)}
      >
        Cancel
      </Button>
    </div>
  );
}
