import { expect, test } from 'vitest';
import { chunkGroups, folderOf, startingFrom } from './chunkGroups.ts';

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

test('no two groups are filled at once', () => {
  const order = chunkGroups.map(({ priority }) => priority);
  expect(new Set(order).size).toBe(order.length);
});
