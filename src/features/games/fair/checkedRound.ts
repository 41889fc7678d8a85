import type { CasinoRound, RoundPlay } from '../../../contract/casino/casino.ts';
import { gameWithMaths } from '../../../domain/casino/games.ts';
import { type ToldRound, unfairness } from '../../../domain/casino/round.ts';

type Fairness = NonNullable<CasinoRound['fairness']>;

/** A round with its seeds, as kept on the device. */
export interface CheckableRound {
  readonly roundId: string;
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

/** Why a round does not match its commitment; undefined when it does, or while its seed is secret. */
export function checkedFault(round: CheckableRound): string | undefined {
  const told = toldRound(round);
  const serverSeed = round.fairness?.serverSeed;
  if (!told || serverSeed === undefined || round.state === 'open') return undefined;
  const game = gameWithMaths(round.play?.maths ?? '');
  return game
    ? unfairness(game, serverSeed, told)
    : 'This app does not know the maths of this round.';
}
