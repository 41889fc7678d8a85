import { balanceUpdated } from '../../../contract/cashier/wallet.ts';
import type { CasinoRound } from '../../../contract/casino/casino.ts';
import type { BetFilter } from '../../../state/bets/betFilter.ts';
import type { BetGroup } from '../../../state/bets/bets.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { type OtherList, otherList } from '../coupons/otherList.ts';
import { casinoRounds, isRoundFound } from './casinoRounds.ts';

type Round = Omit<CasinoRound, 'fairness'> & { fairness?: object | undefined };

export interface FoundRounds {
  rounds: readonly Round[];
  list: OtherList;
  savedAt: number;
}

/** A round on another page or phone moves the balance. */
const ROUND_EVENTS = { refreshOn: [balanceUpdated] };

/** A group's casino rounds that match a filter: the saved ones at once, then refreshed. */
export function useRounds(group: BetGroup, filter: BetFilter): FoundRounds {
  const seen = useFreshList(casinoRounds, ROUND_EVENTS);
  const { data, savedAt } = seen;
  const list = otherList({
    ...{ name: 'casino rounds', list: casinoRounds, seen, range: filter.range, total: data?.total },
    isWanted: filter.product === undefined || filter.product === 'casino',
    times: data?.rounds.map(({ playedAt }) => playedAt),
  });
  return {
    rounds: data?.rounds.filter((round) => isRoundFound(round, group, filter)) ?? [],
    list: { ...list, hasOlder: group !== 'open' && list.hasOlder },
    savedAt,
  };
}
