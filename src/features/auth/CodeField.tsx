import { Field } from '../../ui/form/Field.tsx';

/** A one-time code; phones offer the one that has just arrived. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="OTP code"
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      error={error}
    />
  );
}
