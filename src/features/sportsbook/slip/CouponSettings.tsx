import { useSnapshot } from 'valtio';
import { OnPriceChange } from '../../../contract/betting/bets.ts';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { couponSlip } from './coupon/couponSlip.ts';
import { PRICE_CHOICES, TOLERANCES } from './coupon/placeText.ts';

/** What to do when odds change: the player's setting, kept on this device. */
export function CouponSettings() {
  const { onPriceChange, toleranceBasisPoints } = useSnapshot(couponSlip);
  return (
    <>
      <SelectField
        label={texts.ifOddsChange}
        options={OnPriceChange.options.map((id) => ({ id, label: PRICE_CHOICES[id] }))}
        selected={onPriceChange}
        onSelect={(choice) => {
          couponSlip.onPriceChange = choice;
        }}
      />
      {onPriceChange === 'within' && (
        <SelectField
          label={texts.tolerance}
          options={TOLERANCES.map((points) => ({ id: String(points), label: `${points / 100}%` }))}
          selected={String(toleranceBasisPoints)}
          onSelect={(points) => {
            couponSlip.toleranceBasisPoints = Number(points);
          }}
        />
      )}
    </>
  );
}
