import type { CouponBet, CouponState } from '../../../contract/betting/couponBets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { lagosClock } from '../../../domain/time/lagosTime.ts';
import { wholeNaira } from '../../../state/bets/betsWords.ts';
import { shareText, shareVerb } from '../../../state/device/shareText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { ShareCode } from '../code/ShareCode.tsx';
import { couponReceipt } from './coupon/couponReceipt.ts';

const HEADLINES: Record<CouponState, string> = {
  delayed: 'Accepted, in the in-play delay.',
  open: 'Placed.',
  rejected: 'Not placed.',
  won: 'Won.',
  lost: 'Lost.',
  void: 'Void: your stake is back.',
  'cashed-out': 'Cashed out.',
};

/** A bet that was accepted, as it was accepted. */
export function CouponReceipt({ bet }: { bet: CouponBet }) {
  const { state, legs, stake, totalOdds, potentialBonus, potentialReturn, returned } = bet;
  const changed = legs.filter(({ odds, oddsAsked }) => odds !== oddsAsked);
  return (
    <>
      <Notice kind="success">
        <span>
          <b>{HEADLINES[state]}</b>
          {changed.map(({ marketId, selectionId, selectionLabel, odds, oddsAsked }) => (
            <span key={`${marketId}/${selectionId}`} className="sent-bet__moved">
              {selectionLabel}: {formatOdds(oddsAsked)} → {formatOdds(odds)},{' '}
              {odds > oddsAsked ? 'better' : 'worse'}
            </span>
          ))}
        </span>
      </Notice>
      <Facts
        facts={[
          { name: 'Bet', value: bet.couponId },
          {
            name: 'Stake',
            value: `${wholeNaira(stake)}${bet.freeBetId ? ', a free bet' : ''}`,
          },
          totalOdds !== undefined && { name: 'Total odds', value: formatOdds(totalOdds) },
          potentialBonus > 0 && { name: 'Multiple bonus', value: <Money kobo={potentialBonus} /> },
          returned === undefined
            ? { name: 'Possible return', value: <Money kobo={potentialReturn} /> }
            : { name: 'Returned', value: <Money kobo={returned} /> },
          { name: 'Placed', value: `${lagosClock(bet.placedAt)}, rules ${bet.rulesVersion}` },
        ]}
      />
      <Button kind="quiet" isSmall onClick={() => void shareText(couponReceipt(bet))}>
        {shareVerb()} the receipt
      </Button>
      <ShareCode picks={legs} />
    </>
  );
}
