import { proxy } from 'valtio/vanilla';

/** The views of the auth dialog, named as in the specification. */
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
  /** The code of the invitation link, and the page that carried the link. */
  authModalConfig: { agentCode?: string; source?: string };
  /** The page to continue on after signing in, if a guest was asked to sign in there. */
  returnTo: string | undefined;
}>({ activeAuthModal: undefined, authModalConfig: {}, returnTo: undefined });

export function openAuth(view: AuthView): void {
  authModal.activeAuthModal = view;
}

/**
 * Notes the step of a press. The answer may come late: it is for the function this returns to tell whether the step
 * still shows, or the player has closed the dialog or gone on to another view. A login in the header has no dialog to
 * close.
 */
export function stepNow(): () => boolean {
  const { activeAuthModal: view } = authModal;
  return () => view === undefined || view === authModal.activeAuthModal;
}

const endings = new Set<() => void>();

/** Registers what the dialog's steps keep and must drop when it closes. */
export function onAuthClosed(drop: () => void): void {
  endings.add(drop);
}

export function closeAuth(): void {
  authModal.activeAuthModal = undefined;
  authModal.returnTo = undefined;
  for (const drop of endings) drop();
}
