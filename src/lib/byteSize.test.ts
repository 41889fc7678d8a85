import { expect, test } from 'vitest';
import { byteSize } from './byteSize.ts';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1_499, '1 KB'],
  [640_000, '640 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_249_000, '1.2 MB'],
  [999_949_999, '999.9 MB'],
  [999_950_000, '1.0 GB'],
  [3_400_000_000, '3.4 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(byteSize(bytes)).toBe(text);
});
