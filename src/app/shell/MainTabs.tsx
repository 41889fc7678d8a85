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
import { isOfAccount, tabOf } from './rail/productOf.ts';

const TABS = [
  { label: 'Sportsbook', icon: sportsbookIcon, to: paths.sportsbook, product: 'sportsbook' },
  {
    label: 'Exchange',
    icon: sportsIcon,
    to: href(paths.sportCategory, { category: 'inplay' }),
    product: 'exchange',
  },
  { label: 'Casino', icon: casinoIcon, to: paths.casinos, product: 'casino' },
  { label: 'My bets', icon: betsIcon, to: paths.myBets, product: undefined },
  { label: 'Account', icon: userIcon, to: paths.myAccount, product: undefined },
] as const;

interface MainTabsProps {
  /** In the header of wider windows, or at the foot of a phone, where the Tab key reaches them last. */
  at: 'header' | 'foot';
}

/** The six main places. The page has them twice, and style sheets show one. */
export function MainTabs({ at }: MainTabsProps) {
  const [path] = useLocation();
  const { isAuth } = useSnapshot(session);
  const homePath = isAuth ? paths.home : paths.landing;
  const home = { label: 'Home', icon: homeIcon, to: homePath, product: undefined };
  const here = path === homePath ? undefined : tabOf(path);
  return (
    <nav className={`main-tabs main-tabs--${at}`} aria-label="Main">
      {[home, ...TABS].map(({ label, icon, to, product }) => (
        <Link
          key={label}
          className="main-tabs__tab"
          href={to}
          aria-current={
            path === to ||
            (product && product === here) ||
            (to === paths.myAccount && isOfAccount(path))
              ? 'page'
              : undefined
          }
        >
          <Icon path={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
