import { subscribeKey } from 'valtio/vanilla/utils';
import { authModal, openAuth } from '../../state/session/authModal.ts';
import { organisation } from '../../state/session/organisation.ts';

/** Shows the view of the button that opened the dialog, which the page's inline script has noted. */
export function openAsked(): void {
  if (document.documentElement.dataset['asked'] === 'register') openRegister();
  else openAuth('login');
}

/** Registration starts with an email or a mobile number, depending on the brand. */
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

/** At start the brand's details are unknown, or from the last visit: switch the view when they arrive. */
subscribeKey(organisation, 'appDetails', () => {
  const { activeAuthModal: view } = authModal;
  if (asked && (view === asked.mobile || view === asked.email)) openByBrand(asked);
});
