import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betProfit, profitByMarket, profitBySubject } from './betProfit.ts';

const base = { remark: 'Home v Away, Match Odds', product: 'exchange', sportId: 1 } as const;
const LINES = [
  { ...base, kind: 'bet-result', amount: 2_100_00, reference: 'm-1' },
  { ...base, kind: 'commission', amount: -105_00, reference: 'm-1' },
  { ...base, kind: 'deposit', amount: 9_000_00, reference: 'D1' },
  { ...base, kind: 'bet-result', amount: -500_00, reference: 'm-2', sportId: 4 },
  { ...base, kind: 'bet-correction', amount: -2_600_00, reference: 'm-1' },
  { ...base, kind: 'commission', amount: 105_00, reference: 'm-1' },
  { kind: 'bet-result', amount: 70_00, reference: 'r-1', remark: 'Round', product: 'casino' },
] as const;

test('a corrected market counts once, and deposits are no profit', () => {
  expect(betProfit(LINES)).toEqual({
    resultKobo: -930_00,
    commissionKobo: 0,
    netKobo: -930_00,
  });
  expect(profitByMarket(LINES).map(({ marketId, netKobo }) => [marketId, netKobo])).toEqual([
    ['r-1', 70_00],
    ['m-1', -500_00],
    ['m-2', -500_00],
  ]);
});

test('of a bet that is open nothing is won or lost, whatever part of it was sold', () => {
  const stake = { ...base, kind: 'bet-stake', reference: 'K1', product: 'sportsbook' } as const;
  const lines = [
    ...LINES,
    { ...stake, amount: -1_000_00, isOpen: true },
    { ...stake, kind: 'cash-out' as const, amount: 475_00, isOpen: true },
    { ...stake, amount: -300_00, reference: 'K2' },
  ];
  expect(betProfit(lines).netKobo).toBe(-930_00 - 300_00);
  expect(profitByMarket(lines).map(({ marketId }) => marketId)).not.toContain('K1');
});

test('by sport, and by product where there is no sport', () => {
  const rows = [...profitBySubject(LINES)].map(([subject, { netKobo }]) => [subject, netKobo]);
  expect(rows).toEqual([
    [1, -500_00],
    [4, -500_00],
    ['casino', 70_00],
  ]);
});

test('markets and subjects both sum to the whole', () => {
  const line = fc.record({
    kind: fc.constantFrom('bet-result', 'bet-correction', 'commission', 'deposit', 'bonus'),
    amount: fc.integer({ min: -1e9, max: 1e9 }),
    reference: fc.constantFrom('a', 'b', 'c'),
    remark: fc.constant('x'),
    sportId: fc.constantFrom(1, 2, 4, undefined),
    product: fc.constantFrom('exchange', 'casino', undefined),
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { netKobo, resultKobo, commissionKobo } = betProfit(lines);
      const sum = (rows: Iterable<{ netKobo: number }>) =>
        [...rows].reduce((total, row) => total + row.netKobo, 0);
      expect(resultKobo + commissionKobo).toBe(netKobo);
      expect(sum(profitByMarket(lines))).toBe(netKobo);
      expect(sum(profitBySubject(lines).values())).toBe(netKobo);
    }),
  );
});
