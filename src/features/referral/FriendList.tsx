import './FriendList.css';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ReferralChild } from '../../contract/account/referral.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { type DayRange, daysIn, isInRange } from '../../domain/time/dayRange.ts';
import { lagosDay, lagosIsoDate } from '../../domain/time/lagosTime.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DayRangeField } from '../../ui/form/DayRangeField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { Parts } from '../../ui/layout/Parts.tsx';
import { ListRow } from '../../ui/list/ListRow.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { referralStats } from './referrals.ts';
import { sourceName } from './sourceName.ts';

const STATUSES: Record<ReferralChild['status'], { word: string; kind?: 'good' }> = {
  'signed-up': { word: 'Joined' },
  deposited: { word: 'Deposited', kind: 'good' },
  active: { word: 'Active', kind: 'good' },
};

const EVERY = '';

/** From so many on they are narrowed by date and source; fewer are seen at a glance. */
const LONG = 10;

/** What must still happen before this friend brings a reward. */
function missing(
  { status, isHeld }: Pick<ReferralChild, 'status' | 'isHeld'>,
  leastKobo: number | undefined,
): string | undefined {
  if (isHeld) return 'We are checking this referral';
  if (status !== 'signed-up') return undefined;
  if (leastKobo === undefined) return 'No deposit yet';
  return `No deposit of ${formatNaira(leastKobo)} or more yet`;
}

interface FriendListProps {
  friends: readonly ReferralChild[];
  /** The number on the server, which may exceed what the phone has loaded. */
  total: number;
  now: number;
}

/** The friends who joined, by date and source. Part of each name is hidden. */
export function FriendList({ friends, total, now }: FriendListProps) {
  const leastDeposit = useSnapshot(referralStats.state).data?.leastDeposit;
  const oldest = Math.min(now, ...friends.map(({ joinedAt }) => joinedAt));
  const within: DayRange = { from: lagosIsoDate(oldest), to: lagosIsoDate(now) };
  const [range, setRange] = useState<DayRange>();
  const [source, setSource] = useState(EVERY);
  const { from, to } = range ?? within;
  const sources = [...new Set(friends.map((friend) => friend.source))];
  const shown = friends.filter(
    (friend) =>
      (source === EVERY || friend.source === source) && isInRange(friend.joinedAt, { from, to }),
  );
  const isLong = friends.length >= LONG;
  const isBackwards = from !== '' && to !== '' && daysIn({ from, to }) < 1;
  return (
    <>
      {isLong && (
        <>
          <div className="friend-list__filters">
            <DayRangeField
              label="Joined"
              range={{ from, to }}
              within={within}
              onChange={setRange}
              error={isBackwards ? "The first day can't be after the last" : undefined}
            />
            <SelectField
              label="Source"
              options={[
                { id: EVERY, label: 'All sources' },
                ...sources.map((id) => ({ id, label: sourceName(id) })),
              ]}
              selected={source}
              onSelect={setSource}
            />
          </div>
          <p role="status" className="friend-list__count">
            {shown.length} of {total}
          </p>
        </>
      )}
      <div>
        {shown.map(({ childId, username, joinedAt, source: origin, status, earned, isHeld }) => {
          const { word, kind } = STATUSES[status];
          return (
            <ListRow
              key={childId}
              title={
                <>
                  {username} <Badge {...(kind && { kind })}>{word}</Badge>
                </>
              }
              detail={
                <Parts
                  of={[
                    `${lagosDay(joinedAt)}, ${sourceName(origin)}`,
                    missing({ status, isHeld }, leastDeposit),
                  ]}
                />
              }
            >
              <Money kobo={earned} />
            </ListRow>
          );
        })}
      </div>
      {shown.length === 0 && (
        <EmptyState
          picture="search"
          title="No friends match"
          text="Try other days or another source."
        >
          <Button
            kind="quiet"
            onClick={() => {
              setRange(undefined);
              setSource(EVERY);
            }}
          >
            Show all
          </Button>
        </EmptyState>
      )}
    </>
  );
}
