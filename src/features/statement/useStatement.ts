import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { DayRange } from '../../domain/time/dayRange.ts';
import type { CachedList } from '../../state/lists/cachedList.ts';
import { whenRealtimeReady } from '../../state/session/realtimeReady.ts';
import { session } from '../../state/session/session.ts';
import { lifetimeDeposits, type SavedStatement, showStatement, statement } from './statement.ts';

export type ShownStatement = Snapshot<SavedStatement>;

/** The statement of some days. While it loads, and offline, the last one seen. */
export function useStatement(range: DayRange): Snapshot<CachedList<SavedStatement>> {
  const { isAuth } = useSnapshot(session);
  useEffect(() => {
    if (!isAuth) return;
    void showStatement(range);
    void lifetimeDeposits.refresh();
    return whenRealtimeReady(() => void showStatement(range));
  }, [range, isAuth]);
  return useSnapshot(statement.state);
}
