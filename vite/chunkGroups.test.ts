import { expect, test } from 'vitest';
import { chunkFileNames, chunkGroups, folderOf, startingFrom } from './chunkGroups.ts';

test('a module that is not there fails the build', () => {
  expect(() => startingFrom('start', 1, ['src/main.tsx', 'src/screens/Landing.tsx'])).toThrow(
    'The file start is to hold src/screens/Landing.tsx',
  );
});

test('a module that is there is taken, and no other', () => {
  const { test: takes } = startingFrom('start', 1, ['src/main.tsx']);
  expect(takes?.('/home/oja/src/main.tsx')).toBe(true);
  expect(takes?.('/home/oja/src/app/main.tsx')).toBe(false);
});

test('a folder is named as it stands below src', () => {
  const nameOf = folderOf(/\/src\/(state(?:\/[^/]+)?)\/[^/]+$/);
  expect(nameOf('/home/oja/src/state/bets/betslip.ts')).toBe('state-bets');
  expect(nameOf('/home/oja/src/state/store.ts')).toBe('state');
  expect(nameOf('/home/oja/src/ui/Card.tsx')).toBeNull();
});

test.each([
  ['couponBets', 'src/contract/betting/couponBets.ts', 'contract-couponBets'],
  ['couponBets', 'src/state/bets/couponBets.ts', 'state-couponBets'],
  ['state-bets', 'src/state/bets/betslip.ts', 'state-bets'],
  ['terms', 'src/content/terms.md', 'terms'],
])('the file %s of %s is called %s', (name, module, called) => {
  const moduleIds = [`/home/oja/${module}`];
  expect(chunkFileNames({ name, moduleIds })).toBe(`assets/${called}-[hash].js`);
});

test('no two groups are filled at once', () => {
  const order = chunkGroups.map(({ priority }) => priority);
  expect(new Set(order).size).toBe(order.length);
});
