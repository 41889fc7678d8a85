import type { CouponMarketKind } from '../../../../src/contract/betting/coupon.ts';
import { both } from './bets.ts';
import { bothToScore, total } from './goals.ts';
import { doubleChance, winner } from './results.ts';
import { choice, type MarketSpec, type Names, TIME } from './spec.ts';

/** Every pair of a selection of one market and one of the other. */
function pairs(
  id: string,
  kind: CouponMarketKind,
  name: string,
  one: MarketSpec,
  other: MarketSpec,
): MarketSpec {
  return {
    id,
    kind,
    name,
    rules: `Both parts must win. ${TIME}`,
    choices: one.choices.flatMap((left) =>
      other.choices.map((right) =>
        choice(
          `${left.selectionId}-${right.selectionId}`,
          `${left.name} & ${right.name}`,
          `${left.label} & ${right.label.charAt(0).toLowerCase()}${right.label.slice(1)}`,
          both(left.bet, right.bet),
        ),
      ),
    ),
  };
}

export function combinedMarkets(names: Names): MarketSpec[] {
  const [result, double] = [winner(names), doubleChance(names)];
  const [low, mid] = [total(1), total(2)];
  return [
    pairs('1x2gg', 'result_both_score', '1X2 & both teams to score', result, bothToScore),
    pairs('1x2ou15', 'result_total', '1X2 & over/under 1.5', result, low),
    pairs('1x2ou25', 'result_total', '1X2 & over/under 2.5', result, mid),
    pairs('dcgg', 'double_both_score', 'Double chance & both teams to score', double, bothToScore),
    pairs('dcou25', 'double_total', 'Double chance & over/under 2.5', double, mid),
    pairs('ggou25', 'both_score_total', 'Both teams to score & over/under 2.5', bothToScore, mid),
  ];
}
