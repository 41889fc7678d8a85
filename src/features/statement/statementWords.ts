import type { StatementKind } from '../../contract/cashier/statement.ts';
import type { ProfitSubject } from '../../domain/position/betProfit.ts';

/** Plain names for the kinds of lines. */
export const KINDS: Record<StatementKind, string> = {
  opening: 'First balance',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  'withdrawal-refund': 'Withdrawal paid back',
  'bet-result': 'Bets settled',
  commission: 'Commission',
  'bet-correction': 'Result corrected',
  'bet-stake': 'Sportsbook stake',
  'bet-refund': 'Stake returned',
  'bet-return': 'Sportsbook bet paid',
  'multiple-bonus': 'Multiple bonus',
  'cash-out': 'Cashed out',
  'game-stake': 'Game stake',
  'game-return': 'Game paid',
  bonus: 'Bonus',
  referral: 'Referral reward',
  adjustment: 'Adjustment by us',
};

export function transactionsText(count: number): string {
  return count === 1 ? '1 transaction' : `${count} transactions`;
}

const SUBJECTS: Record<string, string> = {
  1: 'Football',
  2: 'Tennis',
  4: 'Cricket',
  sportsbook: 'Sportsbook',
  casino: 'Casino',
};

export function subjectWord(subject: ProfitSubject): string {
  return SUBJECTS[subject ?? ''] ?? 'Other';
}
