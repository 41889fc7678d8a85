import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { CasinoRound } from '../../contract/casino.ts';
import type { BetFilter } from '../../state/betFilter.ts';
import type { BetGroup } from '../../state/bets.ts';
import { casinoRounds, isRoundFound } from '../../state/casinoRounds.ts';
import { whenRealtimeReady } from '../../state/realtimeSession.ts';

type Round = Omit<CasinoRound, 'fairness'> & { fairness?: object | undefined };

export interface FoundRounds {
  rounds: readonly Round[];
  hasOlder: boolean;
  savedAt: number;
}

/** The rounds of a group that a filter finds: from the device at once, asked for anew behind. */
export function useRounds(group: BetGroup, filter: BetFilter): FoundRounds {
  const { data, savedAt } = useSnapshot(casinoRounds.state);
  useEffect(() => {
    const refresh = () => void casinoRounds.refresh();
    refresh();
    return whenRealtimeReady(refresh);
  }, []);
  const isOther = filter.product !== undefined && filter.product !== 'casino';
  const isWhole = data === undefined || data.rounds.length >= data.total;
  return {
    rounds: data?.rounds.filter((round) => isRoundFound(round, group, filter)) ?? [],
    hasOlder: group === 'settled' && !isOther && !isWhole,
    savedAt,
  };
}
