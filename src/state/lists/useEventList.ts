import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { EventList } from '../../contract/betting/catalogue.ts';
import type { Category } from '../../contract/betting/market.ts';
import { refreshMs } from '../../lib/refreshMs.ts';
import { dataSaver } from '../device/dataSaver.ts';
import { whenBackOnline } from '../session/connection.ts';
import { eventList } from './eventLists.ts';

/** Shows a category's saved events at once, then refreshes them while the page is visible. */
export function useEventList(category: Category, isWanted = true) {
  const list = eventList(category);
  const snapshot = useSnapshot(list.state);
  const isSaving = useSnapshot(dataSaver).isOn;

  useEffect(() => {
    if (!isWanted) return;
    void list.refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void list.refresh();
    }, refreshMs(isSaving));
    const stop = whenBackOnline(() => void list.refresh());
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [list, isWanted, isSaving]);

  // Valtio holds it by reference and never changes it in place; the snapshot type only adds `readonly`.
  const data = snapshot.data as EventList | undefined;
  return {
    events: data?.events,
    /** When the answer came, by this phone's clock, epoch ms; 0 for never. */
    savedAt: snapshot.savedAt,
    /** Why the last refresh failed, until one succeeds. */
    problem: snapshot.problem,
    newer: snapshot.newer,
    isLoading: snapshot.status === 'loading',
    refresh: () => void list.refresh(),
  };
}
