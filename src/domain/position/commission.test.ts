import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  commission,
  reckoningLines,
  reckonMarket,
  shareCommission,
  shownPosition,
  shownProfit,
  shownResult,
  shownWin,
  winBefore,
} from './commission.ts';

const NET = { isGross: false };
const GROSS = { isGross: true };

test.each([
  ['net winnings of ₦2,100 at 5 %', 2_100_00, 500, 105_00],
  ['a loss', -2_100_00, 500, 0],
  ['nothing won', 0, 500, 0],
  ['a market without commission', 2_100_00, 0, 0],
  ['half a kobo, in the player’s favour', 1_10, 500, 5],
])('%s', (_name, netKobo, rate, expected) => {
  expect(commission(netKobo, rate)).toBe(expected);
});

test('is taken of the market, not of each winning bet', () => {
  expect(reckonMarket([3_000_00, -900_00], 500)).toEqual({
    netKobo: 2_100_00,
    commissionKobo: 105_00,
  });
});

test.each([
  [
    'a first settlement',
    [],
    [3_000_00, -900_00],
    [
      { kind: 'result', amountKobo: 2_100_00 },
      { kind: 'commission', amountKobo: -105_00 },
    ],
  ],
  ['a loss has no commission line', [], [-500_00], [{ kind: 'result', amountKobo: -500_00 }]],
  ['a void market has no line', [], [0], []],
  ['the same result again', [3_000_00], [3_000_00], []],
  [
    'a win turned into a loss gives its commission back',
    [2_100_00],
    [-1_000_00],
    [
      { kind: 'result', amountKobo: -3_100_00 },
      { kind: 'commission', amountKobo: 105_00 },
    ],
  ],
])('%s', (_name, before, after, lines) => {
  expect(reckoningLines(reckonMarket(after, 500), reckonMarket(before, 500))).toEqual(lines);
});

test('after any number of corrections the ledger holds the last result alone', () => {
  const results = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(results, fc.nat(1_000), (pnls, rate) => {
      let posted = reckonMarket([], rate);
      let balance = 0;
      for (const pnl of pnls) {
        const due = reckonMarket([pnl], rate);
        for (const line of reckoningLines(due, posted)) balance += line.amountKobo;
        posted = due;
      }
      expect(balance).toBe(posted.netKobo - posted.commissionKobo);
    }),
  );
});

test('a position pays commission where it wins and nowhere else', () => {
  const position = new Map([
    ['home', 2100_00],
    ['draw', 0],
    ['away', -500_00],
  ]);
  expect([...shownPosition(position, 500, NET)]).toEqual([
    ['home', 1995_00],
    ['draw', 0],
    ['away', -500_00],
  ]);
  expect(shownPosition(position, 500, GROSS)).toEqual(position);
});

test.each([
  ['one bet', [2_100_00], 105_00, [105_00]],
  ['by what each won', [3_000_00, -900_00, 1_000_00], 155_00, [116_25, 0, 38_75]],
  ['a kobo that cannot be divided', [1, 1, 1], 2, [0, 1, 1]],
  ['a market that was lost', [-500_00, 100_00], 0, [0, 0]],
  ['nothing won', [0, 0], 0, [0, 0]],
])('the commission in parts: %s', (_name, pnls, commissionKobo, parts) => {
  expect(shareCommission(pnls, commissionKobo)).toEqual(parts);
});

test('the parts sum to the commission, and none is more than its bet won', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), fc.nat(10_000), (pnls, rate) => {
      const { commissionKobo } = reckonMarket(pnls, rate);
      const parts = shareCommission(pnls, commissionKobo);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(commissionKobo);
      parts.forEach((part, index) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(Math.max(0, pnls[index] ?? 0));
      });
    }),
  );
});

test('a result less its share of the commission', () => {
  expect(shownResult({ result: 430_00, commission: 21_50 }, NET)).toBe(408_50);
  expect(shownResult({ result: 430_00, commission: 21_50 }, GROSS)).toBe(430_00);
  expect(shownResult({ result: -500_00 }, NET)).toBe(-500_00);
  expect(shownResult({}, NET)).toBe(0);
});

test('what a lone bet can win is what its market pays', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(9_999), (profit, rate) => {
      const { netKobo, commissionKobo } = reckonMarket([profit], rate);
      const promised = shownProfit({ profit, commissionPercent: rate / 100 }, NET);
      expect(promised).toBe(netKobo - commissionKobo);
    }),
  );
});

test('a win that is to leave something after commission is just large enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(4_999), (netKobo, rate) => {
      const grossKobo = winBefore(netKobo, rate);
      expect(shownWin(grossKobo, rate, NET)).toBeGreaterThanOrEqual(netKobo);
      expect(shownWin(grossKobo - 3, rate, NET)).toBeLessThan(netKobo);
    }),
  );
});
