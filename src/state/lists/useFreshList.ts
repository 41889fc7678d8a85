import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type * as z from 'zod/mini';
import type { PushedEvent } from '../../contract/kit/event.ts';
import { notificationToast } from '../../contract/notice.ts';
import { listen } from '../../realtime/transport.ts';
import { whenBackOnline } from '../session/connection.ts';
import { whenRealtimeReady } from '../session/realtimeSession.ts';
import type { CachedList, CachedListSource } from './cachedList.ts';

interface FreshListOptions {
  /** While off, what is saved is not asked for: a guest has none. */
  isWanted?: boolean;
  /** What tells that it may have changed. */
  tellers?: readonly PushedEvent<z.ZodMiniType>[];
}

/** Every message of the server tells that something of the player's has changed. */
const MESSAGES = [notificationToast];

/** A list as it is saved, at once; then as the server has it, again after every break and change. */
export function useFreshList<T>(
  list: CachedListSource<T>,
  { isWanted = true, tellers = MESSAGES }: FreshListOptions = {},
): Snapshot<CachedList<T>> {
  useEffect(() => {
    if (!isWanted) return;
    const refresh = () => void list.refresh();
    // What is being asked already may be answered from before the change.
    const askAnew = async () => {
      if (list.state.status === 'loading') await list.refresh();
      await list.refresh();
    };
    refresh();
    const stops = tellers.map((event) => listen(event, () => void askAnew()));
    // Back from a break at once, and again once nothing that the channel tells can be missed.
    stops.push(whenBackOnline(refresh), whenRealtimeReady(refresh));
    return () => {
      for (const stop of stops) stop();
    };
  }, [list, isWanted, tellers]);
  return useSnapshot(list.state);
}
