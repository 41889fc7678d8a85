import { EmailForm } from '../form/EmailForm.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { askForCode } from './recoverySteps.ts';

/** A lost password, by the email of the account. */
export function ForgotPasswordEmailView() {
  return (
    <EmailForm attempt="A new password" send={(email) => askForCode({ email })}>
      <BackToLogin />
    </EmailForm>
  );
}
