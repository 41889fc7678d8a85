import type { StatementKind } from '../../contract/cashier/statement.ts';
import { isBetLine, isOpenLine } from '../position/betProfit.ts';

/** What the lines of a statement come to, in kobo, each of them in one part: together they are all that moved. */
export interface StatementParts {
  /** Settled bets before commission, and the commission on them. */
  betKobo: number;
  commissionKobo: number;
  /** What was staked on bets and games that are still open, less what was sold of them. */
  openKobo: number;
  /** Deposits less withdrawals. */
  depositKobo: number;
  /** Bonuses and rewards. */
  bonusKobo: number;
  /** What we have put right, and kinds that this app does not know. */
  otherKobo: number;
}

interface Line {
  readonly kind: StatementKind;
  readonly amount: number;
  readonly isOpen?: boolean | undefined;
}

const CASHIER: readonly StatementKind[] = ['deposit', 'withdrawal', 'withdrawal-refund'];
const BONUS: readonly StatementKind[] = ['bonus', 'referral'];

function partOf(line: Line): keyof StatementParts {
  if (isBetLine(line)) return line.kind === 'commission' ? 'commissionKobo' : 'betKobo';
  if (isOpenLine(line)) return 'openKobo';
  if (CASHIER.includes(line.kind)) return 'depositKobo';
  return BONUS.includes(line.kind) ? 'bonusKobo' : 'otherKobo';
}

export function statementParts(lines: readonly Line[]): StatementParts {
  const parts = {
    betKobo: 0,
    commissionKobo: 0,
    openKobo: 0,
    depositKobo: 0,
    bonusKobo: 0,
    otherKobo: 0,
  };
  for (const line of lines) parts[partOf(line)] += line.amount;
  return parts;
}
