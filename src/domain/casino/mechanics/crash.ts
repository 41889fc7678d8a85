import { mulDiv } from '../../money/mulDiv.ts';
import { type Choice, endedRound, type RoundFacts, type Rules, timesText } from '../game.ts';

export interface CrashData {
  /** Hundredths of a percent that come back, whatever the target. */
  share: number;
  /** The highest target, in hundredths. */
  most: number;
}

const WORD = 2 ** 32;
/** At this rate the multiple doubles in about seven seconds. */
const RATE = 0.0001;
const LEAST_TARGET = 101;
const USUAL_TARGET = 200;

/** The multiple so long after the start, in hundredths. */
export function crashMultiple(ms: number): number {
  return Math.floor(100 * Math.exp(RATE * Math.max(0, ms)) + 1e-9);
}

/** How long it takes to rise to a multiple. */
export function crashRiseMs(hundredths: number): number {
  return Math.ceil(Math.log(hundredths / 100) / RATE);
}

export function targetOf({ target = USUAL_TARGET }: Choice): number {
  return target;
}

/** When a round ends by itself: at the target, or at the crash before it. */
export function crashEndMs({ draws, choice }: Pick<RoundFacts, 'draws' | 'choice'>): number {
  return crashRiseMs(Math.min(targetOf(choice), draws[0] ?? 100));
}

/** A multiple that rises and crashes; who has cashed out before has won it. */
export function crashRules({ share, most }: CrashData): Rules {
  return {
    // A multiple m is reached in a share / m of all rounds.
    draw(chance) {
      const left = WORD - chance.below(WORD);
      const reached = Math.floor((share * WORD) / (100 * left));
      return [Math.min(most, Math.max(100, reached))];
    },
    problem({ target }) {
      if (target !== undefined && Number.isInteger(target) && target >= LEAST_TARGET) {
        if (target <= most) return undefined;
        return `The highest target is ${timesText(most)}.`;
      }
      return 'Set a target of 1.01× or more.';
    },
    stand(round) {
      const { stakeKobo, choice, draws, actions } = round;
      const [crash = 100] = draws;
      const at = actions.find((action) => action.do === 'cash-out')?.at ?? targetOf(choice);
      if (at > crash) return endedRound(round, 0, `Crashed at ${timesText(crash)}`);
      const returned = mulDiv(stakeKobo, at, 100, 'down');
      return endedRound(
        round,
        returned,
        `Cashed out at ${timesText(at)}, crashed at ${timesText(crash)}`,
      );
    },
    returns: () =>
      [150, 200, 500, 1000, 10_000]
        .filter((target) => target <= most)
        .map((target) => ({
          name: `Cash out at ${timesText(target)}`,
          share: ((target / 100) * Math.floor((share * WORD) / (100 * target))) / WORD,
        })),
  };
}
