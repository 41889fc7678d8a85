import './MenuPanel.css';
import { useSnapshot } from 'valtio';
import { Link, useLocation } from 'wouter';
import { env } from '../../env.ts';
import { DataSaverChoice } from '../../features/account/DataSaverChoice.tsx';
import { ThemeChoice } from '../../features/account/ThemeChoice.tsx';
import { paths } from '../../paths.ts';
import { openSaferPlay } from '../../state/play/playWatch.ts';
import { isAway } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { session } from '../../state/session/session.ts';
import { signOut } from '../../state/session/signOut.ts';
import { wipePhone } from '../../state/session/wipePhone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import { MENU_GROUPS } from './menuGroups.ts';
import type { PanelProps } from './PanelProps.ts';
import { productOf } from './rail/productOf.ts';

/** Where these lead from the sportsbook: its own lists. */
const IN_SPORTSBOOK: Record<string, string> = {
  'In play': `${paths.sportsbook}?time=live`,
  Search: `${paths.sportsbook}?view=search`,
};

/** Hidden during a break, because they are offers. */
const OFFERS: readonly string[] = [paths.promotions, paths.referral];

export function MenuPanel({ onClose }: PanelProps) {
  return (
    <Sheet title="Menu" isOpen onClose={onClose}>
      <MenuContent onClose={onClose} />
    </Sheet>
  );
}

/** What the menu holds. */
function MenuContent({ onClose }: PanelProps) {
  const state = useStateOfPlay();
  const { isAuth, user } = useSnapshot(session);
  const [path] = useLocation();
  const own = productOf(path) === 'sportsbook' ? IN_SPORTSBOOK : {};
  const leave = () => {
    onClose();
    void signOut();
  };
  const limits = () => {
    onClose();
    openSaferPlay();
  };
  const groups = MENU_GROUPS.map(({ title, players, everyone }) => ({
    title,
    links: [...(isAuth ? players : []), ...everyone]
      .filter(([, , to]) => !isAway(state) || !OFFERS.includes(to))
      .map(([icon, label, to]) => [icon, label, own[label] ?? to] as const),
  }));
  return (
    <>
      {user && (
        <div className="menu-panel__player">
          <span>
            Logged in as <b>{user.username}</b> {user.isDemo && <Badge kind="warn">DEMO</Badge>}
          </span>
          <Button kind="quiet" isSmall onClick={leave}>
            Log out
          </Button>
        </div>
      )}
      {groups.map(
        ({ title, links }) =>
          links.length > 0 && (
            <section key={title} className="menu-panel__group">
              <h3 className="menu-panel__title">{title}</h3>
              <ul className="menu-panel__links">
                {links.map(([icon, label, to]) => (
                  <li key={to}>
                    <Link className="menu-panel__link" href={to} onClick={onClose}>
                      <Icon path={icon} />
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {isAuth && (
        <Button kind="quiet" isWide onClick={limits}>
          Safer play: limits and breaks
        </Button>
      )}
      <ThemeChoice />
      <DataSaverChoice />
      {isAuth && (
        <p className="menu-panel__wipe">
          <Button kind="danger" isSmall onClick={() => void wipePhone()}>
            Remove {env.name} data
          </Button>
        </p>
      )}
    </>
  );
}
