import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { listBonuses, takeBonus } from '../../../src/contract/cashier/bonus.ts';
import { createDeposit } from '../../../src/contract/cashier/deposits.ts';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';

const DAY_MS = 24 * 60 * 60_000;
let app: TestCaller;
let emeka: { token: string };

beforeEach(async () => {
  app = createTestCaller({ scenario: 'empty' });
  const { token } = await app.call(login, { username: 'emeka', password: 'Passw0rd1' });
  emeka = { token };
});

async function payIn(naira: number): Promise<string> {
  const form = { gateway: 'ng_transfer', amount: naira * 100 };
  const { deposit } = await app.call(createDeposit, form, emeka);
  app.backend.control.run('clock', { advance: '2m' });
  return deposit.depositId;
}

async function offered(offer: 'welcome' | 'deposit') {
  const { bonuses } = await app.call(listBonuses, {}, emeka);
  const found = bonuses.find((bonus) => bonus.offer === offer);
  if (!found) throw new Error(`no ${offer} bonus`);
  return found;
}

test('what a deposit opens ends with its own offer, when that is sooner', async () => {
  const { clock, db } = app.backend.context.operator;
  await payIn(10_000);
  const { bonusId, opened } = await offered('deposit');
  expect(opened?.until).toBeGreaterThan(clock.now() + 2 * DAY_MS);
  const expiresAt = clock.now() + DAY_MS;
  db.bonuses.update(bonusId, { expiresAt });
  expect((await offered('deposit')).opened?.until).toBe(expiresAt);
  db.bonuses.update(bonusId, { expiresAt: clock.now() + 9 * DAY_MS });
  expect((await offered('deposit')).opened?.until).toBe(opened?.until);
});

test('a bonus is not given for another deposit than the one it was offered for', async () => {
  const first = await payIn(10_000);
  const { bonusId } = await offered('deposit');
  const second = await payIn(2_000);
  const refusal = await app.refusal(takeBonus, { bonusId, depositId: first }, emeka);
  expect(refusal).toMatchObject({ code: 'offer-changed', status: 409 });
  expect((await offered('deposit')).status).toBe('available');
  const { bonus } = await app.call(takeBonus, { bonusId, depositId: second }, emeka);
  expect(bonus).toMatchObject({ status: 'active', amount: 1_000_00 });
});

describe('the welcome bonus is of the first deposit alone', () => {
  test('not taken within three days, it is over', async () => {
    const { clock } = app.backend.context.operator;
    expect((await offered('welcome')).expiresAt).toBeUndefined();
    await payIn(10_000);
    const { expiresAt, opened } = await offered('welcome');
    expect(opened?.until).toBe(expiresAt);
    expect(expiresAt).toBeLessThanOrEqual(clock.now() + 3 * DAY_MS);
    app.backend.control.run('clock', { advance: '73h' });
    expect((await offered('welcome')).status).toBe('expired');
  });

  test('with that deposit used for another bonus, it is over', async () => {
    const depositId = await payIn(10_000);
    const { bonusId } = await offered('deposit');
    await app.call(takeBonus, { bonusId, depositId }, emeka);
    expect((await offered('welcome')).status).toBe('expired');
    expect((await offered('welcome')).needs).toBeUndefined();
  });
});
