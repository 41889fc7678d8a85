import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { formatNaira } from '../../../domain/money/money.ts';
import { onServerClock } from '../../../domain/time/onThisClock.ts';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { bonuses, freeBetsIn } from '../../../state/money/bonuses.ts';
import { session } from '../../../state/session/session.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { couponSlip } from './coupon/couponSlip.ts';
import { stakeOnAll } from './coupon/couponStakes.ts';
import './FreeBetChoice.css';

/** Lets a free bet pay the whole stake of one bet. Its stake is not part of the return. */
export function FreeBetChoice({ orders }: { orders: number }) {
  const { isAuth } = useSnapshot(session);
  const { data, savedAt } = useFreshList(bonuses, { isWanted: isAuth });
  const { freeBetId } = useSnapshot(couponSlip);
  const now = useNow();
  const freeBets =
    isAuth && data
      ? freeBetsIn(data.bonuses, onServerClock(now, { asOf: data.asOf, savedAt }))
      : [];
  const isGone =
    freeBetId !== undefined &&
    data !== undefined &&
    freeBets.every(({ bonusId }) => bonusId !== freeBetId);
  // Its stake goes with it: it was not meant to be the player's money.
  useEffect(() => {
    if (isGone) stakeOnAll(undefined);
  }, [isGone]);
  if (freeBets.length === 0) return null;
  return (
    <fieldset className="free-bet">
      <legend className="free-bet__title">{texts.freeBet}</legend>
      {freeBets.map(({ bonusId, amount }) => (
        <Chip
          key={bonusId}
          isOn={freeBetId === bonusId && orders === 1}
          disabled={orders !== 1}
          onClick={() => {
            const isOn = couponSlip.freeBetId === bonusId;
            stakeOnAll(isOn ? undefined : amount, isOn ? undefined : bonusId);
          }}
        >
          {texts.takeFreeBet(formatNaira(amount))}
        </Chip>
      ))}
      <p className="free-bet__note">{orders === 1 ? texts.freeBetPays : texts.freeBetPaysOne}</p>
    </fieldset>
  );
}
