import './GuestButtons.css';
import { AuthButton } from '../../features/auth/AuthButton.tsx';
import { whenWide } from '../../ui/dock/whenWide.ts';
import { island } from '../../ui/late/island.tsx';

/** In a wide window it stands in the place of the button. */
const HeaderLogin = island(
  () => import('../../features/auth/HeaderLogin.tsx').then((module) => module.HeaderLogin),
  whenWide,
);

export function GuestButtons() {
  return (
    <div className="guest-buttons">
      <HeaderLogin />
      <AuthButton opens="login" kind="quiet" isSmall />
      <AuthButton opens="register" kind="action" isSmall />
    </div>
  );
}
