import { expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
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

test('a visit is heard once, though its player has left before it is sent again, or another has come', async () => {
  const { raw, call, backend } = createTestCaller();
  const hers = await call(login, { username: 'adaeze', password: 'Passw0rd1' });
  const his = await call(login, { username: 'emeka', password: 'Passw0rd1' });
  for (const token of [hers.token, '', his.token]) {
    const sent = { key: 'visit-1', ...(token && { token }) };
    expect((await raw('POST', '/page/visit', JSON.stringify(VISIT), sent)).status).toBe(200);
  }
  const { visits } = backend.context.operator.db;
  expect(visits.all().filter(({ key }) => key === 'visit-1')).toHaveLength(1);
});
