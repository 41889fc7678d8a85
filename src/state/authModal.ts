import { proxy } from 'valtio/vanilla';

/** The views of the auth dialog, by the names of the specification. */
export type AuthView =
  | 'login'
  | 'register'
  | 'mobileNumber'
  | 'verifyNumber'
  | 'forgotpassword'
  | 'resetpassword'
  | 'sendEmail'
  | 'verifyEmail'
  | 'FORGOT_PASSWORD_EMAIL';

export const authModal = proxy<{
  activeAuthModal: AuthView | undefined;
  authModalConfig: { agentCode?: string; source?: string };
}>({ activeAuthModal: undefined, authModalConfig: {} });

export function openAuth(view: AuthView): void {
  authModal.activeAuthModal = view;
}

export function closeAuth(): void {
  authModal.activeAuthModal = undefined;
}
