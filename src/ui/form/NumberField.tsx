import { IconButton } from '../button/IconButton.tsx';
import { classes } from '../classes.ts';
import { minusIcon, plusIcon } from '../icon/icons.ts';
import { FieldFrame } from './FieldFrame.tsx';
import './NumberField.css';

interface NumberFieldProps {
  label: string;
  /** As typed; the caller interprets it. */
  value: string;
  onChange(text: string): void;
  /** Moves the value by one step; the caller knows how far. Without it there are no buttons. */
  onStep?: ((direction: -1 | 1) => void) | undefined;
  /** Shown before the number: `₦`. */
  unit?: string;
  hint?: string;
  error?: string | undefined;
  /** The id of a text elsewhere that says what is wrong with the value. */
  problemId?: string | undefined;
  /** Where there is no form to be sent. */
  onEnter?: (() => void) | undefined;
  hasDecimals?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
}

/** A number field with a numeric keypad and step buttons. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, onStep, unit, hint, hasDecimals, readOnly, disabled } = props;
  const { error, problemId, onEnter } = props;
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
    <FieldFrame
      label={label}
      hint={hint}
      isHintBelow
      error={error}
      problemId={problemId}
      // What nobody has filled in yet is not wrong.
      isInvalid={problemId !== undefined && value.trim() !== ''}
    >
      {(tied) => (
        <>
          {stepper(-1, 'Lower', minusIcon)}
          {unit && <span className="field__unit">{unit}</span>}
          <input
            {...tied}
            className={classes('field__input', onStep && 'number-field__input')}
            inputMode={hasDecimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (!onEnter || event.key !== 'Enter') return;
              // Else the button that gets the focus would be pressed by the same key.
              event.preventDefault();
              onEnter();
            }}
            readOnly={readOnly}
            disabled={disabled}
          />
          {stepper(1, 'Raise', plusIcon)}
        </>
      )}
    </FieldFrame>
  );
}
