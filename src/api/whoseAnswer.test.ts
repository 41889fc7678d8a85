import { expect, test } from 'vitest';
import { kindOfFailure } from './whoseAnswer.ts';

const REFUSAL = { error: true, message: 'No', code: 'price-moved' };

test.each([
  ['our refusal', 422, REFUSAL, 'refused'],
  ['our refusal of a missing thing', 404, REFUSAL, 'refused'],
  ['our dead session', 401, { error: true, code: 'session-ended' }, 'refused'],
  ['our limit of tries', 429, REFUSAL, 'refused'],
  ['the refusal of a server without codes', 400, { error: true, message: 'No' }, 'refused'],
  ['a text alone', 400, { message: 'No' }, 'refused'],
  ['a session that ended, without a code', 401, { error: true, message: 'Over' }, 'turned-away'],
  ['a text with a status of anybody', 403, { message: 'Forbidden' }, 'turned-away'],
  ['a text with a code, not marked as an error', 404, { code: 'x', message: 'No' }, 'turned-away'],
  ['a busy gateway', 429, undefined, 'turned-away'],
  ['a gateway that wants it later', 425, undefined, 'turned-away'],
  ['a proxy with a limit of size', 413, undefined, 'turned-away'],
  ['a page: bad request', 400, undefined, 'unreadable'],
  ['a page: log in', 401, undefined, 'unreadable'],
  ['a page: forbidden', 403, undefined, 'unreadable'],
  ['a page: not found', 404, undefined, 'unreadable'],
  ['a page: no such method', 405, undefined, 'unreadable'],
  ['a page: conflict', 409, undefined, 'unreadable'],
  ['JSON that says nothing', 422, {}, 'unreadable'],
  ['a request that took too long', 408, REFUSAL, 'server'],
  ['a server that fails', 500, REFUSAL, 'server'],
  ['a server that is closed', 503, REFUSAL, 'server'],
] as const)('%s, %i: %o is %s', (_, status, failure, kind) => {
  expect(kindOfFailure(status, failure)).toBe(kind);
});
