import { betChanged } from '../../../src/contract/betting/bets.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { House } from '../house.ts';
import { betView } from './betView.ts';

export function pushBet(house: House, row: BetRow): void {
  house.push(row.accountId, betChanged, { bet: betView(row) });
}
