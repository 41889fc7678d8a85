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
  /** The code of the link that led here, and the page it stood on. */
  authModalConfig: { agentCode?: string; source?: string };
  /** The page to go on with after signing in, where a guest was asked to in the midst of something. */
  returnTo: string | undefined;
}>({ activeAuthModal: undefined, authModalConfig: {}, returnTo: undefined });

export function openAuth(view: AuthView): void {
  authModal.activeAuthModal = view;
}

const endings = new Set<() => void>();

/** Registers what the steps of the dialog have kept and must drop when it closes. */
export function onAuthClosed(drop: () => void): void {
  endings.add(drop);
}

export function closeAuth(): void {
  authModal.activeAuthModal = undefined;
  authModal.returnTo = undefined;
  for (const drop of endings) drop();
}
