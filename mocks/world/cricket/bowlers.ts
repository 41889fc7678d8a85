import type { Random } from '../../random.ts';

const FIRST_BOWLER = 5;
const BOWLERS = 6;

/** Who bowls the next over: nobody twice running, nobody more than a fifth of the innings. */
export function createBowlers(overs: number, random: Random): { next(): number } {
  const left = Array.from({ length: BOWLERS }, () => overs / 5);
  let last = -1;
  return {
    next() {
      // Whoever has most overs left comes first, so that the quota always lasts to the end.
      const keen = left.map((quota, index) => (index === last ? -1 : quota + random.next()));
      last = keen.indexOf(Math.max(...keen));
      left[last] = (left[last] ?? 0) - 1;
      return FIRST_BOWLER + last;
    },
  };
}
