import type { priceCombination } from '../../../src/contract/betting/combination.ts';
import type { OutputOf } from '../../../src/contract/kit/endpoint.ts';
import {
  combinationOf,
  combinationRefusal,
  type Named,
} from '../../../src/domain/sportsbook/combination.ts';
import type { Operator } from '../operator.ts';
import { COUPON_LIMITS } from './couponTerms.ts';
import { offerNow } from './offerNow.ts';

const NOT_OFFERED = 'One of the selections is no longer offered.';

/** Selections of one match at one price, or why there is none. */
export function combine(
  operator: Operator,
  selections: readonly Named[],
  at: number,
): OutputOf<typeof priceCombination> {
  const answer = { asOf: at, limits: COUPON_LIMITS };
  const none = (reason: string) => ({ ...answer, reason });
  const refusal = combinationRefusal(selections);
  if (refusal !== undefined) return none(refusal);
  const parts = selections.flatMap((part) => offerNow(operator, part, at) ?? []);
  if (parts.length < selections.length) return none(NOT_OFFERED);
  const apart = parts.find(({ market }) => !market.combines);
  if (apart) return none(`${apart.market.name} cannot be combined with others.`);
  const name = combinationOf(selections);
  const offer = name && offerNow(operator, name, at);
  if (!offer) return none(NOT_OFFERED);
  const { market, selection } = offer;
  if (market.status === 'suspended') return none('One of the selections is suspended.');
  if (market.status !== 'open') return none('Betting on one of the selections is over.');
  if (selection.odds === undefined)
    return none(
      "These selections can't all win together, or they are almost certain to. Change one.",
    );
  const { marketId, name: marketName, version } = market;
  const gameId = marketId.slice(0, marketId.indexOf(':'));
  return { ...answer, offer: { gameId, marketId, marketName, version, selection } };
}
