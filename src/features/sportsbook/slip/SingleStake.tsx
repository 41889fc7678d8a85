import { useSnapshot } from 'valtio';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import type { CouponPick } from './coupon/couponDraft.ts';
import { pickKey } from './coupon/couponDraft.ts';
import { couponSlip } from './coupon/couponSlip.ts';
import { stakeOfPick, stakeOnOne } from './coupon/couponStakes.ts';
import './SingleStake.css';
import { useTypedStake } from './coupon/useTypedStake.ts';

interface SingleStakeProps {
  pick: CouponPick;
  label: string;
  /** The id of the text that says what is wrong with it. */
  problemId: string | undefined;
}

/** The stake of one single among several. */
export function SingleStake({ pick, label, problemId }: SingleStakeProps) {
  const key = pickKey(pick);
  const { picks, stakeKobo: ofAll } = useSnapshot(couponSlip, { sync: true });
  const own = picks.find((known) => pickKey(known) === key) ?? pick;
  const stakeKobo = stakeOfPick(own, ofAll);
  const { text, isUnreadable, onType } = useTypedStake(stakeKobo, (kobo) => stakeOnOne(key, kobo));
  const isWrong = isUnreadable || (problemId !== undefined && text !== '');
  return (
    <span className="single-stake">
      <span aria-hidden="true">₦</span>
      <input
        className="single-stake__field"
        aria-label={texts.stakeOn(label)}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={problemId}
        placeholder={texts.stake}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </span>
  );
}
