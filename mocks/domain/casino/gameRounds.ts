import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { RoundRow } from '../../db/rows/roundRow.ts';
import { refuseBet } from '../bets/refuseBet.ts';
import type { House } from '../house.ts';
import { availableOf } from '../money/exposure.ts';
import { post } from '../money/ledger.ts';
import { pushBalance } from '../money/wallet.ts';
import { checkPlay } from '../play/checkPlay.ts';
import { tellReached } from '../play/limitReached.ts';

type NewRound = Pick<
  RoundRow,
  'reference' | 'provider' | 'gameCode' | 'gameName' | 'stakeKobo' | 'seed' | 'play'
>;

/** Begins a round of any game and debits its stake, as a ledger line. */
export function beginRound(house: House, account: AccountRow, begun: NewRound): RoundRow {
  const { accountId } = account;
  checkStake(house, accountId, begun.stakeKobo);
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
    hasJackpotWin: false,
  });
  postRound(house, round, 'game-stake', -begun.stakeKobo, playedAt);
  return round;
}

/** Stakes more in an open round. */
export function raiseRound(house: House, round: RoundRow, addedKobo: number): RoundRow {
  checkStake(house, round.accountId, addedKobo);
  postRound(house, round, 'game-stake', -addedKobo, house.clock.now());
  const { roundId, stakeKobo } = round;
  return house.db.rounds.update(roundId, { stakeKobo: stakeKobo + addedKobo });
}

function checkStake(house: House, accountId: number, stakeKobo: number): void {
  checkPlay(house, accountId, { stakeKobo, addedRiskKobo: stakeKobo });
  if (stakeKobo > availableOf(house, accountId)) throw refuseBet('not-enough-available');
}

type Ending = Pick<RoundRow, 'returnedKobo' | 'detail' | 'hasJackpotWin'>;

/** Ends a round once and credits its return, if any. */
export function endRound(
  house: House,
  { roundId, stakeKobo }: RoundRow,
  ending: Ending,
  at = house.clock.now(),
): RoundRow {
  const round = house.db.rounds.get(roundId);
  if (round?.state !== 'open') throw new Error(`Round ${roundId} is not open`);
  const { returnedKobo } = ending;
  const state = returnedKobo > stakeKobo ? 'won' : 'lost';
  if (returnedKobo > 0) postRound(house, round, 'game-return', returnedKobo, at);
  pushBalance(house, round.accountId);
  tellReached(house, round.accountId, at);
  return house.db.rounds.update(roundId, { ...ending, state, settledAt: at });
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
