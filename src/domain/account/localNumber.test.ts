import { expect, test } from 'vitest';
import { localNumber } from './localNumber.ts';

test('a number is shown as people write it', () => {
  expect(localNumber('8031234567')).toBe('0803 123 4567');
});
