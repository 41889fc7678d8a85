import './CashbackEstimator.css';
import { useState } from 'react';
import { cashback } from '../../domain/account/cashback.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { parseNaira } from '../../domain/money/parseNaira.ts';
import { NumberField } from '../../ui/form/NumberField.tsx';

/** Computes the cashback on any loss, on the device. */
export function CashbackEstimator() {
  const [text, setText] = useState('12500');
  const loss = parseNaira(text);
  const isEmpty = 'refusal' in loss && loss.refusal === 'empty';
  return (
    <div className="cashback">
      <NumberField
        label="Net loss of a week"
        unit="₦"
        value={text}
        onChange={setText}
        error={'refusal' in loss && !isEmpty ? 'Enter an amount in naira, like 12,500.' : undefined}
      />
      <p className="cashback__result" role="status">
        {'kobo' in loss && (
          <>
            Cashback <b>{formatNaira(cashback(loss.kobo))}</b>
            {/* One text: a space of its own moves when what follows it comes in a later packet. */}
            {'. The week still cost you '}
            <b>{formatNaira(loss.kobo - cashback(loss.kobo))}</b>.
          </>
        )}
      </p>
    </div>
  );
}
