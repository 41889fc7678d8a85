import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { CachedList, CachedListSource } from './cachedList.ts';
import { followCashier } from './cashier.ts';
import { followMoneyRequests, type MoneyRequest, type MoneyRequestState } from './moneyRequest.ts';
import { whenRealtimeReady } from './realtimeSession.ts';
import { session } from './session.ts';

/** Shows what is saved at once, asks for it now and again after every break. */
export function useCashierList<T>(list: CachedListSource<T>): Snapshot<CachedList<T>> {
  const { isAuth } = useSnapshot(session);
  useEffect(() => {
    if (!isAuth) return;
    followCashier();
    void list.refresh();
    return whenRealtimeReady(() => void list.refresh());
  }, [list, isAuth]);
  return useSnapshot(list.state);
}

/** A form for money, with what was typed before. */
export function useMoneyRequest<Result>(
  request: MoneyRequest<Result>,
): Snapshot<MoneyRequestState<Result>> {
  const { isAuth } = useSnapshot(session);
  useEffect(() => {
    if (!isAuth) return;
    followMoneyRequests();
    void request.start();
  }, [request, isAuth]);
  return useSnapshot(request.state);
}
