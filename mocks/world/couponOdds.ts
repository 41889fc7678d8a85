// Of 106 of what the house takes it pays back 100, all selections backed by their chances.
const MARGIN = 0.06;
const LONGEST = 150;
const SHORTEST = 1.01;

/** Steps of the odds in hundredths, as coupons print them, each up to its odds. */
const STEPS = [
  [3, 1],
  [6, 5],
  [10, 10],
  [20, 50],
  [Number.POSITIVE_INFINITY, 100],
] as const;

/** The house's odds in hundredths on a chance; undefined when it offers none. */
export function couponOdds(chance: number): number | undefined {
  const odds = 1 / (chance * (1 + MARGIN));
  if (!(odds >= SHORTEST && odds <= LONGEST)) return undefined;
  const [, step] = STEPS.find(([most]) => odds < most) ?? STEPS[0];
  return Math.floor((odds * 100) / step) * step;
}
