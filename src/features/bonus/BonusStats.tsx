import type { ReactNode } from 'react';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { Facts } from '../../ui/list/Facts.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { bonusStats } from './bonusLists.ts';

/** All the player's bonuses in four numbers, and the way to those that were lost. */
export function BonusStats({ ended }: { ended?: ReactNode }) {
  const { data, status } = useFreshList(bonusStats);
  const none = status === 'failed' ? "Couldn't load" : <Skeleton />;
  const money = (kobo: number | undefined) => (kobo === undefined ? none : <Money kobo={kobo} />);
  return (
    <Card>
      <div className="bonus-stats">
        <Facts
          facts={[
            { name: 'Active now', value: data?.active ?? none },
            { name: 'Locked bonus (not in your balance)', value: money(data?.locked) },
            { name: 'Released to your balance', value: money(data?.released) },
            { name: 'Lost before release', value: money(data?.forfeited) },
          ]}
        />
        {ended}
      </div>
    </Card>
  );
}
