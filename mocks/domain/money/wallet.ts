import * as z from 'zod/mini';
import { balanceUpdated, type Wallet } from '../../../src/contract/cashier/wallet.ts';
import { Naira } from '../../../src/contract/kit/money.ts';
import type { Operator } from '../operator.ts';
import { balanceOf } from './ledger.ts';

/** The purses under the wallet event's names; `sports` and `wicket` are unused. */
export function walletOf(operator: Operator, accountId: number): Wallet {
  const balance = balanceOf(operator, accountId);
  const coins = balanceOf(operator, accountId, 'coins');
  return { balance, cash: balance, coins, sports: 0, wicket: 0 };
}

/** Pushes the new balance to the player, in naira, because the event's payload has no codec. */
export function pushBalance(operator: Operator, accountId: number): void {
  const balance = z.encode(Naira, balanceOf(operator, accountId));
  operator.push(accountId, balanceUpdated, { balance });
}
