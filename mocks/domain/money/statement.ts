import type * as z from 'zod/mini';
import type { getStatement, StatementLine } from '../../../src/contract/cashier/statement.ts';
import { isBetLine } from '../../../src/domain/position/betProfit.ts';
import { startOfLagosDay } from '../../../src/domain/time/lagosTime.ts';
import type { LedgerRow } from '../../db/rows/ledgerRow.ts';
import { sportOf } from '../../world/fixtures.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { linesOf } from './ledger.ts';

const DAY_MS = 24 * 60 * 60_000;
const MOST_DAYS = 366;

const CASHIER = ['deposit', 'withdrawal', 'withdrawal-refund'];

const isCashierLine = ({ kind }: LedgerRow) => CASHIER.includes(kind);

/** The ledger lines of some days: opening + Σ amounts = closing, always. */
export function statementOf(
  operator: Operator,
  accountId: number,
  from: string,
  to: string,
): Omit<z.output<(typeof getStatement)['output']>, 'asOf'> {
  const start = startOfLagosDay(from);
  const end = startOfLagosDay(to) + DAY_MS;
  if (!(start < end)) refuse("The first day can't be after the last");
  if (end - start > MOST_DAYS * DAY_MS) refuse('A statement covers a year at most');
  const lines = linesOf(operator, accountId);
  const shown = lines.filter(({ at }) => at >= start && at < end);
  const isOpenLine = ({ reference }: LedgerRow) => openStakeOf(operator, reference) !== undefined;
  const subjectOf = subjects(operator, accountId);
  const opening = lines.findLast(({ at }) => at < start)?.balanceKobo ?? 0;
  return {
    opening,
    closing: shown.at(-1)?.balanceKobo ?? opening,
    // Assigned, not spread: a year has ten thousand lines, and other worlds wait meanwhile.
    lines: shown.map((line) => {
      const told: StatementLine = {
        lineId: line.lineId,
        at: line.at,
        kind: line.kind,
        amount: line.amountKobo,
        balance: line.balanceKobo,
        remark: line.remark,
        reference: line.reference,
      };
      Object.assign(told, subjectOf(line));
      if (isOpenLine(line)) told.isOpen = true;
      return told;
    }),
    winnings: sumOf(shown, (line) => isBetLine(line) && !isOpenLine(line)),
    netDeposits: sumOf(shown, isCashierLine),
    openStake: [...new Set(shown.map(({ reference }) => reference))].reduce(
      (sum, reference) => sum + (openStakeOf(operator, reference) ?? 0),
      0,
    ),
  };
}

/**
 * What is staked on the sportsbook bet, round or ticket behind a line, if that is open: until it is settled, a
 * sale or an edit of it has won or lost nothing.
 */
function openStakeOf({ db }: Operator, reference: string): number | undefined {
  const coupon = db.coupons.get(reference);
  if (coupon) return coupon.isOpen ? coupon.stakeKobo : undefined;
  const round = db.rounds.get(reference);
  return round?.state === 'open' ? round.stakeKobo : undefined;
}

/** What a line's bets were on. Looks each market up once. */
function subjects({ db }: Operator, accountId: number) {
  const known = new Map<string, Pick<StatementLine, 'product' | 'sportId'>>();
  return ({ reference }: LedgerRow) => {
    const before = known.get(reference);
    if (before) return before;
    if (db.coupons.get(reference)) return { product: 'sportsbook' as const };
    if (db.rounds.get(reference)) return { product: 'casino' as const };
    const bet = db.bets.where('marketId', reference).find((row) => row.accountId === accountId);
    const sportId = bet && sportOf(bet.gameId);
    const subject = bet ? { product: bet.product, ...(sportId && { sportId }) } : {};
    known.set(reference, subject);
    return subject;
  };
}

/** Total ever paid in less total ever paid out. */
export function netDeposits(operator: Operator, accountId: number): number {
  return sumOf(linesOf(operator, accountId), isCashierLine);
}

/** Both totals; a withdrawal that came back was not paid out. */
export function paidInAndOut(
  operator: Operator,
  accountId: number,
): Record<'paidIn' | 'paidOut' | 'netDeposits', number> {
  const netKobo = netDeposits(operator, accountId);
  const paidIn = sumOf(linesOf(operator, accountId), ({ kind }) => kind === 'deposit');
  return { paidIn, paidOut: paidIn - netKobo, netDeposits: netKobo };
}

function sumOf(lines: LedgerRow[], isCounted: (line: LedgerRow) => boolean): number {
  return lines.filter(isCounted).reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}

function refuse(message: string): never {
  throw new Refusal('bad-range', message, { fields: { from: message } });
}
