import '../AuthLinks.css';
import { useState } from 'react';
import { localNumber } from '../../../domain/account/localNumber.ts';
import { typedCode } from '../../../domain/text/typedDigits.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ResendButton } from '../../../ui/form/ResendButton.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { openForgotPassword } from '../firstStep.ts';
import { CodeField } from '../form/CodeField.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { resetErrors } from '../form/registrationErrors.ts';
import { useCheckedForm } from '../form/useCheckedForm.ts';
import { BackToLogin } from './BackToLogin.tsx';
import { recovery } from './recovery.ts';
import { reset, sendResetCode } from './recoverySteps.ts';

/** The code and the new password. The call names no account, because the server remembers who asked. */
export function ResetPasswordView() {
  const [{ asker, resendAt }] = useState(() => ({ ...recovery }));
  const { errors, problem, isBusy, handlers } = useCheckedForm({
    names: ['otp', 'password'],
    errorsOf: resetErrors,
    send: ({ otp, password }) => reset(typedCode(otp), password),
  });
  return (
    <form className="auth-view auth-view--close" {...handlers}>
      {asker ? (
        <p>
          If there is an account with{' '}
          <b>{'email' in asker ? asker.email : localNumber(asker.phone)}</b>, a code is on its way.
        </p>
      ) : (
        <p>Enter the code that we sent you, and a new password.</p>
      )}
      <CodeField error={errors.otp} />
      <div className="auth-row">
        {asker ? (
          <ResendButton resendAt={resendAt} onResend={() => sendResetCode(asker, false)} />
        ) : (
          <button type="button" className="auth-link" onClick={openForgotPassword}>
            I didn't get a code
          </button>
        )}
      </div>
      <NewPasswordField label="New password" name="password" error={errors.password} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" kind="action" isWide isBusy={isBusy}>
        {isBusy ? 'Saving…' : 'Reset password'}
      </Button>
      <BackToLogin />
    </form>
  );
}
