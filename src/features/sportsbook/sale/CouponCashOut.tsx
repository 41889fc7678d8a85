import { useSnapshot } from 'valtio';
import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/sportsbook/couponOffer.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import './CouponCashOut.css';

interface CouponCashOutProps {
  bet: CouponBet;
  /** One among many, in a line. */
  isSmall?: boolean;
  /** Opens the sale above the list: a sold bet leaves the list before the player has read the outcome. */
  onOpen(bet: CouponBet): void;
}

/** An open sportsbook bet's cash-out value, with a button to sell. */
export function CouponCashOut({ bet, isSmall = false, onOpen }: CouponCashOutProps) {
  const isOffline = useSnapshot(connection).status === 'offline';
  const { cashOut } = bet;
  if (cashOut?.amount === undefined) {
    return <p className="coupon-cash-out__none">{texts.notNow(cashOut?.reason ?? '')}</p>;
  }
  return (
    <Button
      kind={isSmall ? 'quiet' : 'primary'}
      isSmall={isSmall}
      isWide={!isSmall}
      disabled={isOffline}
      onClick={() => onOpen(bet)}
    >
      {texts.cashOutFor(formatNaira(cashOut.amount))}
    </Button>
  );
}
