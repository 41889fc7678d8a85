import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { updatePassword } from '../../../contract/account/recovery.ts';
import { notify } from '../../../state/device/notices.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { changeErrors } from '../form/registrationErrors.ts';
import { useCheckedForm } from '../form/useCheckedForm.ts';

/** Sets a new password with the old one. This signs the player's other devices out. */
export function ChangePassword() {
  // The fields are uncontrolled: a new key empties them and resets the meter.
  const [round, setRound] = useState(1);
  const { errors, problem, isBusy, handlers } = useCheckedForm({
    names: ['oldPassword', 'newPassword'],
    errorsOf: changeErrors,
    async send(passwords) {
      const { message } = await call(updatePassword, passwords, { quiet: true });
      notify('success', message || 'Your password is changed');
      setRound(round + 1);
    },
  });
  return (
    <form key={round} className="change-password" {...handlers}>
      <Field
        label="Current password"
        name="oldPassword"
        type="password"
        autoComplete="current-password"
        error={errors.oldPassword}
      />
      <NewPasswordField label="New password" name="newPassword" error={errors.newPassword} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Changing…' : 'Change password'}
      </Button>
    </form>
  );
}
