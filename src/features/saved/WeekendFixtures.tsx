import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { lagosDay } from '../../domain/time/lagosTime.ts';
import { comingWeekend } from '../../domain/time/weekend.ts';
import { byteSize } from '../../lib/byteSize.ts';
import { connection } from '../../state/session/connection.ts';
import type { SavedList } from '../../storage/savedLists.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Age } from '../../ui/list/Age.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { addWeekend, countWeekend, WEEKEND_KEYS, weekendLists } from './weekendFixtures.ts';

interface WeekendFixturesProps {
  /** All saved lists, to work out the size of these. */
  lists: readonly SavedList[];
  onAdded(): void;
}

/** Saves the weekend's fixtures, to browse offline. */
export function WeekendFixtures({ lists, onAdded }: WeekendFixturesProps) {
  const [outcome, setOutcome] = useState<'adding' | 'added' | 'failed'>();
  const isOffline = useSnapshot(connection).status === 'offline';
  const now = Date.now();
  const { startsAt, endsAt } = comingWeekend(now);
  const kept = lists.filter(({ key }) => WEEKEND_KEYS.includes(key));
  const matches = weekendLists.reduce(
    (sum, { data }) => sum + (data ? countWeekend(data, now) : 0),
    0,
  );

  async function add() {
    setOutcome('adding');
    setOutcome((await addWeekend()) ? 'added' : 'failed');
    onAdded();
  }

  return (
    <Card>
      <h2>The weekend's fixtures</h2>
      <p>
        Every cricket, football and tennis match on {lagosDay(startsAt)} and {lagosDay(endsAt - 1)},
        with current prices. Saved prices get old, but the list of matches is good until Sunday
        night.
      </p>
      {kept.length > 0 && (
        <p className="saved__note">
          On this phone: {outcome === 'added' && `${matches} matches, `}
          {byteSize(kept.reduce((sum, { bytes }) => sum + bytes, 0))},{' '}
          <Age at={Math.min(...kept.map(({ savedAt }) => savedAt))} isInWords />
        </p>
      )}
      {outcome === 'failed' && (
        <Notice kind="error">Some lists did not arrive. We kept the rest. Try again.</Notice>
      )}
      <div className="saved__acts">
        <Button
          kind="quiet"
          onClick={() => void add()}
          disabled={isOffline}
          isBusy={outcome === 'adding'}
        >
          {outcome === 'adding' ? 'Fetching…' : 'Add these fixtures'}
        </Button>
      </div>
    </Card>
  );
}
