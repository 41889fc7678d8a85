import './SideRail.css';
import { Link } from 'wouter';
import { CATEGORIES } from '../../../features/events/sports.ts';
import { href, paths } from '../../../paths.ts';
import { type LateComponent, late } from '../../../ui/late/late.tsx';
import { PLACE_LINK } from '../../../ui/layout/placeLink.ts';
import type { Product } from './productOf.ts';

const links = Object.entries(CATEGORIES).map(([category, label]) => (
  <Link key={category} className={PLACE_LINK} href={href(paths.sportCategory, { category })}>
    {label}
  </Link>
));

type RailProduct = Exclude<Product, 'provider'>;

const CONTENTS: Record<RailProduct, LateComponent<object>> = {
  exchange: late(() => import('./ExchangeRail.tsx').then((module) => module.ExchangeRail), {
    waiting: links,
  }),
  sportsbook: late(() => import('./SportsbookRail.tsx').then((module) => module.SportsbookRail)),
  casino: late(() => import('./CasinoRail.tsx').then((module) => module.CasinoRail)),
};

const NAMES: Record<RailProduct, string> = {
  exchange: 'Sports',
  sportsbook: 'Sportsbook',
  casino: 'Casino',
};

/**
 * The left column of a wide window: the places of the product that the player is in. A prerendered page has links to
 * the sports alone: a phone never shows them, and should not carry a tree.
 */
export function SideRail({ product }: { product: RailProduct }) {
  const Content = CONTENTS[product];
  return (
    <nav className="side-rail" aria-label={NAMES[product]}>
      {import.meta.env.SSR ? links : <Content />}
    </nav>
  );
}
