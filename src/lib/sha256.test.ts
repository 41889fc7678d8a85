import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmacSha256, sha256Hex } from './sha256.ts';

// FIPS 180-4 examples, and the empty message.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('of "%s"', (text, digest) => {
  expect(sha256Hex(text)).toBe(digest);
});

test('equals the digest of the platform, at any length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

test('so does its HMAC, with short keys and long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string(), (key, text) => {
      const expected = createHmac('sha256', key).update(text).digest();
      expect(Buffer.from(hmacSha256(key, text)).equals(expected)).toBe(true);
    }),
  );
});
