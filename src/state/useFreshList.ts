import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { notificationToast } from '../contract/notice.ts';
import { listen } from '../realtime/transport.ts';
import type { CachedList, CachedListSource } from './cachedList.ts';
import { whenRealtimeReady } from './realtimeSession.ts';

/**
 * A list as it is saved, at once; then as the server has it, again after every break and after every
 * message of the server, which tells that something of the player's has changed.
 */
export function useFreshList<T>(list: CachedListSource<T>): Snapshot<CachedList<T>> {
  useEffect(() => {
    const refresh = () => void list.refresh();
    // What is being asked already may be answered from before the message.
    const askAnew = async () => {
      if (list.state.status === 'loading') await list.refresh();
      await list.refresh();
    };
    refresh();
    const stops = [whenRealtimeReady(refresh), listen(notificationToast, () => void askAnew())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [list]);
  return useSnapshot(list.state);
}
