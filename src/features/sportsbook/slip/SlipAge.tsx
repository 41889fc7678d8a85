import { useSnapshot } from 'valtio';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { Age } from '../../../ui/list/Age.tsx';
import type { SlipLeg } from './coupon/couponLegs.ts';
import { couponSlip } from './coupon/couponSlip.ts';
import './SlipAge.css';

/** The age of the slip's oldest odds, and whether the slip was away from its prices. */
export function SlipAge({ legs }: { legs: readonly SlipLeg[] }) {
  const { isReturned } = useSnapshot(couponSlip);
  const ages = legs.flatMap(({ quote }) => (quote ? [quote.at] : []));
  const isWhole = ages.length === legs.length && ages.length > 0;
  return (
    <p className="slip-age">
      {isWhole
        ? texts.oddsAge(<Age key="age" at={Math.min(...ages)} isInWords />)
        : isReturned
          ? texts.keptAsLeft
          : texts.waitingForOdds}
    </p>
  );
}
