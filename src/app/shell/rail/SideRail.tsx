import './SideRail.css';
import { useSnapshot } from 'valtio';
import { session } from '../../../state/session/session.ts';
import { type LateComponent, late } from '../../../ui/late/late.tsx';
import { isOfAccount, type Product } from './productOf.ts';
import { RailPlaces } from './RailPlaces.tsx';

type RailProduct = Exclude<Product, 'provider'>;

/** Whose places a rail has: a product's, or those of the account. */
type RailOf = RailProduct | 'account';

const CONTENTS: Record<RailOf, LateComponent<object>> = {
  exchange: late(() => import('./ExchangeRail.tsx').then((module) => module.ExchangeRail), {
    waiting: <RailPlaces />,
  }),
  sportsbook: late(() => import('./SportsbookRail.tsx').then((module) => module.SportsbookRail)),
  account: late(() => import('./AccountRail.tsx').then((module) => module.AccountRail)),
  casino: late(() => import('./CasinoRail.tsx').then((module) => module.CasinoRail)),
};

const NAMES: Record<RailOf, string> = {
  exchange: 'Sports',
  sportsbook: 'Sportsbook',
  casino: 'Casino',
  account: 'Your account',
};

/**
 * The left column of a wide window: the places of the product that the player is in, or of their account. A prerendered
 * page has links to the sports alone: a phone never shows them, and should not carry a tree.
 */
export function SideRail({ product, path }: { product: RailProduct; path: string }) {
  const { isAuth } = useSnapshot(session);
  const shown = isAuth && isOfAccount(path) ? 'account' : product;
  const Content = CONTENTS[shown];
  return (
    <nav className="side-rail" aria-label={NAMES[shown]}>
      {import.meta.env.SSR ? <RailPlaces /> : <Content />}
    </nav>
  );
}
