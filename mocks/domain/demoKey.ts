import { p256 } from '@noble/curves/nist.js';
import { base64url } from '../../src/lib/base64url.ts';
import { sha256 } from '../../src/lib/sha256.ts';

export interface DemoKey {
  secret: Uint8Array;
  /** The uncompressed point on P-256, base64url. */
  publicKey: string;
}

/**
 * A key pair for demonstration, made from its purpose: everybody can read it here. A real operator keeps its
 * own in a vault.
 */
function demoKey(purpose: string): DemoKey {
  const secret = sha256(new TextEncoder().encode(`Oja demonstration key: ${purpose}`));
  return { secret, publicKey: base64url(p256.getPublicKey(secret, false)) };
}

/** Signs receipts. The app is built with its public half (`src/env.ts`). */
export const receiptKey = demoKey('receipts');

/** Tells push services who sends (VAPID). The app asks for its public half. */
export const pushKey = demoKey('push');
