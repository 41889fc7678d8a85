import type { ComponentType } from 'react';
import type { AuthView } from '../../state/authModal.ts';

type LaterView = Exclude<AuthView, 'login'>;

const register = () => import('./RegisterView.tsx').then((module) => module.RegisterView);
const forgotten = () =>
  import('./ForgotPasswordView.tsx').then((module) => module.ForgotPasswordView);

/** The views that are fetched when they are asked for; the login view is in the page from the start. */
export const authViews: Record<
  LaterView,
  { title: string; tab?: 'register'; load(): Promise<ComponentType> }
> = {
  register: { title: 'Register', tab: 'register', load: register },
  mobileNumber: { title: 'Register', tab: 'register', load: register },
  verifyNumber: { title: 'Register', tab: 'register', load: register },
  sendEmail: { title: 'Register', tab: 'register', load: register },
  verifyEmail: { title: 'Register', tab: 'register', load: register },
  forgotpassword: { title: 'Forgot password', load: forgotten },
  resetpassword: { title: 'Reset password', load: forgotten },
  FORGOT_PASSWORD_EMAIL: { title: 'Forgot password', load: forgotten },
};
