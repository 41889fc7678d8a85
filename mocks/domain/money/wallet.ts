import * as z from 'zod/mini';
import { balanceUpdated, type Wallet } from '../../../src/contract/cashier/wallet.ts';
import { Naira } from '../../../src/contract/kit/money.ts';
import type { House } from '../house.ts';
import { balanceOf } from './ledger.ts';

/** The purses under the wallet event's names; `sports` and `wicket` are unused. */
export function walletOf(house: House, accountId: number): Wallet {
  const balance = balanceOf(house, accountId);
  const coins = balanceOf(house, accountId, 'coins');
  return { balance, cash: balance, coins, sports: 0, wicket: 0 };
}

/** Pushes the new balance to the player, in naira, because the event's payload has no codec. */
export function pushBalance(house: House, accountId: number): void {
  const balance = z.encode(Naira, balanceOf(house, accountId));
  house.push(accountId, balanceUpdated, { balance });
}
