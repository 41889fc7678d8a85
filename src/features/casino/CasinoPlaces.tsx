import './CasinoPlaces.css';
import { Link, useLocation, useSearch } from 'wouter';
import { paths } from '../../paths.ts';
import { PLACE_LINK } from '../../ui/layout/placeLink.ts';
import { CASINO_PARTS, partOf } from './casinoParts.ts';
import { CATEGORIES } from './gameWords.ts';

const LISTS = (['jackpots', 'new', 'favourites', 'played'] as const).map(
  (category) => [CATEGORIES[category], `${paths.casinos}?category=${category}`] as const,
);

/** The parts of the casino and its lists, for the column beside its pages. */
export function CasinoPlaces() {
  const [path] = useLocation();
  const search = useSearch();
  const category = new URLSearchParams(search).get('category');
  const lists: string[] = LISTS.map(([, to]) => to);
  const asked = `${path}?category=${category}`;
  const part = partOf(path, search);
  const here = {
    to: lists.includes(asked) ? asked : part,
    kind: part === path ? 'page' : true,
  } as const;
  return (
    <>
      <ul className="casino-places">{CASINO_PARTS.map(([name, to]) => place(name, to, here))}</ul>
      <ul className="casino-places">{LISTS.map(([name, to]) => place(name, to, here))}</ul>
    </>
  );
}

interface Here {
  to: string;
  kind: 'page' | true;
}

const place = (name: string, to: string, here: Here) => (
  <li key={to}>
    <Link className={PLACE_LINK} href={to} aria-current={to === here.to ? here.kind : undefined}>
      {name}
    </Link>
  </li>
);
