import * as z from 'zod/mini';
import { table } from '../../../engine/db/table.ts';

/** A week whose campaign has begun. Weeks before the first row count as begun. */
const CampaignWeekRow = z.object({
  /** Weeks since Monday, 5 January 1970. */
  week: z.int(),
});

export const campaignWeeks = table(CampaignWeekRow, 'week');
