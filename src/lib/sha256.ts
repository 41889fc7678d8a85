import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Not the browser's digest, which is asynchronous: a round is decided as its stake is taken.

/** SHA-256 of some bytes: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  return digest(message);
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/** The same of a text that comes in parts. */
export function sha256InParts() {
  const hash = digest.create();
  return {
    add: (text: string) => void hash.update(utf8ToBytes(text)),
    hex: () => bytesToHex(hash.digest()),
  };
}

/** HMAC-SHA-256 of a text under a key. */
export function hmacSha256(key: string, text: string): Uint8Array {
  return hmac(digest, utf8ToBytes(key), utf8ToBytes(text));
}
