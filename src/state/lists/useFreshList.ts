import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type * as z from 'zod/mini';
import type { PushedEvent } from '../../contract/kit/event.ts';
import { notificationToast } from '../../contract/notice.ts';
import { listen } from '../../realtime/transport.ts';
import { whenBackOnline } from '../session/connection.ts';
import { whenRealtimeReady } from '../session/realtimeReady.ts';
import { askAnew } from './askAnew.ts';
import type { CachedList, CachedListSource } from './cachedList.ts';

interface FreshListOptions {
  /** When false the list is neither read nor fetched: a guest has none. */
  isWanted?: boolean;
  /** Pushed events after which the list may have changed. */
  refreshOn?: readonly PushedEvent<z.ZodMiniType>[];
}

/** A `notificationToast` means that something of the player's has changed. */
const MESSAGES = [notificationToast];

/**
 * A saved list at once; then the server's, refreshed after every reconnect and every event that may change
 * it.
 */
export function useFreshList<T>(
  list: CachedListSource<T>,
  { isWanted = true, refreshOn = MESSAGES }: FreshListOptions = {},
): Snapshot<CachedList<T>> {
  useEffect(() => {
    if (!isWanted) return;
    const refresh = () => void list.refresh();
    refresh();
    const stops = refreshOn.map((event) => listen(event, () => void askAnew(list)));
    // Refresh as soon as the network is back, and again once the socket is up: events until then are lost.
    stops.push(whenBackOnline(refresh), whenRealtimeReady(refresh));
    return () => {
      for (const stop of stops) stop();
    };
  }, [list, isWanted, refreshOn]);
  return useSnapshot(list.state);
}
