import { openAuth } from '../../state/authModal.ts';
import { organisation } from '../../state/organisation.ts';

/** Registration begins with the email or the mobile number, as the brand has it. */
export function openRegister(): void {
  openAuth(organisation.appDetails?.IS_EMAIL ? 'sendEmail' : 'mobileNumber');
}

export function openForgotPassword(): void {
  openAuth(organisation.appDetails?.IS_EMAIL ? 'FORGOT_PASSWORD_EMAIL' : 'forgotpassword');
}
