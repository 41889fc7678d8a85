import { openAuth } from '../../../state/session/authModal.ts';
import { Button } from '../../../ui/button/Button.tsx';

export function BackToLogin() {
  return (
    <Button className="auth-view__act" kind="quiet" isWide onClick={() => openAuth('login')}>
      Back to login
    </Button>
  );
}
