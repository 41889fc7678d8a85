import { type ReactNode, useState } from 'react';
import { plainEmail } from '../../../domain/text/plainEmail.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { emailError } from './registrationErrors.ts';
import { useCheckedForm } from './useCheckedForm.ts';

interface EmailFormProps {
  send(email: string): Promise<void>;
  /** What was typed before a reload. */
  typed?: string | undefined;
  onTyped?: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** One email field with its button. */
export function EmailForm({ send, typed, onTyped, children }: EmailFormProps) {
  const [isEmpty, setEmpty] = useState(!typed?.trim());
  const { errors, problem, isBusy, handlers } = useCheckedForm({
    names: ['email'],
    onTyped,
    errorsOf: ({ email }) => {
      const error = emailError(email);
      return error ? { email: error } : {};
    },
    send: ({ email }) => send(plainEmail(email)),
  });
  return (
    <form className="auth-view auth-view--close" {...handlers}>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed}
        onInput={({ currentTarget }) => setEmpty(currentTarget.value.trim() === '')}
        error={errors.email}
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" kind="action" isWide disabled={isEmpty} isBusy={isBusy}>
        {isBusy ? 'Sending…' : 'Next'}
      </Button>
      {children}
    </form>
  );
}
