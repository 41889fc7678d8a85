import { expect, test } from 'vitest';
import { CallError } from './callError.ts';
import { shownProblem } from './shownProblem.ts';

test.each([
  [new CallError('empty', 'the answer could not be read', 204), undefined],
  [new CallError('server', 'Bad Gateway', 502), 'Something went wrong: Bad Gateway'],
  [new CallError('refused', 'x', 409, { message: 'Not now' }), 'Not now'],
  ['a text', 'a text'],
])('of %s a player is told %s', (error, text) => {
  expect(shownProblem(error)).toBe(text);
});
