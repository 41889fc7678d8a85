import { openAuth } from '../../state/authModal.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export function ForgotPasswordView() {
  return (
    <div className="auth-view">
      <Notice kind="info">
        Setting a new password is not built yet. Your account and its money are not touched.
      </Notice>
      <Button kind="quiet" isWide onClick={() => openAuth('login')}>
        Back to login
      </Button>
    </div>
  );
}
