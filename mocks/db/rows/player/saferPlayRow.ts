import * as z from 'zod/mini';
import {
  MoneyLimitKind,
  MoneyLimitPeriod,
  RealityCheckMinutes,
} from '../../../../src/contract/account/saferPlay.ts';
import { table } from '../../../engine/db/table.ts';

/** In kobo or minutes; null for no limit. */
const Amount = z.nullable(z.int());
const Pending = z.nullable(z.object({ amount: Amount, from: z.int() }));

/** One player's limits and breaks, and how long the app was used today. */
export const SaferPlayRow = z.object({
  accountId: z.int(),
  limits: z.array(
    z.object({
      kind: z.union([MoneyLimitKind, z.literal('time')]),
      period: MoneyLimitPeriod,
      amount: Amount,
      pending: Pending,
    }),
  ),
  realityCheckMinutes: RealityCheckMinutes,
  break: z.nullable(
    z.object({
      kind: z.enum(['time-out', 'exclusion']),
      since: z.int(),
      until: z.int(),
      returnAskedAt: z.nullable(z.int()),
    }),
  ),
  /** The limits that the player was told are used up, each with the start of its period. */
  reached: z._default(
    z.array(
      z.object({
        kind: z.union([MoneyLimitKind, z.literal('time')]),
        period: MoneyLimitPeriod,
        since: z.int(),
      }),
    ),
    [],
  ),
  lastSeenAt: z.int(),
  /** The time between calls close together, on the Lagos day of the last one. */
  usedMs: z.int(),
});
export type SaferPlayRow = z.output<typeof SaferPlayRow>;

export const saferPlays = table(SaferPlayRow, 'accountId');
