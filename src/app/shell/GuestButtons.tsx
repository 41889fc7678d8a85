import './GuestButtons.css';
import { AuthButton } from '../../features/auth/login/AuthButton.tsx';
import { whenWide } from '../../ui/dock/whenWide.ts';
import { late } from '../../ui/late/late.tsx';
import { WINDOW } from '../../ui/style/breakpoints.ts';

/** As wide as its style sheet says: it stands in the place of the button, where the places leave room. */
const HeaderLogin = late(
  () => import('../../features/auth/login/HeaderLogin.tsx').then((module) => module.HeaderLogin),
  { when: () => whenWide(WINDOW.headerLogin) },
);

export function GuestButtons() {
  return (
    <div className="guest-buttons">
      <HeaderLogin />
      <AuthButton opens="login" kind="on-header" isSmall />
      <AuthButton opens="register" kind="action" isSmall />
    </div>
  );
}
