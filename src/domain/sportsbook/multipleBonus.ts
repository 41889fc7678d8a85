import { type Leg, MOST_LEGS } from './leg.ts';

const FEWEST_LEGS = 5;
const PERCENT_A_STEP = 5;

/** Legs below these odds, in hundredths, do not count for the bonus. */
const BONUS_MIN_ODDS = 1_20;

/** Legs that count: high enough odds, and not void. */
function qualifyingLegs(legs: readonly Leg[]): number {
  return legs.filter((leg) => leg.oddsHundredths >= BONUS_MIN_ODDS && leg.result !== 'void').length;
}

function percentFor(count: number): number {
  const steps = Math.min(count, MOST_LEGS) - FEWEST_LEGS + 1;
  return Math.max(0, steps) * PERCENT_A_STEP;
}

/**
 * The bonus on an accumulator: 5 % at five legs, 5 more for each further leg, up to 170 % at `MOST_LEGS`, 38 (the
 * ends of Bet9ja's table).
 */
export function bonusPercent(legs: readonly Leg[]): number {
  return percentFor(qualifyingLegs(legs));
}

/** How many legs count, and how many more reach the next percentage, for the bonus meter; undefined at the top. */
export function nextBonusStep(
  legs: readonly Leg[],
): { count: number; legsMissing: number; percent: number } | undefined {
  const count = qualifyingLegs(legs);
  if (count >= MOST_LEGS) return undefined;
  const wanted = Math.max(FEWEST_LEGS, count + 1);
  return { count, legsMissing: wanted - count, percent: percentFor(wanted) };
}
