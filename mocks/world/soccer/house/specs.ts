import type { Fixture } from '../../fixtures.ts';
import type { Model } from '../model/model.ts';
import type { SoccerState } from '../state.ts';
import { combinedMarkets } from './combined.ts';
import { cardMarkets, cornerMarkets } from './cornersAndCards.ts';
import { bothToScore, correctScores, goalMarkets, total } from './goals.ts';
import { halfMarkets } from './halves.ts';
import { doubleChance, drawNoBet, handicap, handicaps, winner } from './results.ts';
import { scorerMarkets } from './scorers.ts';
import type { MarketSpec, Names } from './spec.ts';

/** The goals that the stronger side gives the other, from home's place. */
function startOf({ homeToCome, awayToCome }: SoccerState): 1 | -1 {
  return homeToCome >= awayToCome ? -1 : 1;
}

/**
 * All markets of a match, those that lists show first. Which there are, and their order, never changes. Cards are
 * for leading competitions, scorers and corners for grown-ups: of the others no house knows enough.
 */
export function specsOf(
  names: Names & Pick<Fixture, 'competition'>,
  before: SoccerState,
  { elevens }: Model,
): MarketSpec[] {
  const { isLeading, isYouth } = names.competition;
  const start = startOf(before);
  return [
    winner(names),
    doubleChance(names),
    total(2),
    bothToScore,
    drawNoBet(names),
    handicap(names, start, 'hc'),
    ...[0, 1, 3, 4].map(total),
    ...goalMarkets(names),
    correctScores(names),
    ...handicaps(names, start),
    ...halfMarkets(names),
    ...(isYouth ? [] : [...scorerMarkets(names, elevens), ...cornerMarkets(names)]),
    ...(isLeading ? cardMarkets(names) : []),
    ...combinedMarkets(names),
  ];
}
