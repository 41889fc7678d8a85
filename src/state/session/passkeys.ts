import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call } from '../../api/call.ts';
import {
  type Assertion,
  addPasskey,
  askNewPasskey,
  askPasskey,
  type Passkey,
  proveWithdrawal,
} from '../../contract/account/passkeys.ts';
import { env } from '../../env.ts';
import { session } from './session.ts';

/** The only algorithm that every phone has and the server checks: ECDSA on P-256 (ES256). */
const ES256 = -7;
/** A fingerprint that is read badly needs a few tries. */
const TIMEOUT_MS = 120_000;
const QUIET = { quiet: true };

/** Makes a passkey on this device and adds it to the account. */
export async function makePasskey(password: string): Promise<readonly Passkey[]> {
  const { challenge, userHandle, exclude } = await call(askNewPasskey, { password }, QUIET);
  const name = session.user?.username ?? '';
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { name: env.name },
      user: { id: userHandle, name, displayName: name },
      pubKeyCredParams: [{ type: 'public-key', alg: ES256 }],
      excludeCredentials: exclude.map((known) => ({ type: 'public-key', id: known })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: TIMEOUT_MS,
    },
  });
  const { clientDataJSON, attestationObject } = response;
  const made = { id, clientDataJSON, attestationObject };
  return (await call(addPasskey, made, QUIET)).passkeys;
}

/** Asks the device to answer a challenge of the server with a passkey. */
export async function answerByPasskey(purpose: 'login' | 'withdraw'): Promise<Assertion> {
  const { challenge, allow } = await call(askPasskey, { purpose }, QUIET);
  // The browser would offer the passkeys of other devices, for a withdrawal that they cannot prove.
  if (purpose === 'withdraw' && allow.length === 0) {
    throw new Error('You have no passkey yet. Add one under Profile and settings.');
  }
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      allowCredentials: allow.map((known) => ({ type: 'public-key', id: known })),
      userVerification: 'required',
      timeout: TIMEOUT_MS,
    },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** The code that a withdrawal asks for, earned by a passkey. */
export async function withdrawalCode(): Promise<string> {
  return (await call(proveWithdrawal, await answerByPasskey('withdraw'), QUIET)).code;
}
