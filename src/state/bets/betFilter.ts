import type { Bet, Product } from '../../contract/betting/bets.ts';
import { type DayRange, isInRange } from '../../domain/time/dayRange.ts';

/** What the bet list is filtered by; an empty filter matches every bet. */
export interface BetFilter {
  product?: Product | undefined;
  /** When the bets were placed. */
  range?: DayRange | undefined;
  /** Part of the event's name. */
  event?: string | undefined;
}

export function isFilterEmpty({ product, range, event }: BetFilter): boolean {
  return !product && !range && !event;
}

/** Whether a filter matches a bet. Does offline what the server does online. */
export function isFound(bet: Bet, { product, range, event }: BetFilter): boolean {
  return (
    (!product || bet.product === product) &&
    (!event || bet.eventName.toLowerCase().includes(event.toLowerCase())) &&
    (!range || isInRange(bet.placedAt, range))
  );
}
