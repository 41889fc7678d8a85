import './BonusesView.css';
import './BonusView.css';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { usePageDetail } from '../../state/device/pageDetail.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { isSparedOffers } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { BonusBets } from './BonusBets.tsx';
import { BonusCard } from './BonusCard.tsx';
import { BonusFacts } from './BonusFacts.tsx';
import { BonusParts } from './BonusParts.tsx';
import { BonusSkeleton } from './BonusSkeleton.tsx';
import { bonusParts } from './bonusLists.ts';
import { isFreeBet } from './bonusWords.ts';
import { CancelBonus } from './CancelBonus.tsx';

/** The page of one bonus: its condition, its parts, the bets behind them, its terms, and a way to cancel. */
export function BonusView({ bonusId }: { bonusId: string }) {
  const list = useFreshList(bonuses);
  const isResting = isSparedOffers(useStateOfPlay());
  const bonus = list.data?.bonuses.find(
    (known) => known.bonusId === bonusId && (!isResting || known.status !== 'available'),
  );
  usePageDetail(bonus?.title);
  const heading = useRef<HTMLHeadingElement>(null);
  const status = bonus?.status;
  const shown = useRef(status);
  useEffect(() => {
    // The button that took it is gone, so give the focus to the heading.
    if (shown.current && shown.current !== status) heading.current?.focus();
    shown.current = status;
  }, [status]);
  if (!bonus && list.data && list.status === 'ready') {
    return (
      <EmptyState
        picture="gift"
        isPage
        title="Bonus not found"
        text="It may belong to another account, or the link may be wrong. Your bonuses are not affected."
      >
        <Link className={buttonClass()} href={paths.bonuses}>
          All your bonuses
        </Link>
      </EmptyState>
    );
  }
  return (
    <div className="bonuses">
      <p>
        <Link href={paths.bonuses}>All bonuses</Link>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {bonus?.title ?? 'Bonus'}
      </h1>
      {!bonus && list.status !== 'failed' && <BonusSkeleton />}
      {!bonus && list.status === 'failed' && (
        <ErrorState
          title="This bonus could not be loaded"
          text="It is not saved on this phone yet. We still have it."
          onRetry={() => void bonuses.refresh()}
        />
      )}
      {bonus && (
        <>
          <ListAge list={list} onRetry={() => void bonuses.refresh()} />
          <BonusCard bonus={bonus} isWhole />
          <BonusFacts bonus={bonus} />
          {bonus.takenAt !== undefined && !isFreeBet(bonus) && (
            <Details bonusId={bonusId} minOdds={bonus.minOdds} />
          )}
          <CancelBonus bonus={bonus} onCancelled={() => heading.current?.focus()} />
        </>
      )}
    </div>
  );
}

function Details({ bonusId, minOdds }: { bonusId: string; minOdds: number }) {
  const list = useFreshList(bonusParts(bonusId));
  if (!list.data) {
    return list.status === 'failed' ? (
      <p className="bonuses__age">The parts and bets could not be loaded.</p>
    ) : (
      <BonusSkeleton />
    );
  }
  return (
    <>
      {list.data.parts.length > 0 && <BonusParts parts={list.data.parts} />}
      <BonusBets bets={list.data.bets} minOdds={minOdds} />
    </>
  );
}
