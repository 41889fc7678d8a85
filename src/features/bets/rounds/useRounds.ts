import { balanceUpdated } from '../../../contract/cashier/wallet.ts';
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

/** A round on another page or phone moves the balance. */
const ROUND_EVENTS = { refreshOn: [balanceUpdated] };

/** A group's casino rounds that match a filter: the saved ones at once, then refreshed. */
export function useRounds(group: BetGroup, filter: BetFilter): FoundRounds {
  const { data, savedAt } = useFreshList(casinoRounds, ROUND_EVENTS);
  const isOther = filter.product !== undefined && filter.product !== 'casino';
  const isWhole = data === undefined || data.rounds.length >= data.total;
  return {
    rounds: data?.rounds.filter((round) => isRoundFound(round, group, filter)) ?? [],
    hasOlder: group === 'settled' && !isOther && !isWhole,
    savedAt,
  };
}
