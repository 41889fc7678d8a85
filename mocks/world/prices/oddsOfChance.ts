// On even chances the house pays back 100 of every 106 staked. The margin shifts the odds ratio; taking the
// same share off every chance would put a 94 % favourite at 1.00.
const KEPT = 53;
const LONGEST = 150;
const SHORTEST = 1.01;

/** Steps of the odds in hundredths, as coupons print them, each up to these odds. */
const STEPS = [
  [3, 1],
  [6, 5],
  [10, 10],
  [20, 50],
  [Number.POSITIVE_INFINITY, 100],
] as const;

/** The house's odds in hundredths for a chance; undefined when it offers none. */
export function oddsOfChance(
  chance: number,
  { kept = KEPT, longest = LONGEST } = {},
): number | undefined {
  const ratio = kept / (100 - kept);
  const odds = (chance * ratio + 1 - chance) / (chance * ratio);
  if (!(odds >= SHORTEST && odds <= longest)) return undefined;
  const [, step] = STEPS.find(([most]) => odds < most) ?? STEPS[0];
  return Math.floor((odds * 100) / step) * step;
}
