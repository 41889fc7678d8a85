import type { Bet } from '../../../contract/betting/bets.ts';
import * as texts from '../../../messages/english/orders.ts';
import { cancelOrders, changeOrder } from '../../../state/bets/orders/orderActs.ts';
import { notify } from '../../../state/device/notices.ts';
import { connection } from '../../../state/session/connection.ts';

/** Cancels what waits of some orders. Whether it was asked for: offline it is not, which is told. */
export function cancelAt(bets: readonly Bet[]): boolean {
  if (isOffline()) return false;
  for (const bet of bets) cancelOrders({ bet });
  return true;
}

/** Moves what waits of some orders to another price. */
export function moveTo(bets: readonly Bet[], price: number): boolean {
  if (isOffline()) return false;
  for (const bet of bets) if (bet.priceAsked !== price) changeOrder(bet, { price });
  return true;
}

function isOffline(): boolean {
  if (connection.status !== 'offline') return false;
  notify('info', texts.offline);
  return true;
}
