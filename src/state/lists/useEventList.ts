import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { EventList } from '../../contract/betting/catalogue.ts';
import type { Category } from '../../contract/betting/market.ts';
import { dataSaver } from '../device/dataSaver.ts';
import { whenBackOnline } from '../session/connection.ts';
import { eventList } from './eventLists.ts';

/** Prices in a list may be half a minute old; the match page and the bet slip have the live ones. */
const REFRESH_MS = 30_000;
const SAVING_REFRESH_MS = 120_000;

/** The saved events of a category at once, then fresh ones for as long as the page is looked at. */
export function useEventList(category: Category, isWanted = true) {
  const list = eventList(category);
  const snapshot = useSnapshot(list.state);
  const isSaving = useSnapshot(dataSaver).isOn;

  useEffect(() => {
    if (!isWanted) return;
    void list.refresh();
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') void list.refresh();
      },
      isSaving ? SAVING_REFRESH_MS : REFRESH_MS,
    );
    const stop = whenBackOnline(() => void list.refresh());
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [list, isWanted, isSaving]);

  // Held by reference and never changed in place; the snapshot's type is only deeper.
  const data = snapshot.data as EventList | undefined;
  return {
    events: data?.events,
    /** When the server wrote the list, epoch ms. */
    asOf: data?.asOf,
    /** When it was answered by the clock of this phone, epoch ms; 0 when never. */
    savedAt: snapshot.savedAt,
    /** Why the last refresh failed; it stands until one succeeds. */
    problem: snapshot.problem,
    isLoading: snapshot.status === 'loading',
    refresh: () => void list.refresh(),
  };
}
