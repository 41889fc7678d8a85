import type { Side } from '../market/side.ts';
import { mulDiv } from '../money/mulDiv.ts';
import type { Position } from './position.ts';

/** The order that would equalise a position at a price still to come. */
export interface TargetCashOut {
  runnerId: string;
  side: Side;
  stakeKobo: number;
  /** What is then sure whichever runner wins, before commission. */
  lockedKobo: number;
}

/**
 * The one order at decimal odds, in hundredths, after which every outcome comes to the same: `s = (p_i − p) ÷
 * price`, a lay where the runner is above the others, a back where it is below. Undefined when it takes more
 * than one order, because the others differ too, or when nothing is left to equalise.
 */
export function cashOutAt(
  position: Position,
  runnerId: string,
  priceHundredths: number,
): TargetCashOut | undefined {
  const others = [...position].filter(([id]) => id !== runnerId).map(([, kobo]) => kobo);
  const [other] = others;
  const own = position.get(runnerId);
  if (own === undefined || other === undefined) return undefined;
  if (others.some((kobo) => kobo !== other)) return undefined;
  const gapKobo = own - other;
  const stakeKobo = mulDiv(Math.abs(gapKobo), 100, priceHundredths, 'nearest');
  if (stakeKobo === 0) return undefined;
  const side = gapKobo > 0 ? 'lay' : 'back';
  return {
    runnerId,
    side,
    stakeKobo,
    lockedKobo: side === 'lay' ? other + stakeKobo : other - stakeKobo,
  };
}

/** The runner whose result differs from all the others'; with two runners, the one traded or the first. */
export function oddRunner(position: Position, traded: ReadonlySet<string>): string | undefined {
  const ids = [...position.keys()];
  const candidates = ids.filter((id) => cashOutAt(position, id, 200) !== undefined);
  return candidates.find((id) => traded.has(id)) ?? candidates[0];
}
