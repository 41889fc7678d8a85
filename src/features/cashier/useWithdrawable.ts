import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Withdrawable } from '../../contract/cashier/withdrawals.ts';
import { askAnew } from '../../state/lists/askAnew.ts';
import { session } from '../../state/session/session.ts';
import { withdrawals } from './cashier.ts';

/**
 * The withdrawable amount, if it was computed from the balance and the exposure on screen; else it is asked for
 * anew. A saved one may be older than the last bet or deposit, and one page must not show two balances.
 */
export function useWithdrawable(
  data: { readonly withdrawable: Withdrawable } | undefined,
): Withdrawable | undefined {
  const { wallet, exposureAmount } = useSnapshot(session);
  const { balance } = wallet;
  const told = data?.withdrawable;
  const isCurrent = told?.balance === balance && told.exposure === exposureAmount;
  const isOld = told !== undefined && !isCurrent;
  // Again for each later change; a bet pushes no event that the list would be asked for after.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isOld) void askAnew(withdrawals);
  }, [isOld, balance, exposureAmount]);
  return isCurrent ? told : undefined;
}
