import * as z from 'zod/mini';
import { table } from '../table.ts';

/** A provider's game opened for money. The provider's page plays under this id alone. */
export const LaunchRow = z.object({
  launchId: z.string(),
  accountId: z.int(),
  gameCode: z.string(),
  at: z.int(),
});
export type LaunchRow = z.output<typeof LaunchRow>;

export const launches = table(LaunchRow, 'launchId', ['accountId']);
