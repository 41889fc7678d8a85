import { openAuth } from '../../state/authModal.ts';
import { Button } from '../../ui/Button.tsx';

export function BackToLogin() {
  return (
    <Button kind="quiet" isWide onClick={() => openAuth('login')}>
      Back to login
    </Button>
  );
}
