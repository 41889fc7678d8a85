import { expect, test } from 'vitest';
import { CallError } from '../../../api/callError.ts';
import { problemText } from './problemText.ts';

test.each([
  [new CallError('network', 'no connection'), 'Login needs a connection'],
  [new CallError('timeout', 'late'), 'The server did not answer. Please try again.'],
  [
    new CallError('refused', '401', 401, { message: 'Invalid username or password' }),
    'Invalid username or password',
  ],
  [new CallError('server', 'Bad Gateway', 502), 'Something went wrong: Bad Gateway'],
  [
    new CallError('unreadable', 'a page'),
    'This network answered instead of us. Open its login page, or try another network.',
  ],
  [new CallError('empty', 'nothing', 204), undefined],
  [new TypeError('x is undefined'), 'Something went wrong. Please try again.'],
])('%s', (error, text) => {
  expect(problemText(error)).toBe(text);
});

test.each(['Registration', 'A new password'] as const)('%s is not told as a sign-in', (attempt) => {
  const text = problemText(new CallError('network', 'no connection'), attempt);
  expect(text).toBe(`${attempt} needs a connection`);
});
