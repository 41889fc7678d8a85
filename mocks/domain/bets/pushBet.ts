import { betChanged } from '../../../src/contract/betting/bets.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { Operator } from '../operator.ts';
import { betView } from './betView.ts';

export function pushBet(operator: Operator, row: BetRow): void {
  operator.push(row.accountId, betChanged, { bet: betView(row) });
}
