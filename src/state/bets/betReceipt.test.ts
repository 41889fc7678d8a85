import { expect, test } from 'vitest';
import { aBet } from '../../testing/builders.ts';
import { betReceipt } from './betReceipt.ts';

test.each([
  ['half-void', 'Bet B1, dead heat'],
  ['unmatched', 'Bet B1, waiting'],
  ['rejected', 'Bet B1, not placed'],
] as const)('a receipt of a bet that is %s calls it what its row does', (state, first) => {
  expect(betReceipt(aBet({ state })).text.split('\n')[0]).toBe(first);
});
