import './GuestButtons.css';
import { AuthButton } from '../../features/auth/AuthButton.tsx';

export function GuestButtons() {
  return (
    <div className="guest-buttons">
      <AuthButton opens="login" kind="quiet" isSmall />
      <AuthButton opens="register" kind="action" isSmall />
    </div>
  );
}
