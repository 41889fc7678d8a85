import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { waitingStake } from '../../../domain/market/order.ts';
import { wholeNaira } from '../../../state/bets/betsWords.ts';
import { orderActs } from '../../../state/bets/orders/orderActs.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { cancelAt } from './orderMoves.ts';
import type { Place } from './ownOrders.ts';

interface LadderBarProps {
  status: string | undefined;
  held: Place | undefined;
  /** The orders in hand. */
  inHand: readonly Bet[] | undefined;
  onDrop(): void;
  onCentre(): void;
}

/** Above the ladder: what its marks mean, or what can be done with the orders in hand. */
export function LadderBar({ status, held, inHand, onDrop, onCentre }: LadderBarProps) {
  const { acts } = useSnapshot(orderActs);
  const { status: network } = useSnapshot(connection);
  const isOffline = network === 'offline';
  const problem = Object.values(acts).find(({ phase }) => phase.is === 'editing' && phase.problem);
  if (held && inHand && inHand.length > 0) {
    const kobo = inHand.reduce((sum, bet) => sum + waitingStake(bet), 0);
    return (
      <div className="ladder__bar">
        <p className="ladder__legend" role="status">
          <b>{`Your ${wholeNaira(kobo)} ${held.side} at ${formatOdds(held.price)}.`}</b>{' '}
          {isOffline ? 'You are offline.' : 'Tap a price to move it.'}
        </p>
        <span className="ladder__acts">
          <Button
            kind="quiet"
            isSmall
            disabled={isOffline}
            onClick={() => {
              cancelAt(inHand);
              onDrop();
            }}
          >
            Cancel
          </Button>
          <Button kind="quiet" isSmall onClick={onDrop}>
            Keep it
          </Button>
        </span>
      </div>
    );
  }
  return (
    <div className="ladder__bar">
      <p className="ladder__legend" role="status">
        {status ? (
          <b className="ladder__status">{status}</b>
        ) : problem?.phase.is === 'editing' && problem.phase.problem ? (
          problem.phase.problem.text
        ) : (
          <>
            Yours: <span className="ladder__mark">✓ matched</span>,{' '}
            <span className="ladder__mark">… waiting</span>
          </>
        )}
      </p>
      <Button className="ladder__centre" kind="quiet" isSmall onClick={onCentre}>
        Centre
      </Button>
    </div>
  );
}
