import { type ComponentPropsWithRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { eyeIcon, eyeOffIcon } from '../icon/icons.ts';
import { FieldFrame } from './FieldFrame.tsx';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** A text field. A password field has a button to show the password. */
export function Field({ label, hint, error, type = 'text', ...rest }: FieldProps) {
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(tied) => (
        <>
          <input
            {...rest}
            {...tied}
            type={isPassword && isShown ? 'text' : type}
            className="field__input"
          />
          {isPassword && (
            <IconButton
              label={isShown ? 'Hide password' : 'Show password'}
              icon={isShown ? eyeOffIcon : eyeIcon}
              onClick={() => setShown(!isShown)}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
