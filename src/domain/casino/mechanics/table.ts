import { isWholeNaira } from '../../money/money.ts';
import { mulDiv } from '../../money/mulDiv.ts';
import { type Choice, endedRound, type ReturnOf, type Rules } from '../game.ts';

/** A place on the cloth that can be bet on. */
export interface Spot {
  id: string;
  name: string;
  /** Hundredths that a win returns, the stake included. */
  pays: number;
}

export interface TableData {
  spots: readonly Spot[];
  /** How many results each draw can have. */
  draws: readonly number[];
  /** Hundredths of its stake that a spot returns; 0 when it has lost. */
  returned(spot: Spot, draws: readonly number[]): number;
  /** The result in words. */
  result(draws: readonly number[]): string;
  /** Where the draws are too many to be counted one by one. */
  returns?(): ReturnOf[];
}

/** Every combination of draws, once. */
function* everyDraw(counts: readonly number[], before: number[] = []): Generator<number[]> {
  const count = counts[before.length];
  if (count === undefined) yield before;
  else for (let drawn = 0; drawn < count; drawn++) yield* everyDraw(counts, [...before, drawn]);
}

export function stakeOfBets({ bets = {} }: Choice): number {
  return Object.values(bets).reduce((sum, kobo) => sum + kobo, 0);
}

/** A table on which one draw decides any number of bets. */
export function tableRules(data: TableData): Rules {
  const { spots, draws: counts } = data;
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  return {
    draw: (chance) => counts.map((count) => chance.below(count)),
    problem(choice, stakeKobo) {
      const bets = Object.entries(choice.bets ?? {});
      if (bets.length === 0) return 'Put a chip on the table first.';
      if (bets.some(([id]) => !byId.has(id))) return 'Bet not found at this table.';
      if (bets.some(([, kobo]) => kobo <= 0 || !isWholeNaira(kobo))) {
        return 'Bets are in whole naira.';
      }
      return stakeOfBets(choice) === stakeKobo ? undefined : 'The bets do not add up to the stake.';
    },
    stand(round) {
      const { draws, choice } = round;
      const returned = Object.entries(choice.bets ?? {}).reduce((sum, [id, kobo]) => {
        const spot = byId.get(id);
        return spot ? sum + mulDiv(kobo, data.returned(spot, draws), 100, 'down') : sum;
      }, 0);
      return endedRound(round, returned, data.result(draws));
    },
    returns() {
      if (data.returns) return data.returns();
      const sums = new Map(spots.map((spot) => [spot, 0]));
      let all = 0;
      for (const draws of everyDraw(counts)) {
        all += 1;
        for (const [spot, sum] of sums) sums.set(spot, sum + data.returned(spot, draws));
      }
      return [...sums].map(([{ name }, sum]) => ({ name, share: sum / (100 * all) }));
    },
  };
}
