import { useSnapshot } from 'valtio';
import { ONE_CUT_LEGS } from '../../domain/sportsbook/oneCut.ts';
import { combinationCount } from '../../domain/sportsbook/sportsbook.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { CouponReturns } from './slip/coupon/couponOrders.ts';
import { couponSlip } from './slip/coupon/couponSlip.ts';
import './CouponChoice.css';

const KINDS = { acca: 'Acca', 'one-cut': 'One cut', single: 'Singles', system: 'System' } as const;
type Kind = keyof typeof KINDS;

/** Chooses the kind of bet: one bet on all legs, with or without one that may lose, singles, or a system. */
export function CouponChoice({ count, returns }: { count: number; returns: CouponReturns }) {
  const { kind, size } = useSnapshot(couponSlip);
  const shown: Kind[] =
    count < ONE_CUT_LEGS ? ['acca', 'single'] : ['acca', 'one-cut', 'single', 'system'];
  return (
    <div className="coupon-choice">
      <ChipRow label="Kind of bet">
        {shown.map((name) => (
          <Chip
            key={name}
            isOn={kind === name}
            onClick={() => {
              couponSlip.kind = name;
            }}
          >
            {KINDS[name]}
          </Chip>
        ))}
      </ChipRow>
      {kind === 'one-cut' && (
        <p className="coupon-choice__note">
          One selection may lose and the bet still pays the same. If two lose, the bet loses. No
          multiple bonus.
        </p>
      )}
      {kind === 'system' && (
        <>
          <SelectField
            label="System"
            options={Array.from({ length: Math.max(0, count - 2) }, (_, index) => {
              const of = index + 2;
              const legs = Array.from({ length: count }, (__, leg) => ({
                eventId: String(leg),
                oddsHundredths: 100,
              }));
              const lines = combinationCount({ legs, size: of });
              return { id: String(of), label: `${of} of ${count}: ${lines} lines` };
            })}
            selected={String(size)}
            onSelect={(chosen) => {
              couponSlip.size = Number(chosen);
            }}
          />
          <p className="coupon-choice__note">
            {returns.lines} bets of {size} selections each. It pays when {size} win, and more with
            each one more.
          </p>
        </>
      )}
    </div>
  );
}
