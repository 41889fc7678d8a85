import type { CasinoRound, RoundPlay } from '../../../contract/casino/casino.ts';
import { gameWithMaths } from '../../../domain/casino/games.ts';
import { type ToldRound, unfairness } from '../../../domain/casino/round.ts';
import type { Shown } from './shownSeeds.ts';

type Fairness = NonNullable<CasinoRound['fairness']>;

/** A round with its seeds, as kept on the device. */
export interface CheckableRound {
  readonly roundId: string;
  /** Its idempotency key; missing in texts of older versions. */
  readonly reference?: string | undefined;
  /** Played for fun: this phone made the secret itself. */
  readonly isMadeHere?: true;
  readonly gameName: string;
  readonly stake: number;
  readonly returned: number;
  readonly state: CasinoRound['state'];
  readonly playedAt: number;
  readonly detail: string;
  readonly play?: RoundPlay | undefined;
  readonly fairness?: Readonly<Fairness> | undefined;
}

/** What the check takes of a round; undefined for one that was not played on the kernel. */
export function toldRound({ play, fairness, returned }: CheckableRound): ToldRound | undefined {
  if (!play || !fairness) return undefined;
  const { choice, actions, shown, jackpot, firstStake } = play;
  const drawn = jackpot?.drawn;
  return {
    commit: fairness.commit,
    clientSeed: fairness.clientSeed,
    nonce: fairness.nonce,
    choice,
    actions,
    shown,
    stakeKobo: firstStake,
    returnedKobo: returned,
    ...(jackpot && drawn !== undefined && { jackpot: { kobo: jackpot.amount, drawn } }),
  };
}

type Promised = Pick<Fairness, 'commit' | 'nonce' | 'clientSeed'>;

/** What this phone knows of a round from before it, once for each try; empty if it knows nothing. */
export function promisesOf(
  { reference, isMadeHere, fairness }: CheckableRound,
  shown: readonly Shown[],
): readonly Promised[] {
  if (isMadeHere && fairness) return [fairness];
  return shown.filter((one) => one.reference === reference);
}

/** How seeds differ from what was promised; undefined when they do not, or when this phone knows nothing. */
export function promiseFault(
  { commit, nonce, clientSeed }: Promised,
  promises: readonly Promised[],
): string | undefined {
  const same = promises.filter((one) => one.commit === commit);
  if (promises.length === 0) return undefined;
  if (same.length === 0) return 'The hash is not the one this phone was shown before the round.';
  if (same.some((one) => one.nonce === nonce && one.clientSeed === clientSeed)) return undefined;
  return same.some((one) => one.nonce === nonce)
    ? 'The words are not the ones this phone sent.'
    : 'The round number is not the one this phone was shown before the round.';
}

/**
 * Why a round does not match its commitment, or what this phone was shown before it; undefined when it does, or
 * while its seed is secret.
 */
export function checkedFault(round: CheckableRound, shown: readonly Shown[]): string | undefined {
  const told = toldRound(round);
  const serverSeed = round.fairness?.serverSeed;
  if (!told || serverSeed === undefined || round.state === 'open') return undefined;
  const broken = promiseFault(told, promisesOf(round, shown));
  if (broken) return broken;
  const game = gameWithMaths(round.play?.maths ?? '');
  return game
    ? unfairness(game, serverSeed, told)
    : 'This app does not know the maths of this round.';
}
