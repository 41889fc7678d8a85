import type { CasinoRound } from '../../contract/casino/casino.ts';
import { unfairness } from '../../domain/play/marketDay.ts';

type Fairness = NonNullable<CasinoRound['fairness']>;

/** A round with what it was made from, as it is kept on the device. */
export interface CheckableRound {
  readonly stake: number;
  readonly returned: number;
  readonly fairness?:
    | (Omit<Readonly<Fairness>, 'reels'> & { readonly reels: readonly string[] })
    | undefined;
}

/** Why a round is not what was promised; undefined where it is, or where its secret is not told yet. */
export function checkedFault({ stake, returned, fairness }: CheckableRound): string | undefined {
  if (!fairness?.serverSeed) return undefined;
  const { serverSeed, ...round } = fairness;
  return unfairness(serverSeed, { ...round, stakeKobo: stake, returnedKobo: returned });
}
