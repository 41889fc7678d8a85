import { mulDiv } from '../../money/mulDiv.ts';
import { endedRound, type Rules } from '../game.ts';
import { shuffledBy } from './scratch.ts';

export interface KenoData {
  /** Hundredths of the stake by numbers picked, then by hits from none. */
  pays: Readonly<Record<number, readonly number[]>>;
}

export const KENO_NUMBERS = 36;
export const KENO_DRAWN = 9;
export const MOST_PICKED = 8;

const NUMBERS = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);

/** How many ways there are to waysToChoose some of many. */
export function waysToChoose(many: number, some: number): number {
  let ways = 1;
  for (let step = 1; step <= some; step++) ways = (ways * (many - some + step)) / step;
  return some < 0 || some > many ? 0 : Math.round(ways);
}

/** The chance of so many hits: exact counts of draws, divided once. */
export function hitChance(picked: number, hits: number): number {
  const ways = waysToChoose(picked, hits) * waysToChoose(KENO_NUMBERS - picked, KENO_DRAWN - hits);
  return ways / waysToChoose(KENO_NUMBERS, KENO_DRAWN);
}

/** Nine numbers of thirty-six are drawn; the more of them were picked, the more comes back. */
export function kenoRules({ pays }: KenoData): Rules {
  return {
    draw: (chance) => shuffledBy(chance, NUMBERS).slice(0, KENO_DRAWN),
    problem({ numbers = [] }) {
      const isGood =
        new Set(numbers).size === numbers.length &&
        numbers.every((number) => NUMBERS.includes(number));
      if (isGood && numbers.length > 0 && numbers.length <= MOST_PICKED) return undefined;
      return `Pick 1 to ${MOST_PICKED} numbers.`;
    },
    stand(round) {
      const { choice, draws, stakeKobo } = round;
      const { numbers = [] } = choice;
      const hits = numbers.filter((number) => draws.includes(number)).length;
      const paid = pays[numbers.length]?.[hits] ?? 0;
      const text = `${hits} of your ${numbers.length} ${numbers.length === 1 ? 'number' : 'numbers'}`;
      return endedRound(round, mulDiv(stakeKobo, paid, 100, 'down'), text);
    },
    returns: () =>
      Object.entries(pays).map(([picked, byHits]) => ({
        name: picked === '1' ? '1 number' : `${picked} numbers`,
        share: byHits.reduce(
          (sum, paid, hits) => sum + (paid / 100) * hitChance(Number(picked), hits),
          0,
        ),
      })),
  };
}
