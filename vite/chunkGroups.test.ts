import { expect, test } from 'vitest';
import { chunkFileNames } from './chunkGroups.ts';

test.each([
  ['couponBets', 'src/contract/betting/couponBets.ts', 'contract-couponBets'],
  ['couponBets', 'src/state/bets/couponBets.ts', 'state-couponBets'],
  ['state-bets', 'src/state/bets/betslip.ts', 'state-bets'],
  ['terms', 'src/content/terms.md', 'terms'],
])('the file %s of %s is called %s', (name, module, called) => {
  const moduleIds = [`/home/oja/${module}`];
  expect(chunkFileNames({ name, moduleIds })).toBe(`assets/${called}-[hash].js`);
});
