import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { followMoneyRequests, type MoneyRequest, type MoneyRequestState } from './moneyRequest.ts';
import { session } from './session.ts';

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
