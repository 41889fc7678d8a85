import './AccountLinks.css';
import { Link } from 'wouter';
import { openSaferPlay } from '../../state/play/playWatch.ts';
import { pauseIcon } from '../../ui/icon/icons.ts';
import { RowLabel } from '../../ui/list/RowLabel.tsx';
import { ROW_LINK } from '../../ui/list/rowLink.ts';
import { useAccountGroups } from './useAccountGroups.ts';

/** Links from the account to bets, bonuses, all money movements, settings, limits and help, in groups. */
export function AccountLinks() {
  return (
    <nav className="account-links" aria-label="Your account">
      {useAccountGroups().map(({ title, places, hasLimits }) => (
        <section key={title} className="account-links__group">
          <h2 className="account-links__title">{title}</h2>
          {places
            .filter(({ isRailOnly }) => !isRailOnly)
            .map(({ icon, label, to, isOffer }) => (
              <Link key={to} className={ROW_LINK} href={to} {...(isOffer && { 'data-offer': '' })}>
                <RowLabel icon={icon}>{label}</RowLabel>
              </Link>
            ))}
          {hasLimits && (
            <button type="button" className={ROW_LINK} onClick={openSaferPlay}>
              <RowLabel icon={pauseIcon}>Limits and breaks</RowLabel>
            </button>
          )}
        </section>
      ))}
    </nav>
  );
}
