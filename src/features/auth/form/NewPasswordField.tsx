import './NewPasswordField.css';
import { useState } from 'react';
import { Field } from '../../../ui/form/Field.tsx';
import { passwordStrength } from './passwordStrength.ts';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  error: string | undefined;
}

/** A number stays with what it counts. */
const HINT =
  '8 to 20 characters, best with 1\u00a0digit, 1\u00a0lowercase and 1\u00a0uppercase\u00a0letter.';

/** A field for a new password, with its strength. Only the strength is kept in state. */
export function NewPasswordField({ label, name, error }: NewPasswordFieldProps) {
  const [{ score, word }, setStrength] = useState(passwordStrength(''));
  return (
    <div className="new-password">
      <Field
        label={label}
        name={name}
        type="password"
        autoComplete="new-password"
        hint={HINT}
        onInput={({ currentTarget }) => setStrength(passwordStrength(currentTarget.value))}
        error={error}
      />
      <p className="new-password__strength" data-score={score}>
        <span className="new-password__meter" aria-hidden="true" />
        <span role="status">{word && `Strength: ${word}`}</span>
      </p>
    </div>
  );
}
