import { beforeEach, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import {
  addPasskey,
  askNewPasskey,
  askPasskey,
  listPasskeys,
  loginWithPasskey,
  proveWithdrawal,
  removePasskey,
} from '../../src/contract/account/passkeys.ts';
import { createDynamicWithdrawal } from '../../src/contract/cashier/withdrawals.ts';
import { softPasskey } from '../../tools/reference/softPasskey.ts';
import { EMEKA_ID } from '../db/seed/people.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

const password = 'Passw0rd1';
const PRESENT_ONLY = 0x01;

let app: TestCaller;
let adaeze: { token: string };
let emeka: { token: string };
beforeEach(async () => {
  app = createTestCaller({ scenario: 'empty' });
  const signIn = async (username: string) => app.call(login, { username, password });
  adaeze = { token: (await signIn('adaeze')).token };
  emeka = { token: (await signIn('emeka')).token };
});

async function added(passkey = softPasskey(), who = adaeze) {
  const { challenge } = await app.call(askNewPasskey, { password }, who);
  await app.call(addPasskey, passkey.create(challenge), who);
  return passkey;
}

const challengeFor = async (purpose: 'login' | 'withdraw', who?: { token: string }) =>
  (await app.call(askPasskey, { purpose }, who)).challenge;

test('a passkey signs its player in, without a name or a password', async () => {
  const passkey = await added();
  const answer = await app.call(loginWithPasskey, passkey.answer(await challengeFor('login')));
  expect(answer.user.username).toBe('adaeze');
  const { passkeys } = await app.call(listPasskeys, {}, { token: answer.token });
  expect(passkeys).toMatchObject([{ passkeyId: passkey.id }]);
  expect(passkeys[0]?.lastUsedAt).toBeDefined();
});

test('a passkey is made only with the password, and a demo player has none', async () => {
  const refusal = await app.refusal(askNewPasskey, { password: 'wrong' }, adaeze);
  expect(refusal).toMatchObject({
    code: 'wrong-password',
    fields: { password: expect.any(String) },
  });
});

test('a removed passkey signs nobody in, and nobody removes that of another', async () => {
  const passkey = await added();
  await app.call(removePasskey, { passkeyId: passkey.id }, emeka);
  await app.call(loginWithPasskey, passkey.answer(await challengeFor('login')));
  await app.call(removePasskey, { passkeyId: passkey.id }, adaeze);
  const answer = passkey.answer(await challengeFor('login'));
  expect((await app.refusal(loginWithPasskey, answer)).code).toBe('passkey-refused');
});

test.each([
  [
    'answered twice',
    async () => {
      const passkey = await added();
      const answer = passkey.answer(await challengeFor('login'));
      await app.call(loginWithPasskey, answer);
      return answer;
    },
  ],
  [
    'that is old',
    async () => {
      const passkey = await added();
      const challenge = await challengeFor('login');
      app.backend.control.run('clock', { advance: '6m' });
      return passkey.answer(challenge);
    },
  ],
  [
    'meant for a withdrawal',
    async () => (await added()).answer(await challengeFor('withdraw', adaeze)),
  ],
  ['of nobody', async () => (await added()).answer('a'.repeat(44))],
  [
    'answered without a finger or a face',
    async () => (await added()).answer(await challengeFor('login'), PRESENT_ONLY),
  ],
  [
    'signed by another key',
    async () => {
      const { id } = await added();
      const other = softPasskey({ name: 'another' });
      return { ...other.answer(await challengeFor('login')), id };
    },
  ],
  [
    'answered by a copy that lags behind',
    async () => {
      const passkey = await added();
      await app.call(loginWithPasskey, passkey.answer(await challengeFor('login')));
      return softPasskey().answer(await challengeFor('login'));
    },
  ],
])('a challenge %s is refused', async (_, forge) => {
  expect((await app.refusal(loginWithPasskey, await forge())).code).toBe('passkey-refused');
});

test('a page of another origin gets nothing', async () => {
  const passkey = await added(softPasskey({ origin: 'https://0ja.test' }));
  const challenge = await challengeFor('login');
  const response = await app.raw(
    'POST',
    '/login/passkey',
    JSON.stringify(passkey.answer(challenge)),
  );
  expect(response.status).toBe(200);
  const again = passkey.answer(await challengeFor('login'));
  const told = await app.raw('POST', '/login/passkey', JSON.stringify(again), {
    origin: 'https://oja.test',
  });
  expect(told.status).toBe(422);
});

test('a passkey takes the place of the code of a withdrawal, once and for its player only', async () => {
  const passkey = await added();
  const form = { gateway: 'ng_opay_payout', amount: 2_000_00, phone: '8031234567' };
  const { code } = await app.call(
    proveWithdrawal,
    passkey.answer(await challengeFor('withdraw', adaeze)),
    adaeze,
  );
  await app.call(createDynamicWithdrawal, { ...form, otp: code }, adaeze);
  const refusal = await app.refusal(createDynamicWithdrawal, { ...form, otp: code }, adaeze);
  expect(refusal.code).toBe('otp-expired');
  const stolen = passkey.answer(await challengeFor('withdraw', adaeze));
  app.backend.context.operator.db.accounts.update(EMEKA_ID, { kycStatus: 'approved' });
  expect((await app.refusal(proveWithdrawal, stolen, emeka)).code).toBe('passkey-refused');
});
