import type { Factor } from './factor.ts';
import type { CashOutLeg, Leg } from './leg.ts';

/** With fewer selections the price would be little more than the stake. */
export const ONE_CUT_LEGS = 3;

const counts = ({ result }: Leg) => result !== 'void';

/** The product of odds in hundredths, as a fraction. */
function product(odds: readonly number[]): Factor {
  return {
    by: odds.reduce((all, hundredths) => all * BigInt(hundredths), 1n),
    over: 100n ** BigInt(odds.length),
  };
}

/** One and what all odds are above one, in hundredths: odds 1.50, 2.00 and 3.00 make 4.50. */
const sumOver = (odds: readonly number[]) =>
  odds.reduce((sum, hundredths) => sum + BigInt(hundredths - 100), 100n);

/**
 * The one price of an accumulator of which one leg may lose: `Π o ÷ (1 + Σ (o − 1))`. It is 1 ÷ the chance that
 * at most one leg loses, with 1 ÷ odds as the chance of each, so it is as fair as the odds are. A void leg
 * counts as 1.00, which leaves it out.
 */
export function oneCutPrice(legs: readonly Leg[]): Factor {
  const odds = legs.filter(counts).map(({ oddsHundredths }) => oddsHundredths);
  const { by, over } = product(odds);
  return { by: by * 100n, over: over * sumOver(odds) };
}

/** What ₦1 on it returns by the results so far: its price, or nothing once two legs are lost. */
export function oneCutReturn(legs: readonly Leg[]): Factor {
  return lostLegs(legs) > 1 ? { by: 0n, over: 1n } : oneCutPrice(legs);
}

/** What ₦1 on it is worth at the odds of now: its price times the chance that it still wins. */
export function oneCutWorth(legs: readonly CashOutLeg[]): Factor {
  const price = oneCutReturn(legs);
  const open = legs.filter(({ result }) => result === undefined);
  const now = open.map(({ nowHundredths }) => nowHundredths);
  const { by, over } = product(now);
  // Once one leg is lost, all others must win.
  const chance = lostLegs(legs) > 0 ? over * 100n : over * sumOver(now);
  return { by: price.by * chance, over: price.over * by * 100n };
}

function lostLegs(legs: readonly Leg[]): number {
  return legs.filter(({ result }) => result === 'lost').length;
}
