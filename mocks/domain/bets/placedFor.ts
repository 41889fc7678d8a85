import type { Bet } from '../../../src/contract/betting/bets.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import { inChain } from '../account/receipts.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { betView } from './betView.ts';
import { placeBet } from './placeBet.ts';
import { pushBet } from './pushBet.ts';

type Placing = Parameters<typeof placeBet>;

/** A bet as its player places it: in the chain of receipts, and told to every page of the player. */
export function placed(
  operator: Operator,
  player: AccountRow,
  product: Placing[2],
  order: Placing[3],
  key: string,
): { bet: Bet } {
  if (order.isHedge && !order.position) {
    const text = 'A bet that closes names the position that it was worked out from.';
    throw new Refusal('invalid', text, { fields: { position: text } });
  }
  const row = inChain(operator, player, placeBet(operator, player, product, order, key));
  pushBet(operator, row);
  return { bet: betView(row) };
}
