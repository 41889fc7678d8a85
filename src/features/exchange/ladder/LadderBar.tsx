import type { KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { waitingStake } from '../../../domain/market/order.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { useFailedAct } from '../../../state/bets/orders/orderActsHooks.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { cancelAt } from './orderMoves.ts';
import { goneText, type Hand } from './useHand.ts';

interface LadderBarProps {
  marketId: string;
  runnerId: string;
  status: string | undefined;
  hand: Hand | undefined;
  onDrop(): void;
  /** A key on a button of what is in hand. */
  onKeyDown(event: KeyboardEvent): void;
  onCentre(): void;
}

/** Above the ladder: what its marks mean, or what can be done with the orders in hand. */
export function LadderBar(props: LadderBarProps) {
  const { marketId, runnerId, status, hand, onDrop, onKeyDown, onCentre } = props;
  const failed = useFailedAct({ marketId, runnerId });
  const { status: network } = useSnapshot(connection);
  const isOffline = network === 'offline';
  if (hand && hand.waiting.length === 0) {
    return (
      <div className="ladder__bar">
        <p className="ladder__legend" role="status">
          <b>{goneText(hand)}</b>
        </p>
        <Button kind="quiet" isSmall onClick={onDrop} onKeyDown={onKeyDown}>
          Dismiss
        </Button>
      </div>
    );
  }
  if (hand) {
    const { waiting, side, price } = hand;
    const kobo = waiting.reduce((sum, bet) => sum + waitingStake(bet), 0);
    return (
      <div className="ladder__bar">
        <p className="ladder__legend" role="status">
          <b>{`Your ${wholeNaira(kobo)} ${side} at ${formatOdds(price)}.`}</b>{' '}
          {isOffline ? 'You are offline.' : 'Choose a price to move it.'}
        </p>
        <span className="ladder__acts">
          <Button
            kind="quiet"
            isSmall
            disabled={isOffline}
            onKeyDown={onKeyDown}
            onClick={() => {
              cancelAt(waiting);
              onDrop();
            }}
          >
            Cancel
          </Button>
          <Button kind="quiet" isSmall onClick={onDrop} onKeyDown={onKeyDown}>
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
        ) : failed ? (
          failed.text
        ) : (
          <>
            Yours: <span className="ladder__mark">✓ matched</span>,{' '}
            <span className="ladder__mark">… waiting</span>
          </>
        )}
      </p>
      {failed && !status ? (
        <Button className="ladder__centre" kind="quiet" isSmall onClick={failed.dismiss}>
          Dismiss
        </Button>
      ) : (
        <Button className="ladder__centre" kind="quiet" isSmall onClick={onCentre}>
          Centre
        </Button>
      )}
    </div>
  );
}
