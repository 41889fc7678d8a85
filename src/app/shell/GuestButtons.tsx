import './GuestButtons.css';
import { openRegister } from '../../features/auth/firstStep.ts';
import { openAuth } from '../../state/authModal.ts';
import { Button } from '../../ui/Button.tsx';

/** Opens the dialog by command too: that works before any script has arrived. */
export function GuestButtons() {
  return (
    <div className="guest-buttons">
      <Button
        kind="quiet"
        isSmall
        command="show-modal"
        commandfor="auth"
        onClick={() => openAuth('login')}
      >
        Login
      </Button>
      <Button kind="action" isSmall command="show-modal" commandfor="auth" onClick={openRegister}>
        Register
      </Button>
    </div>
  );
}
