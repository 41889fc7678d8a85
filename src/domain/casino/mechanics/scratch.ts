import { mulDiv } from '../../money/mulDiv.ts';
import type { Chance } from '../chance.ts';
import { endedRound, noProblem, type Rules, timesText } from '../game.ts';

/** Prizes, the largest first. Of a whole edition of cards so many show each prize three times. */
export interface ScratchData {
  edition: number;
  prizes: readonly { readonly times: number; readonly cards: number }[];
}

const CELLS = 9;
const ALIKE = 3;

/** A random order of some values (Fisher–Yates). */
export function shuffledBy<Value>(chance: Chance, values: readonly Value[]): Value[] {
  const left = [...values];
  return values.flatMap(() => left.splice(chance.below(left.length), 1));
}

/** The prize that a card shows three times, as its place in the list. */
export function scratchPrize(cells: readonly number[]): number | undefined {
  return cells.find((prize) => cells.filter((other) => other === prize).length === ALIKE);
}

/** A card of nine cells: three alike pay their prize. `times` are hundredths of the stake. */
export function scratchRules({ edition, prizes }: ScratchData): Rules {
  const prizeOf = (card: number) => {
    let before = 0;
    return prizes.findIndex(({ cards }) => {
      before += cards;
      return card < before;
    });
  };
  return {
    // The card's number decides the prize; what follows only spreads it over the nine cells, with no other
    // prize more than twice.
    draw(chance) {
      const won = prizeOf(chance.below(edition));
      const alike = won === -1 ? [] : Array<number>(ALIKE).fill(won);
      const others = prizes.flatMap((_, prize) => (prize === won ? [] : [prize, prize]));
      const filled = shuffledBy(chance, others).slice(0, CELLS - alike.length);
      return shuffledBy(chance, [...alike, ...filled]);
    },
    problem: noProblem,
    stand(round) {
      const won = prizes[scratchPrize(round.draws) ?? -1];
      if (!won) return endedRound(round, 0, 'No three alike');
      const returned = mulDiv(round.stakeKobo, won.times, 100, 'down');
      return endedRound(round, returned, `Three times ${timesText(won.times)}`);
    },
    returns() {
      const paid = prizes.reduce((sum, { times, cards }) => sum + times * cards, 0);
      return [{ name: 'Every card', share: paid / (100 * edition) }];
    },
  };
}
