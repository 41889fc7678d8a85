import { expect, test } from 'vitest';
import { CallError } from '../../../api/callError.ts';
import { problemText } from './problemText.ts';

test.each([
  [new CallError('network', 'no connection'), 'No connection. Check your internet and try again.'],
  [new CallError('timeout', 'late'), 'The server did not answer. Please try again.'],
  [
    new CallError('refused', '401', 401, { message: 'Invalid username or password' }),
    'Invalid username or password',
  ],
  [new CallError('server', 'Bad Gateway', 502), 'Something went wrong: Bad Gateway'],
  [
    new CallError('unreadable', 'a page'),
    'This Wi-Fi or network may need its own login first. Open its login page, or use another network.',
  ],
  [new CallError('empty', 'nothing', 204), undefined],
  [new TypeError('x is undefined'), 'Something went wrong. Please try again.'],
])('%s', (error, text) => {
  expect(problemText(error)).toBe(text);
});
