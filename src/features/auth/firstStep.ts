import { subscribeKey } from 'valtio/vanilla/utils';
import { authModal, openAuth } from '../../state/authModal.ts';
import { organisation } from '../../state/organisation.ts';

/** The view of the button that has opened the dialog; the page's inline script remembers which. */
export function openAsked(): void {
  if (document.documentElement.dataset['asked'] === 'register') openRegister();
  else openAuth('login');
}

/** Registration begins with the email or the mobile number, as the brand has it. */
export function openRegister(): void {
  openByBrand({ mobile: 'mobileNumber', email: 'sendEmail' });
}

export function openForgotPassword(): void {
  openByBrand({ mobile: 'forgotpassword', email: 'FORGOT_PASSWORD_EMAIL' });
}

type MobileView = 'mobileNumber' | 'forgotpassword';
type EmailView = 'sendEmail' | 'FORGOT_PASSWORD_EMAIL';

/** At the very first start the brand is not known yet: the view follows once it is. */
function openByBrand({ mobile, email }: { mobile: MobileView; email: EmailView }): void {
  openAuth(organisation.appDetails?.IS_EMAIL ? email : mobile);
  if (organisation.appDetails) return;
  const stop = subscribeKey(organisation, 'appDetails', (details) => {
    stop();
    if (details?.IS_EMAIL && authModal.activeAuthModal === mobile) openAuth(email);
  });
}
