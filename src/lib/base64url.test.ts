import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64url, fromBase64url } from './base64url.ts';

test('bytes come back as they were', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect([...(fromBase64url(base64url(bytes)) ?? [])]).toEqual([...bytes]);
    }),
  );
});

test.each([
  ['another alphabet', '+/=='],
  ['padding', 'AA=='],
  ['a letter that stands alone', 'AAAAA'],
  ['spare bits that are set', 'AB'],
  ['a blank', 'AA AA'],
])('%s is refused', (_, text) => {
  expect(fromBase64url(text)).toBeUndefined();
});
