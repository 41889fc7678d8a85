import * as z from 'zod/mini';
import { table } from '../../../engine/db/table.ts';

/** A week whose cashback is computed. Weeks before the first row count as computed. */
const CashbackWeekRow = z.object({
  /** Weeks since Monday, 5 January 1970. */
  week: z.int(),
});

export const cashbackWeeks = table(CashbackWeekRow, 'week');
