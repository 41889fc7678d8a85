import type { Random } from '../../engine/random.ts';

const FIRST_BOWLER = 5;
const BOWLERS = 6;

/** Chooses the bowler of each over: nobody twice in a row, nobody more than a fifth of the innings. */
export function createBowlers(overs: number, random: Random): { next(): number } {
  const left = Array.from({ length: BOWLERS }, () => overs / 5);
  let last = -1;
  return {
    next() {
      // The bowler with the most overs left comes first, so that the quotas last to the end.
      const keen = left.map((quota, index) => (index === last ? -1 : quota + random.next()));
      last = keen.indexOf(Math.max(...keen));
      left[last] = (left[last] ?? 0) - 1;
      return FIRST_BOWLER + last;
    },
  };
}
