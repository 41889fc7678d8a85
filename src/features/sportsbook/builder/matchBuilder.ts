import { proxy } from 'valtio/vanilla';
import type { CouponMarketKind } from '../../../contract/betting/coupon.ts';
import type { Named } from '../../../domain/sportsbook/combination.ts';
import { pickKey } from '../slip/coupon/couponDraft.ts';

/** A selection that the player wants to combine with others of its match. */
export interface BuilderPart extends Named {
  kind: CouponMarketKind;
  label: string;
}

/** What is combined, of one match at a time. Lost with the page, as nothing is bet on before it is in the slip. */
export const matchBuilder = proxy<{ gameId: string | undefined; parts: readonly BuilderPart[] }>({
  gameId: undefined,
  parts: [],
});

/** From here on a tap on odds of this match combines, until `endBuilding`. */
export function beginBuilding(gameId: string): void {
  Object.assign(matchBuilder, { gameId, parts: [] });
}

export function endBuilding(): void {
  Object.assign(matchBuilder, { gameId: undefined, parts: [] });
}

/** Two of these can both come true: several players may score. */
const SEVERAL: readonly CouponMarketKind[] = ['anytime_scorer'];

/** Takes a selection in or out. It replaces another of its market, as both would not come true. */
export function togglePart(part: BuilderPart): void {
  const key = pickKey(part);
  const { parts } = matchBuilder;
  const isIn = parts.some((known) => pickKey(known) === key);
  const others = parts.filter(
    (known) =>
      pickKey(known) !== key &&
      (isIn || known.marketId !== part.marketId || SEVERAL.includes(part.kind)),
  );
  matchBuilder.parts = isIn ? others : [...others, part];
}
