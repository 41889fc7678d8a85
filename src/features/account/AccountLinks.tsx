import './AccountLinks.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { openSaferPlay } from '../../state/play/playWatch.ts';
import { session } from '../../state/session/session.ts';
import { bankIcon, cardIcon, pauseIcon } from '../../ui/icon/icons.ts';
import { chatIcon, giftIcon, shieldIcon, slidersIcon } from '../../ui/icon/menuIcons.ts';
import { betsIcon } from '../../ui/icon/shellIcons.ts';
import { RowLabel } from '../../ui/list/RowLabel.tsx';
import { ROW_LINK } from '../../ui/list/rowLink.ts';

type Place = readonly [icon: string, label: string, to: string];

const MONEY: readonly Place[] = [
  [betsIcon, 'My bets', paths.myBets],
  [giftIcon, 'Bonuses', paths.bonuses],
  [cardIcon, 'Your deposits', paths.deposits],
  [bankIcon, 'Your withdrawals', paths.withdrawals],
];
const PROFILE: Place = [slidersIcon, 'Profile and settings', paths.profile];
const HELP: Place = [chatIcon, 'Write to us', `${paths.contact}#write-to-us`];

/** Links from the account to bets, bonuses, all money movements, settings, limits and help, in groups. */
export function AccountLinks() {
  const isVerified = useSnapshot(session).userProfile?.kycStatus === 'approved';
  const identity = isVerified ? 'Your identity' : 'Verify your identity';
  const groups: readonly (readonly [title: string, places: readonly Place[]])[] = [
    ['Money and bets', MONEY],
    ['You and this phone', [[shieldIcon, identity, paths.kyc], PROFILE]],
    ['Help', [HELP]],
  ];
  return (
    <nav className="account-links" aria-label="Your account">
      {groups.map(([title, places]) => (
        <section key={title} className="account-links__group">
          <h2 className="account-links__title">{title}</h2>
          {places.map(([icon, label, to]) => (
            <Link
              key={to}
              className={ROW_LINK}
              href={to}
              {...(to === paths.bonuses && { 'data-offer': '' })}
            >
              <RowLabel icon={icon}>{label}</RowLabel>
            </Link>
          ))}
          {places.includes(PROFILE) && (
            <button type="button" className={ROW_LINK} onClick={openSaferPlay}>
              <RowLabel icon={pauseIcon}>Limits and breaks</RowLabel>
            </button>
          )}
        </section>
      ))}
    </nav>
  );
}
