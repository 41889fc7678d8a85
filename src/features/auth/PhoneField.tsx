import './PhoneField.css';
import { Field } from '../../ui/form/Field.tsx';
import { markAutofocus } from './markAutofocus.ts';

interface PhoneFieldProps {
  error: string | undefined;
  label?: string;
  maxLength?: number;
  defaultValue?: string | undefined;
  /** The first field of a dialog that is in the page from the start. */
  isFirst?: boolean;
}

/** A mobile number; the picker of the country has one, as the specification has it. */
export function PhoneField({
  error,
  label = 'Mobile number',
  maxLength,
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
        {...(maxLength && { maxLength })}
        {...(isFirst && { autoFocus: true, ref: markAutofocus })}
        error={error}
      />
    </div>
  );
}
