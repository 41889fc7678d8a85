import { proxy, useSnapshot } from 'valtio';
import { betslip } from '../../../state/bets/betslip.ts';
import { severalNow } from './placeSeveral.ts';
import { type BlockOfSeveral, blockTogether, reserveTogether } from './together.ts';

/** Rises whenever something is new of a selection that is not in the fields. */
export const othersMoved = proxy({ times: 0 });

export interface Several {
  count: number;
  needsKobo: number;
  block: BlockOfSeveral | undefined;
}

/** The selections of the slip together; undefined while there is one. */
export function useSeveral(): Several | undefined {
  useSnapshot(othersMoved).times;
  const { others } = useSnapshot(betslip);
  if (others.length === 0) return undefined;
  const all = severalNow();
  return {
    count: all.length,
    needsKobo: reserveTogether(all),
    block: blockTogether(all, betslip.draft?.reference),
  };
}
