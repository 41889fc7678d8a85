import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { formatOdds, formatTotalOdds } from '../../../domain/market/formatOdds.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { couponEnd } from '../../../domain/sportsbook/couponEnd.ts';
import { lagosClock } from '../../../domain/time/lagosTime.ts';
import * as texts from '../../../messages/english/sportsbook/couponReceipt.ts';
import { shareText, shareVerb } from '../../../state/device/shareText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fold } from '../../../ui/button/Fold.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { Tick } from '../../../ui/status/Tick.tsx';
import { TicketShare } from '../ticket/TicketShare.tsx';
import { couponReceipt } from './coupon/couponReceipt.ts';

const HEADLINES: Record<ReturnType<typeof couponEnd>, string> = {
  delayed: texts.delayed,
  open: texts.placed,
  rejected: texts.notPlaced,
  won: texts.won,
  lost: texts.lost,
  void: texts.voided,
  'cashed-out': texts.cashedOut,
  'stake-returned': texts.stakeReturned,
  'part-returned': texts.partReturned,
};

/** What has come to a good end, or may still. */
const GOOD: readonly string[] = ['delayed', 'open', 'won', 'cashed-out'];

/** A bet that was accepted, as it was accepted. */
export function CouponReceipt({ bet }: { bet: CouponBet }) {
  const { legs, stake, totalOdds, potentialBonus, potentialReturn, returned } = bet;
  const end = couponEnd(bet);
  const isGood = GOOD.includes(end);
  const isFreeVoid = end === 'void' && bet.freeBetId !== undefined;
  const changed = legs.filter(({ odds, oddsAsked }) => odds !== oddsAsked);
  return (
    <>
      <Notice kind={isGood ? 'success' : 'info'}>
        {isGood && <Tick />}
        <span className="sent-bet__done">
          <b>{isFreeVoid ? texts.voidedFree : HEADLINES[end]}</b>
          <span className="sent-bet__return">
            {returned === undefined ? texts.possibleReturn : texts.returned}{' '}
            <b>
              <Money kobo={returned ?? potentialReturn} />
            </b>
          </span>
          {changed.map(({ marketId, selectionId, selectionLabel, odds, oddsAsked }) => (
            <span key={`${marketId}/${selectionId}`} className="sent-bet__moved">
              {(odds > oddsAsked ? texts.better : texts.worse)(
                selectionLabel,
                formatOdds(oddsAsked),
                formatOdds(odds),
              )}
            </span>
          ))}
        </span>
      </Notice>
      <Facts
        facts={[
          {
            name: texts.stake,
            value: bet.freeBetId ? texts.byFreeBet(wholeNaira(stake)) : wholeNaira(stake),
          },
          totalOdds !== undefined && { name: texts.totalOdds, value: formatTotalOdds(totalOdds) },
          potentialBonus > 0 && {
            name: texts.multipleBonus,
            value: <Money kobo={potentialBonus} />,
          },
        ]}
      />
      <Fold title={texts.details}>
        <Facts
          facts={[
            { name: texts.bet, value: bet.couponId },
            {
              name: texts.placedAt,
              value: texts.placedUnder(lagosClock(bet.placedAt), bet.rulesVersion),
            },
          ]}
        />
      </Fold>
      <Button kind="quiet" onClick={() => void shareText(couponReceipt(bet))}>
        {texts.share(shareVerb())}
      </Button>
      <TicketShare bet={bet} />
    </>
  );
}
