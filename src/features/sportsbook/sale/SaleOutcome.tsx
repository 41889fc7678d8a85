import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/sportsbook/couponSale.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { pickKey } from '../slip/coupon/couponDraft.ts';

/** What this sale has paid: the price of the part, or of all that was left. */
function paidBy(after: CouponBet, before: CouponBet): number {
  return (after.returned ?? 0) + (after.soldFor ?? 0) - (before.soldFor ?? 0);
}

/** What a sale or an edit came to. */
export function SaleOutcome({ after, before }: { after: CouponBet; before: CouponBet }) {
  const stake = wholeNaira(after.stake);
  const had = new Set(before.legs.map(pickKey));
  const isOther =
    after.legs.length !== before.legs.length || after.legs.some((leg) => !had.has(pickKey(leg)));
  if (isOther) {
    return (
      <>
        <b>{texts.betChanged}</b> <span>{texts.isOn(stake, after.legs.length)}</span>
      </>
    );
  }
  const inBalance = texts.inBalance(<Money key="paid" kobo={paidBy(after, before)} />);
  return (
    <>
      <b>{texts.cashedOut}</b> {inBalance}
      {after.state === 'open' && <span>{` ${texts.staysIn(stake)}`}</span>}
    </>
  );
}
