import type { Bet } from '../../../contract/betting/bets.ts';
import { cancelOrders, changeOrder } from '../../../state/bets/orders/orderActs.ts';
import { connection } from '../../../state/session/connection.ts';

/** Cancels what waits of some orders. Offline nothing happens, and the ladder says why. */
export function cancelAt(bets: readonly Bet[]): void {
  if (connection.status === 'offline') return;
  for (const bet of bets) cancelOrders({ bet });
}

/** Moves what waits of some orders to another price. */
export function moveTo(bets: readonly Bet[], price: number): void {
  if (connection.status === 'offline') return;
  for (const bet of bets) if (bet.priceAsked !== price) changeOrder(bet, { price });
}
