import { EmailForm } from '../form/EmailForm.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { askForCode } from './recoverySteps.ts';

/** Recovers a lost password by the account's email. */
export function ForgotPasswordEmailView() {
  return (
    <EmailForm attempt="A new password" send={(email) => askForCode({ email })}>
      <BackToLogin />
    </EmailForm>
  );
}
