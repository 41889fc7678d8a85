import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { removeStop } from '../../../state/bets/orders/stopLosses.ts';
import { useKnownWaitingStops, useStopAct } from '../../../state/bets/orders/stopLossesHooks.ts';
import { Button } from '../../../ui/button/Button.tsx';

/** The stop-loss that waits on a runner, above its ladder. */
export function LadderStop({ marketId, runnerId }: { marketId: string; runnerId: string }) {
  const { isBusy, problem, block } = useStopAct([marketId]);
  const [stop] = useKnownWaitingStops({ marketId, runnerId });
  if (!stop) return null;
  const name = `Stop-loss at ${formatOdds(stop.price)}`;
  return (
    <div className="ladder__bar">
      <p className="ladder__legend" role="status">
        {[name, block ?? problem].filter(Boolean).join('. ')}
      </p>
      <Button
        kind="quiet"
        isSmall
        isBusy={isBusy}
        disabled={block !== undefined}
        aria-label={`Cancel ${name} on ${stop.runnerName}`}
        onClick={() => void removeStop(stop)}
      >
        Cancel
      </Button>
    </div>
  );
}
