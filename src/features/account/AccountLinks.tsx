import './AccountLinks.css';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { openSaferPlay } from '../../state/play/playWatch.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chevronRightIcon } from '../../ui/icon/icons.ts';

const LINKS = [
  ['My bets', paths.myBets],
  ['Bonuses', paths.bonuses],
  ['Your deposits', paths.deposits],
  ['Your withdrawals', paths.withdrawals],
  ['Profile and settings', paths.profile],
] as const;

/** Links from the account to bets, bonuses, all money movements, settings and limits. */
export function AccountLinks() {
  return (
    <nav className="account-links" aria-label="Your account">
      {LINKS.map(([label, to]) => (
        <Link
          key={to}
          className="account-links__link"
          href={to}
          {...(to === paths.bonuses && { 'data-offer': '' })}
        >
          {label}
          <Icon path={chevronRightIcon} isSmall />
        </Link>
      ))}
      <button type="button" className="account-links__link" onClick={openSaferPlay}>
        Limits and breaks
        <Icon path={chevronRightIcon} isSmall />
      </button>
    </nav>
  );
}
