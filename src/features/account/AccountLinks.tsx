import './AccountLinks.css';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { openSaferPlay } from '../../state/play/playWatch.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chevronRightIcon } from '../../ui/icon/icons.ts';

const GROUPS: readonly { title: string; links: readonly (readonly [string, string])[] }[] = [
  {
    title: 'Money and bets',
    links: [
      ['My bets', paths.myBets],
      ['Bonuses', paths.bonuses],
      ['Your deposits', paths.deposits],
      ['Your withdrawals', paths.withdrawals],
    ],
  },
  {
    title: 'You and this phone',
    links: [
      ['Verify your identity', paths.kyc],
      ['Profile and settings', paths.profile],
    ],
  },
  { title: 'Help', links: [['Write to us', `${paths.contact}#write-to-us`]] },
];

/** Links from the account to bets, bonuses, all money movements, settings, limits and help, in groups. */
export function AccountLinks() {
  return (
    <nav className="account-links" aria-label="Your account">
      {GROUPS.map(({ title, links }) => (
        <section key={title} className="account-links__group">
          <h2 className="account-links__title">{title}</h2>
          {links.map(([label, to]) => (
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
          {title === 'You and this phone' && (
            <button type="button" className="account-links__link" onClick={openSaferPlay}>
              Limits and breaks
              <Icon path={chevronRightIcon} isSmall />
            </button>
          )}
        </section>
      ))}
    </nav>
  );
}
