import type { CasinoRound } from '../../../src/contract/casino/casino.ts';
import { commitOf } from '../../../src/domain/play/marketDay.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { RoundRow } from '../../db/rows/roundRow.ts';
import { refuseBet } from '../bets/refuseBet.ts';
import type { House } from '../house.ts';
import { availableOf } from '../money/exposure.ts';
import { post } from '../money/ledger.ts';
import { pushBalance } from '../money/wallet.ts';
import { checkPlay } from '../play/checkPlay.ts';

type NewRound = Pick<
  RoundRow,
  'reference' | 'provider' | 'gameCode' | 'gameName' | 'stakeKobo' | 'seed'
>;

/** Begins a round of any game and debits its stake, as a ledger line. */
export function beginRound(house: House, account: AccountRow, begun: NewRound): RoundRow {
  const { accountId } = account;
  const { stakeKobo } = begun;
  checkPlay(house, accountId, { stakeKobo, addedRiskKobo: stakeKobo });
  if (stakeKobo > availableOf(house, accountId)) throw refuseBet('not-enough-available');
  const playedAt = house.clock.now();
  const round = house.db.rounds.insert({
    ...begun,
    roundId: `R${house.db.next('round', 700_001)}`,
    accountId,
    returnedKobo: 0,
    state: 'open',
    playedAt,
    settledAt: null,
    detail: 'The round is being played',
  });
  postRound(house, round, 'game-stake', -stakeKobo, playedAt);
  return round;
}

/** Ends a round once and credits its return, if any. */
export function endRound(
  house: House,
  { roundId, stakeKobo }: RoundRow,
  { returnedKobo, detail }: Pick<RoundRow, 'returnedKobo' | 'detail'>,
): RoundRow {
  const round = house.db.rounds.get(roundId);
  if (round?.state !== 'open') throw new Error(`Round ${roundId} is not open`);
  const settledAt = house.clock.now();
  const state = returnedKobo > stakeKobo ? 'won' : 'lost';
  if (returnedKobo > 0) postRound(house, round, 'game-return', returnedKobo, settledAt);
  pushBalance(house, round.accountId);
  return house.db.rounds.update(roundId, { returnedKobo, detail, state, settledAt });
}

function postRound(
  house: House,
  { accountId, roundId, gameName }: RoundRow,
  kind: 'game-stake' | 'game-return',
  amountKobo: number,
  at: number,
): void {
  post(house, { accountId, kind, amountKobo, reference: roundId, remark: gameName, at });
}

export function roundView({ db }: House, row: RoundRow): CasinoRound {
  const { seed } = row;
  const secret = seed && db.gameSeeds.get(seed.seedId);
  return {
    roundId: row.roundId,
    reference: row.reference,
    provider: row.provider,
    gameCode: row.gameCode,
    gameName: row.gameName,
    stake: row.stakeKobo,
    returned: row.returnedKobo,
    state: row.state,
    playedAt: row.playedAt,
    ...(row.settledAt !== null && { settledAt: row.settledAt }),
    detail: row.detail,
    ...(seed &&
      secret && {
        fairness: {
          commit: commitOf(secret.serverSeed),
          clientSeed: seed.clientSeed,
          nonce: seed.nonce,
          reels: [...seed.reels],
          ...(secret.isRevealed && { serverSeed: secret.serverSeed }),
        },
      }),
  };
}
