import './PhoneField.css';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { markAutofocus } from './markAutofocus.ts';
import { withinDigits } from './nationalNumber.ts';

interface PhoneFieldProps {
  error: string | undefined;
  label?: string;
  /** Counts digits only, not the characters between them. */
  maxDigits?: number;
  defaultValue?: string | undefined;
  /** True for the first field of a dialog that is prerendered. */
  isFirst?: boolean;
}

/** A mobile number. The country picker has a single country, as the specification says. */
export function PhoneField({
  error,
  label = 'Mobile number',
  maxDigits,
  defaultValue,
  isFirst,
}: PhoneFieldProps) {
  return (
    <div className="phone">
      <div className="phone__country">
        <Select aria-label="Country" name="country_code" defaultValue="234">
          <option value="234">Nigeria +234</option>
        </Select>
      </div>
      <Field
        label={label}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0801 234 5678"
        defaultValue={defaultValue}
        {...(maxDigits && {
          onInput: ({ currentTarget }) => keepWithin(currentTarget, maxDigits),
        })}
        {...(isFirst && { autoFocus: true, ref: markAutofocus })}
        error={error}
      />
    </div>
  );
}

/** Writes only when something changes, because writing moves the cursor to the end. */
function keepWithin(input: HTMLInputElement, maxDigits: number): void {
  const kept = withinDigits(input.value, maxDigits);
  if (kept !== input.value) input.value = kept;
}
