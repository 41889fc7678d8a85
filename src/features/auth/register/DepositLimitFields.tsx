import { useState } from 'react';
import { Fold } from '../../../ui/button/Fold.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { LimitPeriod } from '../form/typedLimit.ts';

const PERIODS: readonly { id: LimitPeriod; label: string }[] = [
  { id: 'day', label: 'Each day' },
  { id: 'week', label: 'Each week' },
  { id: 'month', label: 'Each month' },
];

/** Offers a deposit limit before the first deposit. Any amount will do, and it can be left out. */
export function DepositLimitFields({ error }: { error: string | undefined }) {
  const [period, setPeriod] = useState<LimitPeriod>('month');
  return (
    <Fold title="Set a deposit limit (optional)">
      <Field
        label="Deposit limit in naira"
        name="limit"
        inputMode="decimal"
        autoComplete="off"
        hint="You can lower it anytime. Raising it takes 24 hours."
        error={error}
      />
      <SelectField
        label="How often"
        options={PERIODS}
        selected={period}
        onSelect={(id) => setPeriod(id)}
      />
      <input type="hidden" name="limit_period" value={period} />
    </Fold>
  );
}
