import { useSnapshot } from 'valtio';
import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import './CouponCashOut.css';

interface CouponCashOutProps {
  bet: CouponBet;
  /** The sale stands above the list: the bet leaves it before the player has read what it brought. */
  onOpen(bet: CouponBet): void;
}

/** What an open sportsbook bet could be sold back for, and the way there. */
export function CouponCashOut({ bet, onOpen }: CouponCashOutProps) {
  const isOffline = useSnapshot(connection).status === 'offline';
  const { cashOut } = bet;
  if (cashOut?.amount === undefined) {
    return <p className="coupon-cash-out__none">No cash-out now. {cashOut?.reason}</p>;
  }
  return (
    <div className="coupon-cash-out">
      <Button kind="quiet" isSmall disabled={isOffline} onClick={() => onOpen(bet)}>
        Cash out {formatNaira(cashOut.amount)}
      </Button>
    </div>
  );
}
