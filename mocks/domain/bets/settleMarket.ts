import { notificationToast } from '../../../src/contract/notice.ts';
import { pnlOfFills } from '../../../src/domain/market/fills.ts';
import { priceScale } from '../../../src/domain/market/priceScale.ts';
import { signedNaira } from '../../../src/domain/money/money.ts';
import { isSettledBet } from '../../../src/domain/position/betState.ts';
import {
  type MarketReckoning,
  reckoningLines,
  reckonMarket,
  shareCommission,
} from '../../../src/domain/position/commission.ts';
import {
  type SettledBet,
  settleFancyBet,
  settleRunnerBet,
} from '../../../src/domain/position/settlement.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { Result } from '../../db/rows/overrideRow.ts';
import { releaseParts } from '../bonus/bonuses.ts';
import { groupBy } from '../groupBy.ts';
import { post } from '../money/ledger.ts';
import { pushBalance } from '../money/wallet.ts';
import type { Operator } from '../operator.ts';
import { isWithdrawn, waitingIn } from '../orders/book.ts';
import { lapseAtClose } from '../orders/endRest.ts';
import { tellReached } from '../play/limitReached.ts';
import { pushNote } from '../pushNote.ts';
import { pushBet } from './pushBet.ts';
import { rejectBet } from './rejectBet.ts';

/**
 * Settles a market. The same result again pays nothing; a corrected one pays the difference in new ledger
 * lines. Commission is taken on each player's net win in the market. Bets still in their delay are refused.
 */
export function settleMarket(
  operator: Operator,
  marketId: string,
  result: Result,
  at: number,
): void {
  for (const row of waitingIn(operator, marketId)) lapseAtClose(operator, row, at);
  for (const bet of operator.db.bets.where('marketId', marketId)) {
    if (bet.state === 'delayed') rejectBet(operator, bet, 'market-closed');
  }
  const rows = operator.db.bets
    .where('marketId', marketId)
    .filter(({ state }) => state === 'matched' || isSettledBet(state));
  for (const bets of groupBy(rows, ({ accountId }) => String(accountId))) {
    settleAccount(operator, bets, result, at);
  }
}

const VOIDED: Result = { kind: 'void', reason: '' };

function settleAccount(
  operator: Operator,
  bets: [BetRow, ...BetRow[]],
  result: Result,
  at: number,
): void {
  const [{ accountId, marketId, eventName, marketName, commissionPercent }] = bets;
  const outcomes = bets.map((bet) => outcomeOf(bet, isWithdrawn(operator, bet) ? VOIDED : result));
  const due = reckonMarket(
    outcomes.map(({ pnlKobo }) => pnlKobo),
    Math.round(commissionPercent * 100),
  );
  const lines = reckoningLines(due, posted(operator, accountId, marketId));
  const isFirst = bets.some(({ state }) => state === 'matched');
  for (const { kind, amountKobo } of lines) {
    const resultKind = isFirst ? 'bet-result' : 'bet-correction';
    post(operator, {
      accountId,
      kind: kind === 'commission' ? 'commission' : resultKind,
      amountKobo,
      reference: marketId,
      remark: `${eventName}, ${marketName}`,
      at,
    });
  }
  const shares = shareCommission(
    outcomes.map(({ pnlKobo }) => pnlKobo),
    due.commissionKobo,
  );
  bets.forEach((bet, index) => {
    const { state, pnlKobo } = outcomes[index] ?? { state: 'void', pnlKobo: 0 };
    const commissionKobo = shares[index] ?? 0;
    // A bet on a withdrawn runner is void already, and stays so.
    if (bet.state === 'void' && isWithdrawn(operator, bet)) return;
    const isVoid = result.kind === 'void';
    const outcome = outcomeText(bet, result);
    const reason = isVoid ? result.reason : null;
    const isPaid = bet.state === state && bet.resultKobo === pnlKobo;
    // Another winner may leave a bet lost, and another reason leave it void: then only these change.
    const isTold = bet.outcome === outcome && bet.reason === reason;
    if (isPaid && isTold && bet.commissionKobo === commissionKobo) return;
    const row = operator.db.bets.update(bet.betId, {
      state,
      isOpen: false,
      settledAt: at,
      resultKobo: pnlKobo,
      commissionKobo,
      outcome,
      reasonCode: isVoid ? 'market-void' : null,
      reason,
    });
    pushBet(operator, row);
  });
  if (lines.length > 0) pushBalance(operator, accountId);
  releaseParts(operator, accountId, at);
  tellReached(operator, accountId, at);
  if (isFirst || lines.length > 0) tell(operator, bets[0], result, due);
}

function outcomeOf(bet: BetRow, result: Result): SettledBet {
  const { side, runnerId } = bet;
  const pnl = pnlOfFills(side, priceScale(bet.marketKind), bet.fills);
  if (bet.marketKind === 'fancy') {
    const value = result.kind === 'line' ? result.value : 'void';
    return settleFancyBet({ ...pnl, side, line: bet.line ?? 0 }, value);
  }
  const winners =
    result.kind === 'winner' ? [result.runnerId] : result.kind === 'dead-heat' && result.runnerIds;
  return settleRunnerBet({ ...pnl, runnerId }, winners || 'void');
}

/** The result in words; null for a void market, whose bets carry a reason. */
function outcomeText({ runners }: BetRow, result: Result): string | null {
  if (result.kind === 'void') return null;
  if (result.kind === 'line') return String(result.value);
  const ids = result.kind === 'winner' ? [result.runnerId] : result.runnerIds;
  const names = runners
    .filter(({ runnerId }) => ids.includes(runnerId))
    .map(({ name }) => name)
    .join(' and ');
  return result.kind === 'winner' && result.note ? `${names} (${result.note})` : names;
}

/** What earlier settlements of the market paid this account. */
function posted({ db }: Operator, accountId: number, marketId: string): MarketReckoning {
  const lines = db.ledger
    .where('reference', marketId)
    .filter((row) => row.accountId === accountId && row.kind !== 'adjustment');
  const sum = (isCommission: boolean) =>
    lines
      .filter(({ kind }) => (kind === 'commission') === isCommission)
      .reduce((total, { amountKobo }) => total + amountKobo, 0);
  return { netKobo: sum(false), commissionKobo: -sum(true) || 0 };
}

function tell(
  operator: Operator,
  { accountId, eventName, marketId, marketName }: BetRow,
  result: Result,
  { netKobo, commissionKobo }: MarketReckoning,
): void {
  const isVoid = result.kind === 'void';
  const what = isVoid ? result.reason : signedNaira(netKobo - commissionKobo);
  const title = isVoid ? 'Bet void' : 'Bet settled';
  const text = `${eventName}, ${marketName}: ${what}`;
  const status = netKobo > 0 ? 'success' : 'info';
  operator.push(accountId, notificationToast, { title, message: text, status });
  pushNote(operator, accountId, {
    kind: 'bet-settled',
    title,
    text,
    href: '/mybets',
    tag: marketId,
  });
}
