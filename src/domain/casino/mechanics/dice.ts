import { mulDiv } from '../../money/mulDiv.ts';
import { type Choice, endedRound, type Rules } from '../game.ts';

export interface DiceData {
  /** Hundredths of a percent that come back, whatever is chosen. */
  share: number;
}

/** The dice shows 0.00 to 99.99. */
export const DICE_FACES = 10_000;
/** The fewest and the most winning faces that can be chosen. */
export const LEAST_FACES = 100;
export const MOST_FACES = 9_500;

/** How many faces win. */
export function winningFaces({ side = 'under', at = 5_000 }: Choice): number {
  return side === 'under' ? at : DICE_FACES - 1 - at;
}

/** `07.45`: a face as it is shown. */
export function faceText(face: number): string {
  return (face / 100).toFixed(2).padStart(5, '0');
}

/** Kobo that a won roll returns. */
export function diceReturn({ share }: DiceData, stakeKobo: number, faces: number): number {
  return mulDiv(stakeKobo, share, faces, 'down');
}

/** One roll, over or under a number that the player sets. */
export function diceRules(data: DiceData): Rules {
  return {
    draw: (chance) => [chance.below(DICE_FACES)],
    problem(choice) {
      const faces = winningFaces(choice);
      const isWhole =
        choice.at !== undefined && choice.side !== undefined && Number.isInteger(faces);
      if (isWhole && faces >= LEAST_FACES && faces <= MOST_FACES) return undefined;
      return 'Choose a chance from 1% to 95%.';
    },
    stand(round) {
      const { choice, draws, stakeKobo } = round;
      const [face = 0] = draws;
      const { side = 'under', at = 5_000 } = choice;
      const isWon = side === 'under' ? face < at : face > at;
      const returned = isWon ? diceReturn(data, stakeKobo, winningFaces(choice)) : 0;
      return endedRound(round, returned, `${faceText(face)}, you said ${side} ${faceText(at)}`);
    },
    returns: () => [{ name: 'Every chance', share: data.share / DICE_FACES }],
  };
}
