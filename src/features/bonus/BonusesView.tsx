import './BonusesView.css';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { isSparedOffers } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { Tabs } from '../../ui/button/Tabs.tsx';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { BonusCard } from './BonusCard.tsx';
import { BonusSkeleton } from './BonusSkeleton.tsx';
import { BonusStats } from './BonusStats.tsx';
import { type BonusGroup, groupOf } from './bonusLists.ts';

const TABS: [group: BonusGroup, label: string][] = [
  ['active', 'Active'],
  ['available', 'Available'],
  ['completed', 'Done'],
  ['ended', 'Ended'],
];

const EMPTY: Record<BonusGroup, { title: string; text: string }> = {
  active: {
    title: 'No active bonus',
    text: 'Take a bonus and its progress shows here.',
  },
  available: { title: 'Nothing to take now', text: 'Offers you can take will appear here.' },
  completed: {
    title: 'None finished yet',
    text: 'Bonuses you have fully released will appear here.',
  },
  ended: { title: 'None ended', text: 'Expired and cancelled bonuses will appear here.' },
};

/** All the player's bonuses by state. Opens with the saved list and its age. */
export function BonusesView() {
  const isDemo = useSnapshot(session).user?.isDemo === true;
  const list = useFreshList(bonuses);
  const [chosen, setChosen] = useState<BonusGroup>();
  // During a break or at a limit no bonus is offered. Those taken before remain.
  const isResting = isSparedOffers(useStateOfPlay());
  const all = list.data?.bonuses.filter(({ status }) => !isResting || status !== 'available') ?? [];
  const tabs = TABS.filter(([id]) => !isResting || id !== 'available');
  const inGroup = (group: BonusGroup) => all.filter(({ status }) => groupOf(status) === group);
  const selected =
    chosen ?? (inGroup('active').length > 0 || !list.data || isResting ? 'active' : 'available');
  const shown = inGroup(selected);
  const cards = useRef<HTMLDivElement>(null);
  const ended = inGroup('ended').length;
  function showEnded() {
    setChosen('ended');
    cards.current?.focus();
  }
  return (
    <div className="bonuses">
      <h1>Bonuses</h1>
      {isDemo && (
        <Notice kind="info">The demo account's bonuses are play money, as its balance is.</Notice>
      )}
      <Tabs<BonusGroup>
        label="Bonuses"
        tabs={tabs.map(([id, label]) => ({
          id,
          label,
          count: list.data ? inGroup(id).length : 'unknown',
        }))}
        selected={selected}
        onSelect={setChosen}
      >
        <div ref={cards} className="bonuses__list" tabIndex={-1}>
          <ListAge list={list} onRetry={() => void bonuses.refresh()} />
          {!list.data && list.status !== 'failed' && <BonusSkeleton />}
          {!list.data && list.status === 'failed' && (
            <ErrorState
              title="Your bonuses could not be loaded"
              text="None are saved on this phone yet. We still have them."
              onRetry={() => void bonuses.refresh()}
            />
          )}
          {shown.map((bonus) => (
            <BonusCard key={bonus.bonusId} bonus={bonus} />
          ))}
          {list.data && shown.length === 0 && (
            <EmptyState picture="gift" {...EMPTY[selected]}>
              {!isResting && (
                <Link className={buttonClass({ kind: 'quiet' })} href={paths.promotions}>
                  See all offers
                </Link>
              )}
            </EmptyState>
          )}
        </div>
      </Tabs>
      {/* Last, because a player comes for what is under way; and not before that, which would move it. */}
      {(list.data || list.status === 'failed') && (
        <BonusStats
          ended={
            ended > 0 && (
              <Button kind="quiet" isWide onClick={showEnded}>
                {ended === 1 ? 'See the bonus that ended' : `See the ${ended} bonuses that ended`}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
