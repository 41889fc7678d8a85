import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DockBody, DockFoot } from '../../../ui/dock/DockPanel.tsx';
import { areCouponsDecided } from './coupon/couponPlace.ts';
import { couponSlip, finishCoupon } from './coupon/couponSlip.ts';
import './CouponSent.css';
import { SentBet } from './SentBet.tsx';

/** The slip's sent bets, each with its outcome. */
export function CouponSent() {
  const { sent } = useSnapshot(couponSlip);
  const isOver = areCouponsDecided(sent);
  const isLeft = sent.some(
    ({ phase }) => phase?.is !== 'done' || phase.result.state === 'rejected',
  );
  return (
    <>
      <DockBody>
        <ul className="coupon-sent">
          {sent.map((bet) => (
            <SentBet key={bet.reference} bet={bet} isOver={isOver} />
          ))}
        </ul>
      </DockBody>
      {isOver && (
        <DockFoot>
          <Button isWide onClick={finishCoupon}>
            {isLeft ? texts.toSlip : texts.done}
          </Button>
          <Link className="coupon-sent__link" href={paths.myBets}>
            {texts.seeBet}
          </Link>
        </DockFoot>
      )}
    </>
  );
}
