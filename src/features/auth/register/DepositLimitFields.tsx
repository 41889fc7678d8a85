import { useState } from 'react';
import { typedBefore } from '../../../state/session/registrationDraft.ts';
import { Fold } from '../../../ui/button/Fold.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { type LimitPeriod, limitPeriod } from '../form/typedLimit.ts';

const PERIODS: readonly { id: LimitPeriod; label: string }[] = [
  { id: 'day', label: 'Each day' },
  { id: 'week', label: 'Each week' },
  { id: 'month', label: 'Each month' },
];

/** Offers a deposit limit before the first deposit. Any amount will do, and it can be left out. */
export function DepositLimitFields({ error }: { error: string | undefined }) {
  const [limit] = useState(() => typedBefore('limit'));
  const [period] = useState(() => limitPeriod(typedBefore('limit_period')));
  return (
    <Fold title="Set a deposit limit (optional)" fields={limit ? 'filled' : 'empty'}>
      <Field
        label="Deposit limit in naira"
        name="limit"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={limit}
        hint="You can lower it anytime. Raising it takes 24 hours."
        error={error}
      />
      <SelectField label="How often" name="limit_period" options={PERIODS} selected={period} />
    </Fold>
  );
}
