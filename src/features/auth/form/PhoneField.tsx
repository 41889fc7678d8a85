import './PhoneField.css';
import { Field } from '../../../ui/form/Field.tsx';
import { markAutofocus } from './markAutofocus.ts';
import { withinDigits } from './nationalNumber.ts';

interface PhoneFieldProps {
  error: string | undefined;
  label?: string;
  /** Signs between the digits do not count. */
  maxDigits?: number;
  defaultValue?: string | undefined;
  /** The first field of a dialog that is in the page from the start. */
  isFirst?: boolean;
}

/** A mobile number; the picker of the country has one, as the specification has it. */
export function PhoneField({
  error,
  label = 'Mobile number',
  maxDigits,
  defaultValue,
  isFirst,
}: PhoneFieldProps) {
  return (
    <div className="phone">
      <label className="phone__country">
        <span className="visually-hidden">Country</span>
        <select className="phone__select" name="country_code" defaultValue="234">
          <option value="234">Nigeria +234</option>
        </select>
      </label>
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

/** Written only where it changes something: that moves the cursor to the end. */
function keepWithin(input: HTMLInputElement, maxDigits: number): void {
  const kept = withinDigits(input.value, maxDigits);
  if (kept !== input.value) input.value = kept;
}
