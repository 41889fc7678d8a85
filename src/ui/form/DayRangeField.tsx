import { useId } from 'react';
import type { DayRange } from '../../domain/time/dayRange.ts';
import './DayRangeField.css';
import './Field.css';

interface DayRangeFieldProps {
  label: string;
  range: DayRange;
  onChange(range: DayRange): void;
  /** The earliest and latest day to choose from. */
  within: DayRange;
  error?: string | undefined;
}

/** Two days, both included, chosen with the phone's date picker. */
export function DayRangeField({ label, range, onChange, within, error }: DayRangeFieldProps) {
  const errorId = useId();
  const day = (key: keyof DayRange, name: string) => (
    <label className="day-range__day">
      <span className="field__label">{name}</span>
      <input
        type="date"
        className="day-range__input"
        value={range[key]}
        min={within.from}
        max={within.to}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        onChange={({ target }) => onChange({ ...range, [key]: target.value })}
      />
    </label>
  );
  return (
    <fieldset className="day-range">
      <legend className="visually-hidden">{label}</legend>
      {day('from', 'From')}
      {day('to', 'To')}
      <p className="field__error day-range__error" id={errorId}>
        {error}
      </p>
    </fieldset>
  );
}
