import './CasinoPlaces.css';
import { Link, useLocation, useSearch } from 'wouter';
import { paths } from '../../paths.ts';
import { PLACE_LINK } from '../../ui/layout/placeLink.ts';
import { CASINO_PARTS } from './casinoParts.ts';
import { CATEGORIES } from './gameWords.ts';

const LISTS = (['jackpots', 'new', 'favourites', 'played'] as const).map(
  (category) => [CATEGORIES[category], `${paths.casinos}?category=${category}`] as const,
);

/** The parts of the casino and its lists, for the column beside its pages. */
export function CasinoPlaces() {
  const [path] = useLocation();
  const category = new URLSearchParams(useSearch()).get('category');
  const lists: string[] = LISTS.map(([, to]) => to);
  const asked = `${path}?category=${category}`;
  const here = lists.includes(asked) ? asked : path;
  return (
    <>
      <ul className="casino-places">{CASINO_PARTS.map(([name, to]) => place(name, to, here))}</ul>
      <ul className="casino-places">{LISTS.map(([name, to]) => place(name, to, here))}</ul>
    </>
  );
}

const place = (name: string, to: string, here: string) => (
  <li key={to}>
    <Link className={PLACE_LINK} href={to} aria-current={to === here ? 'page' : undefined}>
      {name}
    </Link>
  </li>
);
