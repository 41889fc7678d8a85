import type { DepthLevel } from '../market/matching.ts';
import type { Side } from '../market/side.ts';
import { KOBO_PER_NAIRA } from '../money/money.ts';
import { mulDiv } from '../money/mulDiv.ts';
import type { Position } from './position.ts';

/** An order that takes one runner's risk away. */
export interface Hedge {
  side: Side;
  priceHundredths: number;
  /** Whole naira, because the player sends it as a bet of their own. */
  stakeKobo: number;
}

/**
 * The order at the best price that brings a runner's result and the worst of the others together: a lay where
 * the runner wins more than they do, a back where it wins less. Undefined where there is nothing to bring
 * together, no price, or less than the least that the market takes of a player's own bet.
 */
export function hedgeOf(
  position: Position,
  runnerId: string,
  best: Record<Side, readonly DepthLevel[]>,
  minStake: number,
): Hedge | undefined {
  const own = position.get(runnerId);
  const others = [...position].filter(([id]) => id !== runnerId).map(([, kobo]) => kobo);
  if (own === undefined || others.length === 0) return undefined;
  const gapKobo = own - Math.min(...others);
  const side = gapKobo > 0 ? 'lay' : 'back';
  const [priceHundredths] = best[side][0] ?? [];
  if (priceHundredths === undefined) return undefined;
  const stakeKobo = mulDiv(Math.abs(gapKobo), 100, priceHundredths, 'nearest');
  const whole = stakeKobo - (stakeKobo % KOBO_PER_NAIRA);
  return whole >= Math.max(minStake, KOBO_PER_NAIRA)
    ? { side, priceHundredths, stakeKobo: whole }
    : undefined;
}

/**
 * What the market pays at least, in kobo before commission, once an order at this price has brought a runner's
 * result and the worst of the others together. Undefined where they are together already.
 */
export function closedAt(
  position: Position,
  runnerId: string,
  priceHundredths: number,
): number | undefined {
  const own = position.get(runnerId);
  const others = [...position].filter(([id]) => id !== runnerId).map(([, kobo]) => kobo);
  if (own === undefined || others.length === 0) return undefined;
  const worst = Math.min(...others);
  if (own === worst) return undefined;
  return worst + mulDiv(own - worst, 100, priceHundredths, 'nearest');
}
