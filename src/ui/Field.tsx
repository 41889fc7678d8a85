import { type ComponentPropsWithRef, useId, useState } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { eyeIcon, eyeOffIcon } from './icons.ts';
import './Field.css';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  /** What to mend; its line is kept free while there is nothing to say. */
  error?: string | undefined;
};

/** A text field with its label, hint and error tied together; a password can be shown. */
export function Field({ label, hint, error, type = 'text', ...rest }: FieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
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
        <input
          {...rest}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          className="field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(hint && `${id}hint`, `${id}error`)}
        />
        {isPassword && (
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            icon={isShown ? eyeOffIcon : eyeIcon}
            onClick={() => setShown(!isShown)}
          />
        )}
      </div>
      <p className="field__error" id={`${id}error`}>
        {error}
      </p>
    </div>
  );
}
