import * as z from 'zod/mini';
import { PushKind } from '../../../../src/contract/account/push.ts';
import { table } from '../../../engine/db/table.ts';

/** A phone that gets pushes, for as long as the session that asked for them. */
const PushSubscriptionRow = z.object({
  endpoint: z.string(),
  accountId: z.int(),
  token: z.string(),
  p256dh: z.string(),
  auth: z.string(),
});
export type PushSubscriptionRow = z.output<typeof PushSubscriptionRow>;

export const pushSubscriptions = table(PushSubscriptionRow, 'endpoint', ['accountId', 'token']);

const PushSettingsRow = z.object({
  accountId: z.int(),
  kinds: z.array(PushKind),
  quietFrom: z.nullable(z.int()),
  quietTo: z.nullable(z.int()),
});
export type PushSettingsRow = z.output<typeof PushSettingsRow>;

export const pushSettings = table(PushSettingsRow, 'accountId');
