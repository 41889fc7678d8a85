import { describe, expect, test } from 'vitest';
import { getProfile } from '../../src/contract/account/account.ts';
import { login } from '../../src/contract/account/auth.ts';
import { createTestCaller } from '../hosts/testCaller.ts';

const emeka = { username: 'emeka', password: 'Passw0rd1' };

const announcement = {
  accountId: null,
  title: 'Hello',
  text: 'All of you',
  severity: 'info',
  at: 0,
  href: null,
  isOffer: false,
};

async function begin() {
  const app = createTestCaller();
  const { control } = app.backend;
  return { app, control, session: await app.call(login, emeka) };
}

describe('a row', () => {
  test.each([1003, '1003'])('is changed by its key %j, which the next call sees', async (key) => {
    const { app, control, session } = await begin();
    control.run('row', { table: 'accounts', key, set: { name: 'Emeka the Second' } });
    expect((await app.call(getProfile, {}, session)).name).toBe('Emeka the Second');
  });

  test('is added under a new key, and removed', async () => {
    const { control } = await begin();
    const count = () => control.run('rows', { table: 'announcements' }).total;
    const before = count();
    const about = { table: 'announcements', key: 'hello' } as const;
    control.run('row', { ...about, set: announcement });
    expect(control.run('rows', { table: 'announcements', where: { title: 'Hello' } })).toEqual({
      total: 1,
      rows: [{ announcementId: 'hello', ...announcement }],
    });
    control.run('row', { ...about, set: null });
    expect(count()).toBe(before);
  });

  test('is on the tape', async () => {
    const { control } = await begin();
    control.run('row', { table: 'accounts', key: 1003, set: { name: 'Emeka the Second' } });
    const other = createTestCaller().backend.control;
    expect(other.run('replay', { tape: control.run('tape', {}) }).isSame).toBe(true);
    expect(other.run('rows', { table: 'accounts', where: { accountId: 1003 } })).toMatchObject({
      rows: [{ name: 'Emeka the Second' }],
    });
  });
});

test('rows come in parts', async () => {
  const { control } = await begin();
  const all = control.run('rows', { table: 'accounts' });
  expect(all.total).toBe(3);
  expect(control.run('rows', { table: 'accounts', skip: 1, take: 1 })).toEqual({
    total: 3,
    rows: [all.rows[1]],
  });
});

test.each([
  ['rows', { table: 'acounts' }, 'Did you mean `accounts`?'],
  ['rows', { table: 'accounts', where: { usrname: 'emeka' } }, 'Did you mean `username`?'],
  ['rows', { table: 'accounts', take: 0 }, 'take'],
  ['row', { table: 'accounts', key: 1003, set: { nmae: 'x' } }, 'Did you mean `name`?'],
  ['row', { table: 'accounts', key: 1003, set: { name: 7 } }, 'expected string'],
  ['row', { table: 'accounts', key: 1003, set: { accountId: 7 } }, 'never changes'],
  ['row', { table: 'accounts', key: 7, set: { name: 'x' } }, 'no row 7 of accounts'],
  ['row', { table: 'accounts', key: 7, set: null }, 'no row 7 of accounts'],
  ['row', { table: 'accounts', key: 1003 }, 'set'],
])('%s %j is refused, with nothing done', async (command, input, meant) => {
  const { control } = await begin();
  const before = JSON.stringify(control.run('snapshot', {}));
  expect(() => control.runParsed(command, input)).toThrow(meant);
  expect(JSON.stringify(control.run('snapshot', {}))).toBe(before);
});
