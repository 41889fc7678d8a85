import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { RoundRow } from '../../db/rows/roundRow.ts';
import { refuseBet } from '../bets/refuseBet.ts';
import { availableOf } from '../money/exposure.ts';
import { post } from '../money/ledger.ts';
import { pushBalance } from '../money/wallet.ts';
import type { Operator } from '../operator.ts';
import { checkPlay } from '../play/checkPlay.ts';
import { tellReached } from '../play/limitReached.ts';

type NewRound = Pick<
  RoundRow,
  'reference' | 'provider' | 'gameCode' | 'gameName' | 'stakeKobo' | 'seed' | 'play'
>;

/** Begins a round of any game and debits its stake, as a ledger line. */
export function beginRound(operator: Operator, account: AccountRow, begun: NewRound): RoundRow {
  const { accountId } = account;
  checkStake(operator, accountId, { stakeKobo: begun.stakeKobo, addedRiskKobo: begun.stakeKobo });
  const playedAt = operator.clock.now();
  const round = operator.db.rounds.insert({
    ...begun,
    roundId: `R${operator.db.next('round', 700_001)}`,
    accountId,
    returnedKobo: 0,
    state: 'open',
    playedAt,
    settledAt: null,
    detail: 'The round is being played',
    hasJackpotWin: false,
  });
  postRound(operator, round, 'game-stake', -begun.stakeKobo, playedAt);
  return round;
}

/** Stakes more in an open round. */
export function raiseRound(operator: Operator, round: RoundRow, addedKobo: number): RoundRow {
  const stakeKobo = round.stakeKobo + addedKobo;
  checkStake(operator, round.accountId, { stakeKobo, addedRiskKobo: addedKobo });
  postRound(operator, round, 'game-stake', -addedKobo, operator.clock.now());
  return operator.db.rounds.update(round.roundId, { stakeKobo });
}

/** A round is one bet: what is added to it counts with what was staked in it before. */
function checkStake(
  operator: Operator,
  accountId: number,
  stake: Parameters<typeof checkPlay>[2],
): void {
  checkPlay(operator, accountId, stake);
  if (stake.addedRiskKobo > availableOf(operator, accountId)) {
    throw refuseBet('not-enough-available');
  }
}

type Ending = Pick<RoundRow, 'returnedKobo' | 'detail' | 'hasJackpotWin'>;

/** Ends a round once and credits its return, if any. */
export function endRound(
  operator: Operator,
  { roundId, stakeKobo }: RoundRow,
  ending: Ending,
  at = operator.clock.now(),
): RoundRow {
  const round = operator.db.rounds.get(roundId);
  if (round?.state !== 'open') throw new Error(`Round ${roundId} is not open`);
  const { returnedKobo } = ending;
  const state = returnedKobo > stakeKobo ? 'won' : 'lost';
  if (returnedKobo > 0) postRound(operator, round, 'game-return', returnedKobo, at);
  pushBalance(operator, round.accountId);
  tellReached(operator, round.accountId, at);
  return operator.db.rounds.update(roundId, { ...ending, state, settledAt: at });
}

function postRound(
  operator: Operator,
  { accountId, roundId, gameName }: RoundRow,
  kind: 'game-stake' | 'game-return',
  amountKobo: number,
  at: number,
): void {
  post(operator, { accountId, kind, amountKobo, reference: roundId, remark: gameName, at });
}
