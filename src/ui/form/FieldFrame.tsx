import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import './Field.css';

/** What a control takes to be tied to its texts. */
interface Tied {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  isHintBelow?: boolean;
  /** What to mend; its line is kept free while there is nothing to say. */
  error?: string | undefined;
  /** What stands in the box, the control among it. */
  children(tied: Tied): ReactNode;
}

/** The label, hint and error of a control, in their places and tied to it. */
export function FieldFrame({ label, hint, isHintBelow, error, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const hintText = hint && (
    <p className="field__hint" id={hintId}>
      {hint}
    </p>
  );
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {!isHintBelow && hintText}
      <div className="field__box">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': classes(hint && hintId, errorId),
        })}
      </div>
      {isHintBelow && hintText}
      <p className="field__error" id={errorId}>
        {error}
      </p>
    </div>
  );
}
