import * as z from 'zod/mini';
import { table } from '../../engine/db/table.ts';

/** A provider's site opened by a player. Its pages bet under this id alone. */
const ProviderLaunchRow = z.object({
  launchId: z.string(),
  accountId: z.int(),
  provider: z.string(),
  /** The session that opened it, with which it ends. */
  token: z.string(),
  at: z.int(),
});
export type ProviderLaunchRow = z.output<typeof ProviderLaunchRow>;

export const providerLaunches = table(ProviderLaunchRow, 'launchId', ['accountId']);
