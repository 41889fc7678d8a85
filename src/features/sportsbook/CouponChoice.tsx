import { useSnapshot } from 'valtio';
import { ONE_CUT_LEGS } from '../../domain/sportsbook/oneCut.ts';
import { combinationCount } from '../../domain/sportsbook/sportsbook.ts';
import * as texts from '../../messages/english/sportsbook/coupon.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { CouponReturns } from './slip/coupon/couponOrders.ts';
import { couponSlip } from './slip/coupon/couponSlip.ts';
import './CouponChoice.css';

const KINDS = {
  acca: texts.acca,
  'one-cut': texts.oneCut,
  single: texts.allSingles,
  system: texts.system,
} as const;
type Kind = keyof typeof KINDS;

/** Chooses the kind of bet: one bet on all legs, with or without one that may lose, singles, or a system. */
export function CouponChoice({ count, returns }: { count: number; returns: CouponReturns }) {
  const { kind, size } = useSnapshot(couponSlip);
  const shown: Kind[] =
    count < ONE_CUT_LEGS ? ['acca', 'single'] : ['acca', 'one-cut', 'single', 'system'];
  return (
    <div className="coupon-choice">
      <ChipRow label={texts.kindOfBet}>
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
      {kind === 'one-cut' && <p className="coupon-choice__note">{texts.oneCutMeans}</p>}
      {kind === 'system' && (
        <>
          <SelectField
            label={texts.system}
            options={Array.from({ length: Math.max(0, count - 2) }, (_, index) => {
              const of = index + 2;
              const legs = Array.from({ length: count }, (__, leg) => ({
                eventId: String(leg),
                oddsHundredths: 100,
              }));
              const lines = combinationCount({ legs, size: of });
              return { id: String(of), label: texts.systemSize(of, count, lines) };
            })}
            selected={String(size)}
            onSelect={(chosen) => {
              couponSlip.size = Number(chosen);
            }}
          />
          <p className="coupon-choice__note">{texts.systemMeans(returns.lines, size)}</p>
        </>
      )}
    </div>
  );
}
