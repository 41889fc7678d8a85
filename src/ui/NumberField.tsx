import { useId } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { minusIcon, plusIcon } from './icons.ts';
import './Field.css';
import './NumberField.css';

interface NumberFieldProps {
  label: string;
  /** As typed: the caller decides what it means. */
  value: string;
  onChange(text: string): void;
  /** One step down or up; what a step is, the caller knows. Without it there are no buttons. */
  onStep?: ((direction: -1 | 1) => void) | undefined;
  /** Stands before the number: `₦`. */
  unit?: string;
  hint?: string;
  error?: string | undefined;
  hasDecimals?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
}

/** A number typed on a numeric keypad, with buttons for one step down and up. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, onStep, unit, hint, error, hasDecimals, readOnly, disabled } =
    props;
  const id = useId();
  const stepper = (direction: -1 | 1, word: string, icon: string) =>
    onStep && (
      <IconButton
        className="number-field__step"
        label={`${word} ${label.toLowerCase()}`}
        icon={icon}
        disabled={disabled || readOnly}
        onClick={() => onStep(direction)}
      />
    );
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__box">
        {stepper(-1, 'Lower', minusIcon)}
        {unit && <span className="field__unit">{unit}</span>}
        <input
          id={id}
          className={classes('field__input', onStep && 'number-field__input')}
          inputMode={hasDecimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          readOnly={readOnly}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(hint && `${id}hint`, `${id}error`)}
        />
        {stepper(1, 'Raise', plusIcon)}
      </div>
      {hint && (
        <p className="field__hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      <p className="field__error" id={`${id}error`}>
        {error}
      </p>
    </div>
  );
}
