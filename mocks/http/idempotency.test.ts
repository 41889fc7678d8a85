import { expect, test } from 'vitest';
import { createTestCaller } from '../hosts/testCaller.ts';

const VISIT = { path: '/terms', at: '2026-03-14T17:00:00.000Z' };
const SWAPPED = { at: VISIT.at, path: VISIT.path };

test.each([
  ['the same again', VISIT, 200],
  ['its fields in another order', SWAPPED, 200],
  ['another visit', { ...VISIT, path: '/faq' }, 409],
])('a key used once, then for %s', async (_, second, status) => {
  const { raw } = createTestCaller();
  const send = (body: object) =>
    raw('POST', '/page/visit', JSON.stringify(body), { key: 'visit-1' });
  expect((await send(VISIT)).status).toBe(200);
  expect((await send(second)).status).toBe(status);
});
