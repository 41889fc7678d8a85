import { Link } from 'wouter';
import type { Category } from '../../../contract/betting/market.ts';
import { CATEGORIES } from '../../../features/events/sports.ts';
import { href, paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { searchIcon } from '../../../ui/icon/icons.ts';
import { PLACE_LINK } from '../../../ui/layout/placeLink.ts';

const SEARCH = `${href(paths.sportCategory, { category: 'inplay' })}?view=search`;

/**
 * The rail of the exchange while its code is under way, and on a page without the app: links alone, each where the
 * search, the title and the sports of `ExchangeRail` will stand.
 */
export function RailPlaces() {
  return (
    <>
      <Link className="side-rail__search" href={SEARCH}>
        <Icon path={searchIcon} />
        <span>
          <span className="visually-hidden">Search </span>Teams or games
        </span>
      </Link>
      <h2 className="side-rail__title">Exchange</h2>
      {(Object.keys(CATEGORIES) as Category[]).map((category) => (
        <Link key={category} className={PLACE_LINK} href={href(paths.sportCategory, { category })}>
          {CATEGORIES[category]}
        </Link>
      ))}
    </>
  );
}
