import './Header.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { notices } from '../../state/device/notices.ts';
import { session } from '../../state/session/session.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { bellIcon, depositIcon, menuIcon } from '../../ui/icon/shellIcons.ts';
import { Wordmark } from '../../ui/icon/Wordmark.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { unreadMessages } from '../services/unreadMessages.ts';
import { BalanceChip } from './BalanceChip.tsx';
import { GuestButtons } from './GuestButtons.tsx';
import { MainTabs } from './MainTabs.tsx';
import type { PanelName } from './usePanel.ts';

interface HeaderProps {
  onOpen(panel: PanelName): void;
}

export function Header({ onOpen }: HeaderProps) {
  const { isAuth, isStoreHydrated } = useSnapshot(session);
  return (
    <header className="header">
      <Link className="header__brand" href={isAuth ? paths.home : paths.landing}>
        <Wordmark />
      </Link>
      <MainTabs at="header" />
      {isAuth ? (
        <>
          <BalanceChip onOpen={() => onOpen('balance')} />
          <DepositLink />
        </>
      ) : (
        <>
          <GuestButtons />
          {/* Until the session is read, a class on the root element decides which of the two is visible. */}
          {!isStoreHydrated && (
            <>
              <Skeleton className="header__wait balance-chip" />
              <DepositLink className="header__wait" />
            </>
          )}
        </>
      )}
      <MessagesButton onOpen={() => onOpen('messages')} />
      <IconButton
        className="header__menu"
        label="Menu"
        icon={menuIcon}
        onClick={() => onOpen('menu')}
      />
    </header>
  );
}

function DepositLink({ className }: { className?: string }) {
  return (
    <Link
      data-offer=""
      className={classes(
        'header__deposit',
        className,
        buttonClass({ kind: 'action', isBarTool: true }),
      )}
      href={paths.gateways}
      aria-label="Deposit"
    >
      <Icon path={depositIcon} isSmall />
      <span className="header__deposit-word">Deposit</span>
    </Link>
  );
}

function MessagesButton({ onOpen }: { onOpen(): void }) {
  const { tray } = useSnapshot(notices);
  const { count } = useSnapshot(unreadMessages);
  return (
    <IconButton
      className={classes(
        'header__messages',
        (count > 0 || tray.length > 0) && 'header__messages--used',
      )}
      label={count > 0 ? `Messages, ${count} unread` : 'Messages'}
      icon={bellIcon}
      onClick={onOpen}
    >
      {count > 0 && <span className="header__unread">{Math.min(count, 99)}</span>}
    </IconButton>
  );
}
