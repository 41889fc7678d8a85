import * as z from 'zod/mini';
import { Bonus, BonusStatus } from '../../../src/contract/cashier/bonus.ts';
import { table } from '../table.ts';

/** An offer to one player, and what became of it. Wagering is counted from the bets, not kept. */
export const BonusRow = z.object({
  bonusId: z.string(),
  accountId: z.int(),
  offer: Bonus.shape.offer,
  status: BonusStatus,
  amountKobo: z.int(),
  /** Instants at which its parts were released, the first part first. */
  releases: z.array(z.int()),
  takenAt: z.nullable(z.int()),
  expiresAt: z.nullable(z.int()),
  /** The deposit it was given for. */
  depositId: z.nullable(z.string()),
});
export type BonusRow = z.output<typeof BonusRow>;

export const bonuses = table(BonusRow, 'bonusId', ['accountId', 'status']);
