import { useSnapshot } from 'valtio';
import type { CouponEvent, CouponMarket, CouponSelection } from '../../contract/betting/coupon.ts';
import { OddsButton } from './OddsButton.tsx';
import { pickKey } from './slip/coupon/couponDraft.ts';
import { couponSlip, togglePick } from './slip/coupon/couponSlip.ts';
import { useCouponQuote } from './slip/coupon/useCouponQuote.ts';

export interface OddsCellProps {
  event: Pick<CouponEvent, 'gameId' | 'name' | 'startsAt'>;
  market: CouponMarket;
  selection: CouponSelection;
  isLong?: boolean;
}

/** A selection with its odds. A tap puts it into the slip, another takes it out. */
export function OddsCell({ event, market, selection: listed, isLong }: OddsCellProps) {
  const { selection, version } = useCouponQuote(market, listed);
  const { picks } = useSnapshot(couponSlip);
  const { marketId } = market;
  const { selectionId, name, label, odds } = selection;
  const key = pickKey({ marketId, selectionId });
  return (
    <OddsButton
      selection={selection}
      isPicked={picks.some((pick) => pickKey(pick) === key)}
      isLong={isLong}
      onPick={() =>
        togglePick({
          ...{ gameId: event.gameId, marketId, selectionId, startsAt: event.startsAt, version },
          names: { event: event.name, market: market.name, selection: name, label },
          ...(odds !== undefined && { oddsHundredths: odds }),
        })
      }
    />
  );
}
