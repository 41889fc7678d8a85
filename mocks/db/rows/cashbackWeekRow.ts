import * as z from 'zod/mini';
import { table } from '../table.ts';

/** A week whose cashback has been worked out; those before the first row were so before the world began. */
const CashbackWeekRow = z.object({
  /** Weeks since Monday, 5 January 1970. */
  week: z.int(),
});

export const cashbackWeeks = table(CashbackWeekRow, 'week');
