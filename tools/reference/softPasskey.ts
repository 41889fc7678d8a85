import { p256 } from '@noble/curves/nist.js';
import { encode } from 'cborg';
import type { Assertion } from '../../src/contract/account/passkeys.ts';
import { base64url } from '../../src/lib/base64url.ts';
import { sha256 } from '../../src/lib/sha256.ts';

const utf8 = new TextEncoder();
const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** An authenticator in software, for examples and tests: makes one passkey and answers challenges with it. */
export function softPasskey({ origin = 'https://oja.test', name = 'soft passkey' } = {}) {
  const secret = sha256(utf8.encode(name));
  const credentialId = sha256(secret);
  const id = base64url(credentialId);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    utf8.encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, rest: Uint8Array = new Uint8Array()): Uint8Array {
    const count = new DataView(new ArrayBuffer(4));
    count.setUint32(0, counter);
    const host = sha256(utf8.encode(new URL(origin).hostname));
    return Uint8Array.of(...host, flags, ...new Uint8Array(count.buffer), ...rest);
  }

  return {
    id,
    create(challenge: string) {
      const point = p256.getPublicKey(secret, false);
      const cose = encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point.slice(1, 33)],
          [-3, point.slice(33)],
        ]),
      );
      const aaguid = new Uint8Array(16);
      const credential = Uint8Array.of(...aaguid, 0, credentialId.length, ...credentialId, ...cose);
      const authData = authenticatorData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, credential);
      return {
        id,
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(encode({ fmt: 'none', attStmt: {}, authData })),
      };
    },
    answer(challenge: string, flags = PRESENT_AND_VERIFIED): Assertion {
      counter += 1;
      const json = clientData('webauthn.get', challenge);
      const data = authenticatorData(flags);
      const message = Uint8Array.of(...data, ...sha256(json));
      return {
        id,
        clientDataJSON: base64url(json),
        authenticatorData: base64url(data),
        signature: base64url(p256.sign(message, secret, { format: 'der' })),
      };
    },
  };
}

export type SoftPasskey = ReturnType<typeof softPasskey>;
