import * as z from 'zod/mini';
import { KycStatus } from '../../../src/contract/account/account.ts';
import { table } from '../../engine/db/table.ts';

export const AccountRow = z.object({
  accountId: z.int(),
  username: z.string(),
  password: z.string(),
  name: z.string(),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  isDemo: z.boolean(),
  kycStatus: KycStatus,
  /** The player locked withdrawals: they cannot be cancelled. */
  hasWithdrawalLock: z.boolean(),
  agentCode: z.nullable(z.string()),
  registeredAt: z.int(),
  lastLoginAt: z.nullable(z.int()),
});
export type AccountRow = z.output<typeof AccountRow>;

export const accounts = table(AccountRow, 'accountId', ['username', 'mobile', 'email']);

const SessionRow = z.object({
  token: z.string(),
  accountId: z.int(),
  deviceId: z._default(z.string(), ''),
  /** The browser, in words. */
  device: z._default(z.string(), 'Unknown browser'),
  startedAt: z.int(),
  endedAt: z.nullable(z.int()),
  /** Why the session ended, for a device that was away then. Null: the device itself ended it. */
  endedBecause: z._default(z.nullable(z.string()), null),
});

export const sessions = table(SessionRow, 'token', ['accountId']);
