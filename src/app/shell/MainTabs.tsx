import './MainTabs.css';
import { useSnapshot } from 'valtio';
import { Link, useLocation } from 'wouter';
import { href, paths } from '../../paths.ts';
import { session } from '../../state/session/session.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import {
  betsIcon,
  casinoIcon,
  homeIcon,
  sportsbookIcon,
  sportsIcon,
  userIcon,
} from '../../ui/icon/shellIcons.ts';

const TABS = [
  { label: 'Sportsbook', icon: sportsbookIcon, to: paths.sportsbook },
  { label: 'Exchange', icon: sportsIcon, to: href(paths.sportCategory, { category: 'inplay' }) },
  { label: 'Casino', icon: casinoIcon, to: paths.casinos },
  { label: 'My bets', icon: betsIcon, to: paths.myBets },
  { label: 'Account', icon: userIcon, to: paths.myAccount },
];

/** Paths that belong to a tab although its link leads elsewhere. */
const ALSO: Record<string, RegExp> = {
  Exchange: /^\/(spmsports|exchange)\//,
  Casino: /^\/casinos/,
  Account: /^\/profile/,
};

interface MainTabsProps {
  /** In the header of wider windows, or at the foot of a phone, where the Tab key reaches them last. */
  at: 'header' | 'foot';
}

/** The six main places. The page has them twice, and style sheets show one. */
export function MainTabs({ at }: MainTabsProps) {
  const [path] = useLocation();
  const { isAuth } = useSnapshot(session);
  const home = { label: 'Home', icon: homeIcon, to: isAuth ? paths.home : paths.landing };
  return (
    <nav className={`main-tabs main-tabs--${at}`} aria-label="Main">
      {[home, ...TABS].map(({ label, icon, to }) => (
        <Link
          key={label}
          className="main-tabs__tab"
          href={to}
          aria-current={path === to || ALSO[label]?.test(path) ? 'page' : undefined}
        >
          <Icon path={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
