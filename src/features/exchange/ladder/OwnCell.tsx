import { useSnapshot } from 'valtio';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import type { Side } from '../../../domain/market/side.ts';
import { compactNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/orders.ts';
import { connection } from '../../../state/session/connection.ts';
import { classes } from '../../../ui/classes.ts';
import type { OwnStakes } from './ownOrders.ts';

interface OwnCellProps {
  side: Side;
  price: number;
  stakes: OwnStakes | undefined;
  isHeld: boolean;
  /** The focus has come to one of its buttons. */
  onReach(): void;
  onHold(): void;
  /** Cancels at once; left out where a finger would hit it by mistake. */
  onCancel: (() => void) | undefined;
}

/** The player's stakes at one price. What waits in the book can be taken in hand, to be moved or cancelled. */
export function OwnCell(props: OwnCellProps) {
  const { side, price, stakes, isHeld, onReach, onHold, onCancel } = props;
  const matched = stakes && stakes.matchedKobo > 0 && `✓${compactNaira(stakes.matchedKobo)}`;
  const waiting = stakes && stakes.waitingKobo > 0 && `…${compactNaira(stakes.waitingKobo)}`;
  // In a low rung there is no room for more than the figure.
  const short = (text: string) => (onCancel ? text.replace(/[…₦]/g, '') : text);
  const canAct = stakes !== undefined && stakes.waiting.length > 0;
  return (
    <td className="ladder__own" onFocus={onReach}>
      <div className="ladder__stakes">
        {matched && <span title={`${matched.slice(1)} matched`}>{short(matched)}</span>}
        {waiting && canAct && (
          <button
            type="button"
            className={classes('ladder__order', isHeld && 'ladder__order--held')}
            aria-pressed={isHeld}
            aria-label={`Your ${side} at ${formatOdds(price)}, ${waiting.slice(1)} waiting: move or cancel`}
            onClick={onHold}
          >
            {short(waiting)}
          </button>
        )}
        {waiting && canAct && onCancel && (
          <CancelButton
            name={`Cancel your ${side} at ${formatOdds(price)}, ${waiting.slice(1)}`}
            onClick={onCancel}
          />
        )}
        {waiting && !canAct && <span title="In its delay">{waiting}</span>}
      </div>
    </td>
  );
}

function CancelButton({ name, onClick }: { name: string; onClick(): void }) {
  const isOffline = useSnapshot(connection).status === 'offline';
  return (
    <button
      type="button"
      className="ladder__cancel"
      aria-label={name}
      title={isOffline ? texts.offline : undefined}
      disabled={isOffline}
      onClick={onClick}
    >
      ✕
    </button>
  );
}
