import { deliveryShares, type Share } from './delivery.ts';

export const WICKETS = 10;

/** What is left of an innings. */
export interface Resources {
  /** Mean runs still to come with this many legal balls left and wickets down. */
  mean(balls: number, wickets: number): number;
  variance(balls: number, wickets: number): number;
  /** The chance that the next legal ball takes a wicket. */
  wicketChance(wickets: number): number;
  /** The probabilities of a delivery's outcomes. */
  shares(wickets: number): readonly Share[];
}

const known = new Map<string, Resources>();

/** Computed once for each hundredth of strength, so most matches share a result. */
export function resourcesOf(overs: number, strength: number): Resources {
  const hundredths = Math.round(strength * 100);
  const name = `${overs}:${hundredths}`;
  const resources = known.get(name) ?? createResources(overs, hundredths / 100);
  known.set(name, resources);
  return resources;
}

/**
 * The runs still to come, computed ball by ball from the end of the innings backwards, with the same
 * probabilities that the balls are drawn with. So prices are right on average, and nobody can beat the market
 * by knowing how the mock plays.
 */
function createResources(overs: number, strength: number): Resources {
  const byWickets = Array.from({ length: WICKETS }, (_, wickets) =>
    deliveryShares(overs, strength, wickets),
  );
  const size = overs * 6 + 1;
  const mean = new Float64Array(size * (WICKETS + 1));
  const square = new Float64Array(size * (WICKETS + 1));
  const cell = (balls: number, wickets: number) => balls * (WICKETS + 1) + wickets;

  for (let balls = 1; balls < size; balls++) {
    byWickets.forEach((shares, wickets) => {
      let first = 0;
      let second = 0;
      let legal = 0;
      let extras = 0;
      for (const { delivery, share } of shares) {
        if (!delivery.isLegal) {
          extras += share * delivery.runs;
          continue;
        }
        const next = cell(balls - 1, wickets + (delivery.isWicket ? 1 : 0));
        const nextMean = mean[next] ?? 0;
        legal += share;
        first += share * (delivery.runs + nextMean);
        second += share * (delivery.runs ** 2 + 2 * delivery.runs * nextMean + (square[next] ?? 0));
      }
      // A wide or no ball adds a run, and the ball is bowled again.
      const expected = (first + extras) / legal;
      mean[cell(balls, wickets)] = expected;
      square[cell(balls, wickets)] = (second + extras * (1 + 2 * expected)) / legal;
    });
  }

  const at = (table: Float64Array, balls: number, wickets: number) =>
    table[cell(Math.max(0, balls), Math.min(wickets, WICKETS))] ?? 0;
  return {
    mean: (balls, wickets) => at(mean, balls, wickets),
    variance: (balls, wickets) =>
      Math.max(0, at(square, balls, wickets) - at(mean, balls, wickets) ** 2),
    wicketChance(wickets) {
      const shares = byWickets[Math.min(wickets, WICKETS - 1)] ?? [];
      const legal = shares.filter(({ delivery }) => delivery.isLegal);
      const total = legal.reduce((sum, { share }) => sum + share, 0);
      const out = legal.find(({ delivery }) => delivery.isWicket)?.share ?? 0;
      return out / total;
    },
    shares: (wickets) => byWickets[Math.min(wickets, WICKETS - 1)] ?? [],
  };
}
