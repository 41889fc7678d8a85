import type { Bet } from '../../../contract/betting/bets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { isInBook, waitingStake } from '../../../domain/market/order.ts';
import type { Side } from '../../../domain/market/side.ts';
import { compactNaira } from '../../../domain/money/money.ts';

/** The player's orders that wait on one runner. */
export interface OwnWaiting {
  /** Kobo by price, in the column where others see the money: what a back offers can be laid. */
  sizes: Record<Side, ReadonlyMap<number, number>>;
  /** `Waiting: back ₦150 at 2.48`. */
  text: string;
}

/** More orders than this are counted, not named: the row has one line for them. */
const MOST_NAMED = 2;

/** The player's orders in a market's book, by runner. */
export function ownWaiting(
  marketId: string,
  bets: readonly Bet[],
): ReadonlyMap<string, OwnWaiting> {
  const byRunner = new Map<string, Bet[]>();
  for (const bet of bets) {
    if (bet.marketId !== marketId || !isInBook(bet)) continue;
    byRunner.set(bet.runnerId, [...(byRunner.get(bet.runnerId) ?? []), bet]);
  }
  return new Map(
    [...byRunner].map(([runnerId, orders]) => [
      runnerId,
      {
        sizes: { back: sizesOf(orders, 'lay'), lay: sizesOf(orders, 'back') },
        text: textOf(orders),
      },
    ]),
  );
}

function sizesOf(orders: readonly Bet[], side: Side): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  for (const bet of orders) {
    if (bet.side !== side) continue;
    sizes.set(bet.priceAsked, (sizes.get(bet.priceAsked) ?? 0) + waitingStake(bet));
  }
  return sizes;
}

function textOf(orders: readonly Bet[]): string {
  if (orders.length > MOST_NAMED) {
    const kobo = orders.reduce((sum, bet) => sum + waitingStake(bet), 0);
    return `Waiting: ${orders.length} orders, ${compactNaira(kobo)}`;
  }
  const named = orders.map(
    (bet) => `${bet.side} ${compactNaira(waitingStake(bet))} at ${formatOdds(bet.priceAsked)}`,
  );
  return `Waiting: ${named.join(', ')}`;
}
