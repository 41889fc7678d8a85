import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CouponBet } from '../../contract/couponBets.ts';
import { formatNaira } from '../../domain/money.ts';
import { connection } from '../../state/connection.ts';
import { Button } from '../../ui/Button.tsx';
import './CouponCashOut.css';

const CouponSale = lazy(() =>
  import('./CouponSale.tsx').then((module) => ({ default: module.CouponSale })),
);

/** What an open sportsbook bet could be sold back for, and the way there. */
export function CouponCashOut({ bet }: { bet: CouponBet }) {
  const [isOpen, setOpen] = useState(false);
  const isOffline = useSnapshot(connection).status === 'offline';
  const { cashOut } = bet;
  if (cashOut?.amount === undefined && !isOpen) {
    return <p className="coupon-cash-out__none">No cash-out now. {cashOut?.reason}</p>;
  }
  return (
    <div className="coupon-cash-out">
      <Button kind="quiet" isSmall disabled={isOffline} onClick={() => setOpen(true)}>
        Cash out{cashOut?.amount !== undefined && ` ${formatNaira(cashOut.amount)}`}
      </Button>
      {isOpen && (
        <Suspense>
          <CouponSale bet={bet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
