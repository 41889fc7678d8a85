import type { Operator } from '../../domain/operator.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { AccountRow } from '../rows/accountRow.ts';

/** An action of a player in the past. */
export interface Step {
  at: number;
  act(past: Operator): void;
}

/** Does what the rules may refuse, as they may with any player; any other error is a bug. */
export function willing<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The same, for the account that does it. */
export function acting<Result>(
  past: Operator,
  accountId: number,
  act: (account: AccountRow) => Result,
) {
  const account = past.db.accounts.get(accountId);
  return account && willing(() => act(account));
}
