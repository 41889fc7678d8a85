import { expect, test } from 'vitest';
import { balanceOf, linesOf } from '../../domain/money/ledger.ts';
import { createTestCaller } from '../../hosts/testCaller.ts';
import { ADAEZE_ID } from './people.ts';

/** As many of the two hundred tried seeds as a run has time for; the first one once asked for too much. */
const SEEDS = ['reader', ...Array.from({ length: 29 }, (_, index) => `seed ${index}`)];

test.each(SEEDS)('the history of %s', (seed) => {
  const { house } = createTestCaller({ seed }).backend.desk;
  expect(balanceOf(house, ADAEZE_ID)).toBe(250_000_00);
  const withdrawals = house.db.withdrawals.where('accountId', ADAEZE_ID);
  expect(withdrawals.map(({ status, amountKobo }) => [status, amountKobo])).toEqual([
    ['approved', 30_000_00],
    ['declined', 10_000_00],
  ]);
  let balanceKobo = 0;
  for (const line of linesOf(house, ADAEZE_ID)) {
    balanceKobo += line.amountKobo;
    expect(line.balanceKobo).toBe(balanceKobo);
  }
});
