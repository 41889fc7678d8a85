import { useState } from 'react';
import { Link } from 'wouter';
import type { Bet, Product } from '../../contract/bets.ts';
import { href, paths } from '../../paths.ts';
import { type BetGroup, betList, loadOlderBets } from '../../state/bets.ts';
import { useBetList } from '../../state/betsHooks.ts';
import { Age } from '../../ui/Age.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import './BetGroupList.css';
import { BetListSkeleton } from './BetListSkeleton.tsx';
import { BetRow } from './BetRow.tsx';
import { SettledTotal } from './SettledTotal.tsx';

interface BetGroupListProps {
  group: BetGroup;
  product: Product | undefined;
}

const EMPTY: Record<BetGroup, { title: string; text: string }> = {
  open: {
    title: 'No open bets',
    text: 'Bets that can still win or lose stand here, also when you are offline.',
  },
  settled: {
    title: 'Nothing settled yet',
    text: 'Won and lost bets stand here with their result.',
  },
  void: {
    title: 'Nothing void',
    text: 'Bets that were voided, refused or cancelled stand here with the reason.',
  },
};

export function BetGroupList({ group, product }: BetGroupListProps) {
  const { data, status, problem, savedAt } = useBetList(group);
  const retry = () => void betList(group).refresh();

  if (!data) {
    if (status !== 'failed') return <BetListSkeleton />;
    return (
      <ErrorState
        title="Your bets could not be loaded"
        text="None are saved on this phone yet. They stand with us all the same."
        onRetry={retry}
      />
    );
  }
  const bets = product ? data.bets.filter((bet) => bet.product === product) : data.bets;
  return (
    <>
      <div className="bet-list__age">
        <Age at={savedAt} />
        {status === 'failed' && (
          <>
            <span className="bet-list__problem" role="status" title={problem}>
              Not refreshed
            </span>
            <Button kind="quiet" isSmall onClick={retry}>
              Try again
            </Button>
          </>
        )}
      </div>
      {group === 'settled' && bets.length > 0 && (
        <SettledTotal bets={bets} isWhole={data.bets.length >= data.total} />
      )}
      {bets.length > 0 ? (
        <Rows bets={bets} />
      ) : (
        <Empty group={group} isFiltered={product !== undefined} />
      )}
      {data.bets.length < data.total && (
        <Older group={group} shown={data.bets.length} total={data.total} />
      )}
    </>
  );
}

function Rows({ bets }: { bets: readonly Bet[] }) {
  return (
    <ul className="bet-list">
      {bets.map((bet) => (
        <BetRow key={bet.betId} bet={bet} />
      ))}
    </ul>
  );
}

function Empty({ group, isFiltered }: { group: BetGroup; isFiltered: boolean }) {
  const { title, text } = EMPTY[group];
  return (
    <EmptyState title={isFiltered ? `${title} of this product` : title} text={text}>
      <Link className={buttonClass()} href={href(paths.sportCategory, { category: 'inplay' })}>
        See what is in play
      </Link>
    </EmptyState>
  );
}

function Older({ group, shown, total }: { group: BetGroup; shown: number; total: number }) {
  const [isBusy, setBusy] = useState(false);
  function load() {
    setBusy(true);
    // A failure has its own notice; what is shown stays.
    loadOlderBets(group)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  }
  return (
    <div className="bet-list__older">
      <Button kind="quiet" isWide onClick={load} isBusy={isBusy}>
        Show older ({shown} of {total})
      </Button>
    </div>
  );
}
