import type { Assertion, Passkey } from '../../../src/contract/account/passkeys.ts';
import { base64url } from '../../../src/lib/base64url.ts';
import { sha256 } from '../../../src/lib/sha256.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { ChallengeRow, PasskeyRow } from '../../db/rows/player/passkeyRow.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { challengeOf, readAssertion, readNewPasskey } from './webauthn.ts';

const VALID_MS = 5 * 60_000;
/** 33 bytes in base64url: whole groups, so that no letter has spare bits. */
const CHALLENGE_LETTERS = 44;

type Purpose = ChallengeRow['purpose'];

/** The passkeys of a player, the newest first. */
export function passkeysOf({ db }: Operator, accountId: number): Passkey[] {
  return db.passkeys
    .where('accountId', accountId)
    .map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
      passkeyId,
      name,
      createdAt,
      ...(lastUsedAt !== null && { lastUsedAt }),
    }))
    .reverse();
}

/** Stands for the account on the authenticator, without its number. */
export function userHandleOf({ seed }: Operator, accountId: number): string {
  return base64url(sha256(new TextEncoder().encode(`${seed} passkey ${accountId}`)));
}

export function newChallenge(
  operator: Operator,
  purpose: Purpose,
  accountId: number | null,
): string {
  const challenge = operator.random.text(CHALLENGE_LETTERS);
  const madeAt = operator.clock.now();
  operator.db.challenges.insert({ challenge, purpose, accountId, madeAt, usedAt: null });
  return challenge;
}

/** Uses a challenge up: each is good once, for its purpose, its player and five minutes. */
function takeChallenge(
  { db, clock }: Operator,
  challenge: string | undefined,
  purpose: Purpose,
  accountId: number | null,
): void {
  const row = challenge === undefined ? undefined : db.challenges.get(challenge);
  const at = clock.now();
  const isGood =
    row?.usedAt === null &&
    row.purpose === purpose &&
    row.accountId === accountId &&
    at <= row.madeAt + VALID_MS;
  if (!isGood) throw refused();
  db.challenges.update(row.challenge, { usedAt: at });
}

export function addPasskey(
  operator: Operator,
  { accountId }: AccountRow,
  made: { id: string; clientDataJSON: string; attestationObject: string },
  { origin, name }: { origin: string; name: string },
): void {
  const asked = { type: 'webauthn.create', origin } as const;
  takeChallenge(operator, challengeOf(made.clientDataJSON, asked), 'new', accountId);
  const passkey = readNewPasskey(made, asked);
  if (!passkey || operator.db.passkeys.get(made.id)) throw refused();
  const createdAt = operator.clock.now();
  const row = { passkeyId: made.id, accountId, name, ...passkey, createdAt, lastUsedAt: null };
  operator.db.passkeys.insert(row);
}

/** Checks the answer to a challenge and returns the passkey that gave it. */
export function provePasskey(
  operator: Operator,
  assertion: Assertion,
  { origin, purpose, accountId }: { origin: string; purpose: Purpose; accountId: number | null },
): PasskeyRow {
  const asked = { type: 'webauthn.get', origin } as const;
  takeChallenge(operator, challengeOf(assertion.clientDataJSON, asked), purpose, accountId);
  const row = operator.db.passkeys.get(assertion.id);
  const isOwn = row && (accountId === null || row.accountId === accountId);
  const proof = isOwn ? readAssertion(assertion, row.publicKey, asked) : undefined;
  // A counter that does not rise belongs to a copy. Some authenticators do not count, and stay at 0.
  const isCopy = proof && row && proof.counter <= row.counter && row.counter > 0;
  if (!row || !proof || isCopy) throw refused();
  const { counter } = proof;
  return operator.db.passkeys.update(row.passkeyId, { counter, lastUsedAt: operator.clock.now() });
}

function refused(): Refusal {
  return new Refusal(
    'passkey-refused',
    'This passkey was not accepted. Use your password instead.',
    {
      status: 422,
    },
  );
}
