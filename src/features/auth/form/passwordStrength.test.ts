import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['', 0, ''],
  ['!!!', 1, 'Weak'],
  ['password', 1, 'Weak'],
  ['passw0rd', 2, 'Fair'],
  ['Passw0rd', 3, 'Good'],
  ['Passw0rd of mine', 4, 'Strong'],
])('%j', (password, score, word) => {
  expect(passwordStrength(password)).toEqual({ score, word });
});
