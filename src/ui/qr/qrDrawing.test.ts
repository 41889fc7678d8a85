import { correction, generate } from 'lean-qr';
import { expect, test } from 'vitest';
import { bookingCode } from '../../domain/sportsbook/bookingCode.ts';
import { qrDrawing } from './qrDrawing.ts';

/** The address of a coupon with this many legs and the longest ids. */
function couponLink(legs: number): string {
  const picks = Array.from({ length: legs }, (_, leg) => ({
    marketId: `s-20261121-${leg + 10}:over_under:2.5`,
    runnerId: `s-20261121-${leg + 10}:over_under:2.5:over`,
  }));
  return `https://oja.example/sportsbook2?code=${bookingCode(picks)}`;
}

test.each([
  ['a referral', 'https://oja.example/register?agent_code=ADAEZE7K2Q&source=qr'],
  ['an address on Tron', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['a coupon of 7 legs', couponLink(7)],
  ['a coupon of 20 legs', couponLink(20)],
  ['beyond 213 bytes', 'x'.repeat(214)],
])('%s has a code', (_, text) => {
  expect(qrDrawing(text)?.path).toMatch(/^M4 4h7v1h-7z/);
});

test('what the longest code cannot hold has none', () => {
  expect(qrDrawing('x'.repeat(2331))).toBeDefined();
  expect(qrDrawing('x'.repeat(2332))).toBeUndefined();
});

test('the path covers every dark module once, four light ones around them', () => {
  const code = generate('Oja', { minCorrectionLevel: correction.M });
  const { side, path } = qrDrawing('Oja') ?? { side: 0, path: '' };
  expect(side).toBe(code.size + 8);
  const covered = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) - 4 + step} ${Number(y) - 4}`),
  );
  const dark = Array.from({ length: code.size ** 2 }, (_, at) => [
    at % code.size,
    Math.floor(at / code.size),
  ]).filter(([x = 0, y = 0]) => code.get(x, y));
  expect(covered).toEqual(dark.map(([x, y]) => `${x} ${y}`));
});
