import { subscribeKey } from 'valtio/vanilla/utils';
import { authModal, openAuth } from '../../state/session/authModal.ts';
import { organisation } from '../../state/session/organisation.ts';

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

interface Steps {
  mobile: 'mobileNumber' | 'forgotpassword';
  email: 'sendEmail' | 'FORGOT_PASSWORD_EMAIL';
}

let asked: Steps | undefined;

function openByBrand(steps: Steps): void {
  asked = steps;
  openAuth(organisation.appDetails?.IS_EMAIL ? steps.email : steps.mobile);
}

/** At the start the brand is not known yet, or only what it was last time: the view follows it. */
subscribeKey(organisation, 'appDetails', () => {
  const { activeAuthModal: view } = authModal;
  if (asked && (view === asked.mobile || view === asked.email)) openByBrand(asked);
});
