import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Market } from '../../../contract/betting/market.ts';
import { virtualCoupon } from '../../../domain/virtuals/virtualCoupon.ts';
import * as texts from '../../../messages/english/sportsbook/virtual.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { draftName } from '../code/slipName.ts';
import { pickKey } from '../slip/coupon/couponDraft.ts';
import { startCouponPlacement } from '../slip/coupon/couponPlace.ts';
import { couponSlip, isUnderWay, togglePick } from '../slip/coupon/couponSlip.ts';
import './AddToAcca.css';

interface AddToAccaProps {
  /** The market of the price that is tapped, and which of its runners that is; undefined while none is. */
  picked: { market: Market; runnerId: string } | undefined;
  eventName: string;
  startsAt: number;
  onAdded(): void;
}

/** Puts a price of the virtual league into the sportsbook's slip, and leads there once it holds some. */
export function AddToAcca({ picked, eventName, startsAt, onAdded }: AddToAccaProps) {
  // Only what was kept of the slip tells whether the price is in it.
  useEffect(() => void startCouponPlacement(), []);
  const slip = useSnapshot(couponSlip);
  const { picks, sent } = slip;
  const market = picked && virtualCoupon(picked.market);
  const selection = market?.selections.find(({ selectionId }) => selectionId === picked?.runnerId);
  const isIn =
    market !== undefined &&
    selection !== undefined &&
    picks.some((pick) => pickKey(pick) === pickKey({ ...market, ...selection }));
  return (
    <div className="add-to-acca">
      {picked && market && selection?.odds !== undefined && (
        <Button
          kind="quiet"
          isWide
          disabled={sent.some(isUnderWay)}
          onClick={() => {
            const { marketId, version, name } = market;
            const { selectionId, odds, label } = selection;
            const isTaken = togglePick({
              ...{ gameId: picked.market.gameId, marketId, selectionId, startsAt, version },
              names: { event: eventName, market: name, selection: selection.name, label },
              ...(odds !== undefined && { oddsHundredths: odds }),
            });
            if (isTaken) onAdded();
          }}
        >
          {isIn ? texts.takeOut : texts.add}
        </Button>
      )}
      {!picked && picks.length > 0 && (
        <Link
          className={buttonClass({ isWide: true })}
          href={paths.sportsbook}
          onClick={() => {
            couponSlip.isOpen = true;
          }}
        >
          {texts.toSlip(draftName(slip))}
        </Link>
      )}
    </div>
  );
}
