import { expect, test } from 'vitest';
import { asSentence } from './asSentence.ts';

test.each([
  ['Too many attempts. Try again in 5 minutes.', 'Too many attempts. Try again in 5 minutes.'],
  ['Too many attempts', 'Too many attempts.'],
  ['Is this your account?', 'Is this your account?'],
  ['', ''],
])('%j', (reason, sentence) => {
  expect(asSentence(reason)).toBe(sentence);
});
