import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import './Field.css';

/** Attributes that tie a control to its label, hint and error. */
interface Tied {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  isHintBelow?: boolean;
  /** What is wrong. Its line is reserved while there is nothing to say. */
  error?: string | undefined;
  /** The id of a text elsewhere that says what is wrong, such as above the button that is off. */
  problemId?: string | undefined;
  isInvalid?: boolean | undefined;
  /** The contents of the box, with the control among them. */
  children(tied: Tied): ReactNode;
}

/** Puts label, hint and error around a control and ties them to it. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, isHintBelow, error, problemId, isInvalid, children } = props;
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
          'aria-invalid': error || isInvalid ? true : undefined,
          'aria-describedby': classes(hint && hintId, problemId, errorId),
        })}
      </div>
      {isHintBelow && hintText}
      <p className="field__error" id={errorId}>
        {error}
      </p>
    </div>
  );
}
