import './PhoneField.css';
import { Field } from '../../ui/form/Field.tsx';

interface PhoneFieldProps {
  error: string | undefined;
  label?: string;
  maxLength?: number;
  defaultValue?: string | undefined;
}

/** A mobile number; the picker of the country has one, as the specification has it. */
export function PhoneField({
  error,
  label = 'Mobile number',
  maxLength,
  defaultValue,
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
        placeholder="0803 123 4567"
        defaultValue={defaultValue}
        {...(maxLength && { maxLength })}
        error={error}
      />
    </div>
  );
}
