import { moveTicks } from '../market/ladder.ts';
import type { Side } from '../market/side.ts';

/** How many ticks beyond its stop the order of a stop-loss may be matched. */
export const STOP_TICKS = 10;

/** Whether the best price of the order's side has come to the stop, or is worse. */
export function isStopReached(
  { side, priceHundredths }: { side: Side; priceHundredths: number },
  bestHundredths: number | undefined,
): boolean {
  if (bestHundredths === undefined) return false;
  return side === 'lay' ? bestHundredths >= priceHundredths : bestHundredths <= priceHundredths;
}

/** The worst price that the order of a stop-loss takes: a lay ten ticks above, a back ten below. */
export function stopLimit(side: Side, priceHundredths: number): number {
  return moveTicks(priceHundredths, side === 'lay' ? STOP_TICKS : -STOP_TICKS);
}
