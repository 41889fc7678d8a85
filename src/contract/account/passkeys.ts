import * as z from 'zod/mini';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { GivenPassword } from '../kit/givenPassword.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';
import { SignedIn } from './auth.ts';

const Passkey = z.object({
  /** The credential's id, base64url. */
  passkeyId: z.string(),
  /** The device on which it was made. */
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.optional(Instant),
});
export type Passkey = z.output<typeof Passkey>;

const Passkeys = z.object({ passkeys: rows(z.array(Passkey)) });

/** Base64url, as WebAuthn writes bytes in JSON. */
const Bytes = z.string();

/** What an authenticator answers to a challenge (WebAuthn, `AuthenticatorAssertionResponse`). */
export const Assertion = z.object({
  id: Bytes,
  clientDataJSON: Bytes,
  authenticatorData: Bytes,
  signature: Bytes,
});
export type Assertion = z.output<typeof Assertion>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/passkeys',
  access: 'player',
  input: Nothing,
  output: Passkeys,
  ours: 'call',
});

/**
 * Asks for a challenge to make a passkey. It takes the password, because somebody else may hold the open phone and a
 * passkey would let them in for good.
 */
export const askNewPasskey = endpoint({
  method: 'POST',
  path: '/passkeys/new',
  access: 'player',
  input: z.object({ password: GivenPassword }),
  output: z.object({
    challenge: Bytes,
    /** Names the account to the authenticator; says nothing about the player. */
    userHandle: Bytes,
    /** Passkeys that the player has, so that no device makes a second one. */
    exclude: z.array(Bytes),
  }),
  ours: 'call',
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/passkeys/add',
  access: 'player',
  input: z.object({ id: Bytes, clientDataJSON: Bytes, attestationObject: Bytes }),
  output: Passkeys,
  ours: 'call',
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/passkeys/remove',
  access: 'player',
  input: z.object({ passkeyId: Bytes }),
  output: Passkeys,
  ours: 'call',
});

/** A challenge for a passkey that exists. One for a withdrawal is this player's and names the passkeys. */
export const askPasskey = endpoint({
  method: 'POST',
  path: '/passkeys/challenge',
  access: 'anyone',
  input: z.object({ purpose: z.enum(['login', 'withdraw']) }),
  output: z.object({ challenge: Bytes, allow: z.array(Bytes) }),
  ours: 'call',
});

export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey',
  access: 'anyone',
  input: Assertion,
  output: SignedIn,
  ours: 'call',
});

/** Proves by passkey who withdraws: the answer is a one-time code, which takes the place of the one sent. */
export const proveWithdrawal = endpoint({
  method: 'POST',
  path: '/withdraw/request/passkey',
  access: 'player',
  input: Assertion,
  output: z.object({ code: z.string(), expiresInSeconds: z.int() }),
  ours: 'call',
});
