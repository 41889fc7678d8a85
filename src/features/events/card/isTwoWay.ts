import type { SportEvent } from '../../../contract/betting/market.ts';
import { inPlaces } from '../../../domain/market/drawLast.ts';

/** None of the events can end in a draw, so their prices need no column for X. */
export function isTwoWay(events: readonly Pick<SportEvent, 'runners'>[]): boolean {
  return events.length > 0 && events.every(({ runners }) => inPlaces(runners).length === 2);
}
