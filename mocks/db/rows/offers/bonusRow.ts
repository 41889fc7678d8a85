import * as z from 'zod/mini';
import { Bonus, BonusStatus } from '../../../../src/contract/cashier/bonus.ts';
import { table } from '../../../engine/db/table.ts';

/** An offer to one player and its state. Wagering is computed from the bets, not stored. */
export const BonusRow = z.object({
  bonusId: z.string(),
  accountId: z.int(),
  offer: Bonus.shape.offer,
  status: BonusStatus,
  amountKobo: z.int(),
  /** When each part was released, first part first. */
  releases: z.array(z.int()),
  takenAt: z.nullable(z.int()),
  /** The end of an active bonus; until then an available one can be taken. */
  expiresAt: z.nullable(z.int()),
  /** The deposit that it matches. */
  depositId: z.nullable(z.string()),
});
export type BonusRow = z.output<typeof BonusRow>;

export const bonuses = table(BonusRow, 'bonusId', ['accountId', 'status']);
