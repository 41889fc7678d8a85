import * as z from 'zod/mini';
import { table } from '../../../engine/db/table.ts';

/** A player who has joined the weekly draw. */
const DrawEntrantRow = z.object({ accountId: z.int(), joinedAt: z.int() });

export const drawEntrants = table(DrawEntrantRow, 'accountId', []);

/** A draw whose list is closed. The other players of it follow from the seed of the world. */
const DrawRow = z.object({
  week: z.int(),
  /** Our players' tickets as they were when the list closed. */
  holders: z.array(z.object({ accountId: z.int(), days: z.array(z.string()) })),
  drawnAt: z.nullable(z.int()),
});
export type DrawRow = z.output<typeof DrawRow>;

export const draws = table(DrawRow, 'week', []);
