import type { Bet, Product } from '../../contract/betting/bets.ts';
import { type DayRange, isInRange } from '../../domain/time/dayRange.ts';

/** What a player looks for among the bets; an empty one finds them all. */
export interface BetFilter {
  product?: Product | undefined;
  /** When they were placed. */
  range?: DayRange | undefined;
  /** A part of the event's name. */
  event?: string | undefined;
}

export function isFilterEmpty({ product, range, event }: BetFilter): boolean {
  return !product && !range && !event;
}

/** What the server would answer for one bet, for when it cannot be asked. */
export function isFound(bet: Bet, { product, range, event }: BetFilter): boolean {
  return (
    (!product || bet.product === product) &&
    (!event || bet.eventName.toLowerCase().includes(event.toLowerCase())) &&
    (!range || isInRange(bet.placedAt, range))
  );
}
