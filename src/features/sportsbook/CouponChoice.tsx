import { useSnapshot } from 'valtio';
import { combinationCount } from '../../domain/sportsbook/sportsbook.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { CouponReturns } from './slip/coupon/couponOrders.ts';
import { couponSlip } from './slip/coupon/couponSlip.ts';
import './CouponChoice.css';

const KINDS = { acca: 'Acca', single: 'Singles', system: 'System' } as const;
type Kind = keyof typeof KINDS;

/** Chooses the kind of bet: one bet on all legs, singles, or a system. */
export function CouponChoice({ count, returns }: { count: number; returns: CouponReturns }) {
  const { kind, size } = useSnapshot(couponSlip);
  // Every combination with one selection left out: it pays, less, when any one of them loses.
  const isOneCut = kind === 'system' && size === count - 1;
  const shown: Kind[] = count > 2 ? ['acca', 'single', 'system'] : ['acca', 'single'];
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
      {count > 2 && (
        <Chip
          isOn={isOneCut}
          onClick={() => {
            Object.assign(couponSlip, { kind: 'system', size: count - 1 });
          }}
        >
          One cut: one selection may lose
        </Chip>
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
