import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { session } from '../session/session.ts';
import type { MoneyRequestState } from './moneyDraft.ts';
import { recheckMoneyWhenOnline } from './moneyRechecks.ts';
import type { MoneyRequest } from './moneyRequest.ts';

/** The state of a money form, with what was typed before. */
export function useMoneyRequest<Result>(
  request: MoneyRequest<Result>,
): Snapshot<MoneyRequestState<Result>> {
  const { isAuth } = useSnapshot(session);
  useEffect(() => {
    if (!isAuth) return;
    recheckMoneyWhenOnline();
    void request.start();
  }, [request, isAuth]);
  return useSnapshot(request.state, { sync: true });
}
