import { expect, test } from 'vitest';
import { correctionOf } from './qrReedSolomon.ts';

const bytes = (hex: string) => hex.split(' ').map((byte) => Number.parseInt(byte, 16));

test('the example of ISO/IEC 18004, annex I: 01234567 at level M', () => {
  const data = bytes('10 20 0c 56 61 80 ec 11 ec 11 ec 11 ec 11 ec 11');
  expect(correctionOf(data, 10)).toEqual(bytes('a5 24 d4 c1 ed 36 c7 87 2c 55'));
});
