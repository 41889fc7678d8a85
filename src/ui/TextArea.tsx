import { type ComponentPropsWithRef, useId } from 'react';
import { classes } from './classes.ts';
import './Field.css';
import './TextArea.css';

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** A field of several lines, with its label, hint and error tied together. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      <div className="field__box">
        <textarea
          {...rest}
          id={id}
          className="field__input text-area"
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(hint && `${id}hint`, `${id}error`)}
        />
      </div>
      <p className="field__error" id={`${id}error`}>
        {error}
      </p>
    </div>
  );
}
