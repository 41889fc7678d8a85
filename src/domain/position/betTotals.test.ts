import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTotals, betTotals, NO_BETS } from './betTotals.ts';

const won = { state: 'won', liability: 500_00, result: 430_00, commission: 21_50 } as const;
const lost = { state: 'lost', liability: 1_000_00, result: -1_000_00 } as const;

test.each([
  ['nothing', [], NO_BETS],
  [
    'a win',
    [won],
    { staked: 500_00, won: 430_00, lost: 0, wonBets: 1, lostBets: 0, commission: 21_50 },
  ],
  [
    'a win and a loss',
    [won, lost],
    { staked: 1_500_00, won: 430_00, lost: 1_000_00, wonBets: 1, lostBets: 1, commission: 21_50 },
  ],
  [
    'a dead heat that came to nothing',
    [{ state: 'half-void', liability: 100_00, result: 0 }],
    { staked: 100_00, won: 0, lost: 0, wonBets: 0, lostBets: 0, commission: 0 },
  ],
  ['what is open', [{ state: 'matched', liability: 100_00 }], NO_BETS],
  ['what was void or refused', [{ state: 'void', liability: 1, result: 0 }], NO_BETS],
] as const)('the totals of %s', (_name, bets, totals) => {
  expect(betTotals(bets)).toEqual(totals);
});

test('won less lost is the sum of results, and parts add up to the whole', () => {
  const bet = fc.record({
    state: fc.constantFrom('won', 'lost', 'half-void'),
    liability: fc.nat(1_000_000),
    result: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    commission: fc.nat(1000),
  });
  fc.assert(
    fc.property(fc.array(bet), fc.array(bet), (one, other) => {
      const both = betTotals([...one, ...other]);
      const sum = [...one, ...other].reduce((total, { result }) => total + result, 0);
      expect(both.won - both.lost).toBe(sum);
      expect(addTotals(betTotals(one), betTotals(other))).toEqual(both);
      expect(addTotals(both, betTotals(other), -1)).toEqual(betTotals(one));
    }),
  );
});
