import { EmailForm } from '../form/EmailForm.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { askForCode } from './recoverySteps.ts';

/** Recovers a lost password by the account's email. */
export function ForgotPasswordEmailView() {
  return (
    <EmailForm send={(email) => askForCode({ email })}>
      <BackToLogin />
    </EmailForm>
  );
}
