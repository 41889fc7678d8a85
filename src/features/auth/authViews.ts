import type { AuthView } from '../../state/session/authModal.ts';
import type { LateComponent } from '../../ui/late/late.tsx';
import { laterView } from './laterView.tsx';

interface AuthStep {
  title: string;
  tab?: 'register';
  /** Missing for a view that is in the page from the start. */
  View?: LateComponent<object>;
}

/** The views besides the login; each fetches its code on demand. */
export const authViews: Record<Exclude<AuthView, 'login'>, AuthStep> = {
  mobileNumber: {
    title: 'Register',
    tab: 'register',
  },
  verifyNumber: {
    title: 'Verify your number',
    tab: 'register',
    View: laterView(() =>
      import('./register/VerifyNumberView.tsx').then((module) => module.VerifyNumberView),
    ),
  },
  sendEmail: {
    title: 'Register',
    tab: 'register',
    View: laterView(() =>
      import('./register/SendEmailView.tsx').then((module) => module.SendEmailView),
    ),
  },
  verifyEmail: {
    title: 'Verify your email',
    tab: 'register',
    View: laterView(() =>
      import('./register/VerifyEmailView.tsx').then((module) => module.VerifyEmailView),
    ),
  },
  register: {
    title: 'Your account',
    tab: 'register',
    View: laterView(() =>
      import('./register/RegisterView.tsx').then((module) => module.RegisterView),
    ),
  },
  forgotpassword: {
    title: 'Forgot password',
    View: laterView(() =>
      import('./recover/ForgotPasswordView.tsx').then((module) => module.ForgotPasswordView),
    ),
  },
  FORGOT_PASSWORD_EMAIL: {
    title: 'Forgot password',
    View: laterView(() =>
      import('./recover/ForgotPasswordEmailView.tsx').then(
        (module) => module.ForgotPasswordEmailView,
      ),
    ),
  },
  resetpassword: {
    title: 'Reset password',
    View: laterView(() =>
      import('./recover/ResetPasswordView.tsx').then((module) => module.ResetPasswordView),
    ),
  },
};
