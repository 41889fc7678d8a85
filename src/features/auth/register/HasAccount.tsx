import '../AuthLinks.css';
import { CallError } from '../../../api/callError.ts';
import { openAuth } from '../../../state/session/authModal.ts';
import { Notice } from '../../../ui/status/Notice.tsx';
import { openForgotPassword } from '../firstStep.ts';

/** Whether the number or email was refused because it has an account. */
export function isTaken(error: unknown): boolean {
  return (
    error instanceof CallError && (error.code === 'mobile-taken' || error.code === 'email-taken')
  );
}

/** Says that a number or email has an account, and leads there. */
export function HasAccount({ text }: { text: string }) {
  return (
    <Notice kind="error">
      {text}
      <span className="auth-row">
        <button type="button" className="auth-link" onClick={() => openAuth('login')}>
          Log in
        </button>
        <button type="button" className="auth-link" onClick={openForgotPassword}>
          Forgot password
        </button>
      </span>
    </Notice>
  );
}
