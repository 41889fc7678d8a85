import * as z from 'zod/mini';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Instant } from '../kit/time.ts';
import { loosely, orElse } from '../kit/tolerance.ts';

/** The player, as the login answer describes them. */
export const User = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  isDemo: z._default(
    loosely(z.boolean(), (value) => value === 1),
    false,
  ),
});
export type User = z.output<typeof User>;

// A new one neither approves nor declines.
export const KycStatus = orElse(z.enum(['none', 'pending', 'approved', 'declined']), 'pending');

export const UserProfile = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  mobile: z.optional(z.string()),
  email: z.optional(z.string()),
  isDemo: z.boolean(),
  kycStatus: KycStatus,
  registeredAt: Instant,
  lastLoginAt: z.optional(Instant),
});
export type UserProfile = z.output<typeof UserProfile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile',
  access: 'player',
  input: Nothing,
  output: UserProfile,
  ours: 'payload',
});
