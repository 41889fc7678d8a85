import { p256 } from '@noble/curves/nist.js';
import { decode, decodeFirst } from 'cborg';
import * as z from 'zod/mini';
import type { Assertion } from '../../../src/contract/account/passkeys.ts';
import { base64url, fromBase64url } from '../../../src/lib/base64url.ts';
import { sha256 } from '../../../src/lib/sha256.ts';

// Web Authentication Level 2, sections 6.1, 7.1 and 7.2, for ES256 and without attestation. Every function
// returns undefined for what does not pass, because no answer may say why.

/** What the browser signs about where it was asked. */
const ClientData = z.object({ type: z.string(), challenge: z.string(), origin: z.string() });

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const COUNTER_AT = 33;
const CREDENTIAL_AT = 55;
const MAP = { useMaps: true };

export interface Asked {
  type: 'webauthn.create' | 'webauthn.get';
  /** The page that called, from the request; empty where the host cannot know it. */
  origin: string;
}

/** The challenge that was answered, if the answer is from the page that called. */
export function challengeOf(clientDataJSON: string, asked: Asked): string | undefined {
  return clientDataOf(clientDataJSON, asked)?.challenge;
}

function clientDataOf(text: string, { type, origin }: Asked) {
  try {
    const json = new TextDecoder().decode(fromBase64url(text));
    const { data } = z.safeParse(ClientData, JSON.parse(json));
    const isOurs = data?.type === type && (origin === '' || data.origin === origin);
    return isOurs ? data : undefined;
  } catch {
    return undefined;
  }
}

interface AuthenticatorData {
  flags: number;
  counter: number;
  bytes: Uint8Array;
}

/** Checks that it was made for the page's own host, with the player present and recognised. */
function authenticatorData(bytes: Uint8Array, origin: string): AuthenticatorData | undefined {
  if (bytes.length < COUNTER_AT + 4) return undefined;
  const host = sha256(new TextEncoder().encode(new URL(origin).hostname));
  const flags = bytes[32] ?? 0;
  const needed = USER_PRESENT | USER_VERIFIED;
  if (host.some((byte, at) => byte !== bytes[at]) || (flags & needed) !== needed) return undefined;
  const counter = new DataView(bytes.buffer, bytes.byteOffset).getUint32(COUNTER_AT);
  return { flags, counter, bytes };
}

/** The public half of a new passkey: its id and the point on P-256. */
export function readNewPasskey(
  {
    id,
    clientDataJSON,
    attestationObject,
  }: Record<'id' | 'clientDataJSON' | 'attestationObject', string>,
  asked: Asked,
): { publicKey: string; counter: number } | undefined {
  try {
    const client = clientDataOf(clientDataJSON, asked);
    const attestation: unknown = decode(fromBase64url(attestationObject) ?? new Uint8Array(), MAP);
    const bytes = attestation instanceof Map ? attestation.get('authData') : undefined;
    if (!client || !(bytes instanceof Uint8Array)) return undefined;
    const data = authenticatorData(bytes, client.origin);
    if (!data || !(data.flags & HAS_CREDENTIAL)) return undefined;
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint16(CREDENTIAL_AT - 2);
    const end = CREDENTIAL_AT + length;
    if (base64url(bytes.slice(CREDENTIAL_AT, end)) !== id) return undefined;
    const [key]: unknown[] = decodeFirst(bytes.slice(end), MAP);
    const publicKey = key instanceof Map ? pointOf(key) : undefined;
    return publicKey && { publicKey: base64url(publicKey), counter: data.counter };
  } catch {
    return undefined;
  }
}

/** The uncompressed point of a COSE key (RFC 9053): type EC2, algorithm ES256, curve P-256. */
function pointOf(key: Map<unknown, unknown>): Uint8Array | undefined {
  const [x, y] = [key.get(-2), key.get(-3)];
  if (key.get(1) !== 2 || key.get(3) !== -7 || key.get(-1) !== 1) return undefined;
  if (!(x instanceof Uint8Array) || !(y instanceof Uint8Array)) return undefined;
  return Uint8Array.of(4, ...x, ...y);
}

/** The counter of a genuine answer to a challenge. */
export function readAssertion(
  { clientDataJSON, authenticatorData: text, signature }: Assertion,
  publicKey: string,
  asked: Asked,
): { counter: number } | undefined {
  try {
    const client = clientDataOf(clientDataJSON, asked);
    const [bytes, key] = [fromBase64url(text), fromBase64url(publicKey)];
    const [json, signed] = [fromBase64url(clientDataJSON), fromBase64url(signature)];
    const data = client && bytes && authenticatorData(bytes, client.origin);
    if (!data || !bytes || !key || !json || !signed) return undefined;
    const message = Uint8Array.of(...bytes, ...sha256(json));
    const isGenuine = p256.verify(signed, message, key, { format: 'der', lowS: false });
    return isGenuine ? { counter: data.counter } : undefined;
  } catch {
    return undefined;
  }
}
