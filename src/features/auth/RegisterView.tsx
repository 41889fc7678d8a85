import { Notice } from '../../ui/Notice.tsx';
import { TermsNote } from './TermsNote.tsx';

/** Says honestly that registration is not here yet, and what is. */
export function RegisterView() {
  return (
    <div className="auth-view">
      <Notice kind="info">
        Registration is not built yet. Until it is, look around with Login and the demo account.
      </Notice>
      <TermsNote />
    </div>
  );
}
