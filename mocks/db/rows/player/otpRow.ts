import * as z from 'zod/mini';
import { OtpChannel } from '../../../../src/contract/kit/phone.ts';
import { table } from '../../../engine/db/table.ts';

export const OtpPurpose = z.enum(['register', 'reset', 'withdraw']);
export type OtpPurpose = z.output<typeof OtpPurpose>;

/** A one-time code that was sent. The developer's panel lists them. */
export const OtpRow = z.object({
  otpId: z.int(),
  purpose: OtpPurpose,
  /** The mobile number, email or account that the code proves. */
  target: z.string(),
  /** Null when no such account exists, which no answer may reveal. */
  accountId: z.nullable(z.int()),
  /** Resets only: names the request in the answer to whoever asked. */
  requestId: z.optional(z.string()),
  /** Resets only: the device that asked, by its address and user agent. */
  askedFrom: z.optional(z.string()),
  channel: z.union([OtpChannel, z.literal('email')]),
  code: z.string(),
  sentAt: z.int(),
  attempts: z.int(),
  /** When it was entered correctly. */
  usedAt: z.nullable(z.int()),
});
export type OtpRow = z.output<typeof OtpRow>;

export const otps = table(OtpRow, 'otpId', ['target', 'purpose']);
