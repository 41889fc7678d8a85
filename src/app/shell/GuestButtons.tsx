import './GuestButtons.css';
import { Link } from 'wouter';
import { AuthButton } from '../../features/auth/login/AuthButton.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { whenWide } from '../../ui/dock/whenWide.ts';
import { late } from '../../ui/late/late.tsx';
import { WINDOW } from '../../ui/style/breakpoints.ts';

/** Replaces the login button where the header has room; its style sheet sets the width. */
const HeaderLogin = late(
  () => import('../../features/auth/login/HeaderLogin.tsx').then((module) => module.HeaderLogin),
  { when: () => whenWide(WINDOW.headerLogin) },
);

export function GuestButtons() {
  return (
    <div className="guest-buttons">
      <HeaderLogin />
      <AuthButton opens="login" kind="on-header" isSmall />
      <AuthButton opens="register" kind="action" isSmall data-offer="" />
      {/* In its place during a break, also in a page of the build, which is the same for everybody. */}
      <Link
        className={`guest-buttons__break ${buttonClass({ kind: 'on-header', isSmall: true })}`}
        href={paths.responsible}
      >
        Your break
      </Link>
    </div>
  );
}
