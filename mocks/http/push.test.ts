import { beforeEach, expect, test } from 'vitest';
import { login, signOut } from '../../src/contract/account/auth.ts';
import {
  changePush,
  getPush,
  PushKind,
  type PushMessage,
  subscribePush,
  unsubscribePush,
} from '../../src/contract/account/push.ts';
import { changeMoneyLimit, takeBreak } from '../../src/contract/account/saferPlay.ts';
import { createDeposit } from '../../src/contract/cashier/deposits.ts';
import { ADAEZE_ID } from '../db/seed/people.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

const PHONE = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };

let app: TestCaller;
let adaeze: { token: string };
let pushed: (PushMessage & { to: string })[];
beforeEach(async () => {
  pushed = [];
  app = createTestCaller({
    scenario: 'empty',
    sendPush: ({ endpoint }, message) => pushed.push({ to: endpoint, ...message }),
  });
  adaeze = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  await app.call(subscribePush, PHONE, adaeze);
});

async function deposit() {
  await app.call(createDeposit, { gateway: 'ng_transfer', amount: 5_000_00 }, adaeze);
  app.backend.control.run('clock', { advance: '2m' });
}

test('an approved deposit reaches the phone, and says whose it is', async () => {
  await deposit();
  expect(pushed).toMatchObject([
    { to: PHONE.endpoint, kind: 'deposit', userId: ADAEZE_ID, title: 'Deposit approved' },
  ]);
});

test('a changed limit is told', async () => {
  await app.call(changeMoneyLimit, { kind: 'deposit', period: 'week', amount: 9_00 }, adaeze);
  expect(pushed).toMatchObject([{ kind: 'limit', title: 'Your limit was changed' }]);
});

test.each([
  ['after signing out', () => app.call(signOut, {}, adaeze)],
  ['of a kind that was turned off', () => app.call(changePush, { kinds: ['limit'] }, adaeze)],
  ['to a phone that was taken off', () => app.call(unsubscribePush, PHONE, adaeze)],
  [
    'in quiet hours',
    () => app.call(changePush, { kinds: ['deposit'], quiet: { from: 0, to: 23 } }, adaeze),
  ],
])('nothing is pushed %s', async (_, act) => {
  await app.call(createDeposit, { gateway: 'ng_transfer', amount: 5_000_00 }, adaeze);
  await act();
  app.backend.control.run('clock', { advance: '2m' });
  expect(pushed).toEqual([]);
});

test('nothing is pushed in an exclusion; a time-out stops no message about money', async () => {
  await app.call(createDeposit, { gateway: 'ng_transfer', amount: 5_000_00 }, adaeze);
  await app.call(takeBreak, { kind: 'time-out', length: 1 }, adaeze);
  app.backend.control.run('clock', { advance: '2m' });
  expect(pushed).toHaveLength(1);
  await app.call(takeBreak, { kind: 'exclusion', length: 6 }, adaeze);
  await app.call(changeMoneyLimit, { kind: 'deposit', period: 'week', amount: 9_00 }, adaeze);
  expect(pushed).toHaveLength(1);
});

test('the kinds are the player’s own matters: none of them is an offer', async () => {
  expect(PushKind.options.join()).not.toMatch(/offer|promo|bonus|news|market/);
  expect((await app.call(getPush, {}, adaeze)).settings).toEqual({ kinds: PushKind.options });
});

test('what was chosen is kept, and no other player’s', async () => {
  const chosen = { kinds: ['bet-settled' as const], quiet: { from: 22, to: 7 } };
  expect((await app.call(changePush, chosen, adaeze)).settings).toEqual(chosen);
  const emeka = await app.call(login, { username: 'emeka', password: 'Passw0rd1' });
  expect((await app.call(getPush, {}, emeka)).settings.kinds).toHaveLength(PushKind.options.length);
});
