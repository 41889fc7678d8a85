import { useSnapshot } from 'valtio';
import type { BetGroup } from '../../../state/bets/bets.ts';
import { casinoRounds, isRoundFound } from './casinoRounds.ts';

const ALL = {};

/** Whether a group has casino rounds; undefined until they are known. Older ones may be of any group but the open. */
export function useHasRounds(group: BetGroup): boolean | undefined {
  const { data } = useSnapshot(casinoRounds.state);
  if (!data) return undefined;
  const hasOlder = group !== 'open' && data.total > data.rounds.length;
  return hasOlder || data.rounds.some((round) => isRoundFound(round, group, ALL));
}
