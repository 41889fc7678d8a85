import './AccountPlaces.css';
import { Link, useLocation } from 'wouter';
import { openSaferPlay } from '../../state/play/playWatch.ts';
import { classes } from '../../ui/classes.ts';
import { PLACE_LINK } from '../../ui/layout/placeLink.ts';
import { accountPlaceOf } from './accountPlaces.ts';
import { useAccountGroups } from './useAccountGroups.ts';

/** The pages of the account, for the column beside them. */
export function AccountPlaces() {
  const [path] = useLocation();
  const here = accountPlaceOf(path);
  return useAccountGroups().map(({ title, places, hasLimits }) => (
    <section key={title} className="account-places">
      <h2 className="side-rail__title">{title}</h2>
      <ul className="account-places__list">
        {places.map(({ label, to, isOffer }) => (
          <li key={to} {...(isOffer && { 'data-offer': '' })}>
            <Link
              className={PLACE_LINK}
              href={to}
              aria-current={to === here ? (to === path ? 'page' : true) : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
        {hasLimits && (
          <li>
            <button
              type="button"
              className={classes(PLACE_LINK, 'account-places__limits')}
              onClick={openSaferPlay}
            >
              Limits and breaks
            </button>
          </li>
        )}
      </ul>
    </section>
  ));
}
