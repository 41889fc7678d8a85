import { Link } from 'wouter';
import type { Product } from '../../contract/betting/bets.ts';
import { href, paths } from '../../paths.ts';
import type { BetFilter } from '../../state/bets/betFilter.ts';
import type { BetGroup } from '../../state/bets/bets.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { BetListSkeleton } from './BetListSkeleton.tsx';
import { EMPTY, PRODUCTS } from './betWords.ts';
import type { OtherList } from './coupons/otherList.ts';

const IN_PLAY = {
  to: href(paths.sportCategory, { category: 'inplay' }),
  label: 'See what is in play',
};
/** Products with pages of their own. */
const OFFERED: Partial<Record<Product, typeof IN_PLAY>> = {
  sportsbook: { to: paths.sportsbook, label: 'See the sportsbook' },
  casino: { to: paths.casinos, label: 'See the games' },
};

interface NothingShownProps {
  group: BetGroup;
  filter: BetFilter;
  others: readonly OtherList[];
}

/** Nothing of any list matches so far. It says that there is nothing only once every list was looked through. */
export function NothingShown({ group, filter, others }: NothingShownProps) {
  if (others.some(({ state }) => state === 'coming')) return <BetListSkeleton />;
  if (others.some(({ state, hasOlder }) => state === 'failed' || hasOlder)) return null;
  return <Empty group={group} filter={filter} />;
}

/** The lists that could not be loaded and of which nothing is saved. */
export function Unloaded({ lists }: { lists: readonly OtherList[] }) {
  const failed = lists.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  const names = failed.map(({ name }) => name).join(' and ');
  return (
    <ErrorState
      title={`Your ${failed.length === lists.length ? 'bets' : names} could not be loaded`}
      text="None are saved on this phone yet. We still have them."
      onRetry={() => {
        for (const { retry } of failed) retry();
      }}
    />
  );
}

function Empty({ group, filter }: Omit<NothingShownProps, 'others'>) {
  const { product, event, range } = filter;
  const { title, text } = EMPTY[group];
  if (event || range) {
    return (
      <EmptyState
        picture="search"
        title="Nothing found"
        text="No bet here matches. Try other days or another name."
      />
    );
  }
  const offered = (product && OFFERED[product]) ?? IN_PLAY;
  return (
    <EmptyState
      picture="ticket"
      title={product ? `${title} in ${PRODUCTS[product]}` : title}
      text={text}
    >
      <Link className={buttonClass()} href={offered.to}>
        {offered.label}
      </Link>
    </EmptyState>
  );
}
