import type { CasinoRound } from '../../contract/casino/casino.ts';
import { unfairness } from '../../domain/play/marketDay.ts';

type Fairness = NonNullable<CasinoRound['fairness']>;

/** A round with its seeds, as kept on the device. */
export interface CheckableRound {
  readonly stake: number;
  readonly returned: number;
  readonly fairness?:
    | (Omit<Readonly<Fairness>, 'reels'> & { readonly reels: readonly string[] })
    | undefined;
}

/** Why a round does not match its commitment; undefined when it does, or while its seed is secret. */
export function checkedFault({ stake, returned, fairness }: CheckableRound): string | undefined {
  if (!fairness?.serverSeed) return undefined;
  const { serverSeed, ...round } = fairness;
  return unfairness(serverSeed, { ...round, stakeKobo: stake, returnedKobo: returned });
}
