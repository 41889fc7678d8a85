import { Field } from '../../../ui/form/Field.tsx';
import { useHoldReload } from '../../../ui/hooks/useHoldReload.ts';

/** A field for a one-time code. Phones suggest the code that has just arrived. */
export function CodeField({ error }: { error: string | undefined }) {
  useHoldReload('Enter your code first, then update.');
  return (
    <Field
      label="OTP code"
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      error={error}
    />
  );
}
