import type { CasinoRound } from '../../../contract/casino/casino.ts';
import type { BetFilter } from '../../../state/bets/betFilter.ts';
import type { BetGroup } from '../../../state/bets/bets.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { casinoRounds, isRoundFound } from './casinoRounds.ts';

type Round = Omit<CasinoRound, 'fairness'> & { fairness?: object | undefined };

export interface FoundRounds {
  rounds: readonly Round[];
  hasOlder: boolean;
  savedAt: number;
}

/** Nothing tells of a round: it is played here. */
const NOT_TOLD = { tellers: [] };

/** The rounds of a group that a filter finds: from the device at once, asked for anew behind. */
export function useRounds(group: BetGroup, filter: BetFilter): FoundRounds {
  const { data, savedAt } = useFreshList(casinoRounds, NOT_TOLD);
  const isOther = filter.product !== undefined && filter.product !== 'casino';
  const isWhole = data === undefined || data.rounds.length >= data.total;
  return {
    rounds: data?.rounds.filter((round) => isRoundFound(round, group, filter)) ?? [],
    hasOlder: group === 'settled' && !isOther && !isWhole,
    savedAt,
  };
}
