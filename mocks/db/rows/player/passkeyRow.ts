import * as z from 'zod/mini';
import { table } from '../../../engine/db/table.ts';

/** A player's passkey: its public half. */
const PasskeyRow = z.object({
  /** The credential's id, base64url. */
  passkeyId: z.string(),
  accountId: z.int(),
  name: z.string(),
  /** The uncompressed point on P-256, base64url. */
  publicKey: z.string(),
  /** How often it has signed; 0 for ever where the authenticator does not count. */
  counter: z.int(),
  createdAt: z.int(),
  lastUsedAt: z.nullable(z.int()),
});
export type PasskeyRow = z.output<typeof PasskeyRow>;

export const passkeys = table(PasskeyRow, 'passkeyId', ['accountId']);

const ChallengeRow = z.object({
  challenge: z.string(),
  purpose: z.enum(['new', 'login', 'withdraw']),
  /** Null where nobody is signed in yet. */
  accountId: z.nullable(z.int()),
  madeAt: z.int(),
  usedAt: z.nullable(z.int()),
});
export type ChallengeRow = z.output<typeof ChallengeRow>;

export const challenges = table(ChallengeRow, 'challenge');
