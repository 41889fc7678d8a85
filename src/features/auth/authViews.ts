import type { ComponentType } from 'react';
import type { AuthView } from '../../state/session/authModal.ts';

interface LaterView {
  title: string;
  tab?: 'register';
  load(): Promise<ComponentType>;
}

/** The views that are fetched when they are asked for; the login view is in the page from the start. */
export const authViews: Record<Exclude<AuthView, 'login'>, LaterView> = {
  mobileNumber: {
    title: 'Register',
    tab: 'register',
    load: () => import('./register/MobileNumberView.tsx').then((module) => module.MobileNumberView),
  },
  verifyNumber: {
    title: 'Verify your number',
    tab: 'register',
    load: () => import('./register/VerifyNumberView.tsx').then((module) => module.VerifyNumberView),
  },
  sendEmail: {
    title: 'Register',
    tab: 'register',
    load: () => import('./register/SendEmailView.tsx').then((module) => module.SendEmailView),
  },
  verifyEmail: {
    title: 'Verify your email',
    tab: 'register',
    load: () => import('./register/VerifyEmailView.tsx').then((module) => module.VerifyEmailView),
  },
  register: {
    title: 'Your account',
    tab: 'register',
    load: () => import('./register/RegisterView.tsx').then((module) => module.RegisterView),
  },
  forgotpassword: {
    title: 'Forgot password',
    load: () =>
      import('./recover/ForgotPasswordView.tsx').then((module) => module.ForgotPasswordView),
  },
  FORGOT_PASSWORD_EMAIL: {
    title: 'Forgot password',
    load: () =>
      import('./recover/ForgotPasswordEmailView.tsx').then(
        (module) => module.ForgotPasswordEmailView,
      ),
  },
  resetpassword: {
    title: 'Reset password',
    load: () =>
      import('./recover/ResetPasswordView.tsx').then((module) => module.ResetPasswordView),
  },
};
