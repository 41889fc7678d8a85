import { type RefusalReason, refusalText } from '../../../src/domain/position/refusal.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { House } from '../house.ts';
import { pushBet } from './pushBet.ts';

/** Refuses a bet after its delay and releases its exposure. */
export function rejectBet(house: House, { betId }: BetRow, reason: RefusalReason): void {
  pushBet(
    house,
    house.db.bets.update(betId, {
      state: 'rejected',
      isOpen: false,
      reasonCode: reason,
      reason: refusalText(reason),
    }),
  );
}
