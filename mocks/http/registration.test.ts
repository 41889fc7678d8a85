import { beforeEach, describe, expect, test } from 'vitest';
import { getProfile } from '../../src/contract/account/account.ts';
import { login } from '../../src/contract/account/auth.ts';
import {
  forgotPassword,
  resetPassword,
  updatePassword,
} from '../../src/contract/account/recovery.ts';
import {
  generateReferral,
  getReferralStats,
  listReferralChildren,
  listReferralSources,
} from '../../src/contract/account/referral.ts';
import {
  register,
  sendOtpToEmail,
  sendOtpToMobile,
  verifyContact,
} from '../../src/contract/account/registration.ts';
import { takeBreak } from '../../src/contract/account/saferPlay.ts';
import { listBonuses } from '../../src/contract/cashier/bonus.ts';
import { createDeposit } from '../../src/contract/cashier/deposits.ts';
import { listAnnouncements } from '../../src/contract/content.ts';
import { recordVisit } from '../../src/contract/visit.ts';
import { saveAccount } from '../domain/cashier/savedAccounts.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

const adaeze = { username: 'adaeze', password: 'Passw0rd1' };
const form = {
  name: 'Ngozi Eze',
  username: 'Ngozi 1',
  password: 'Passw0rd1',
  typeId: 3 as const,
  source: 'http://oja.test/',
  ip: '',
};

let app: TestCaller;
beforeEach(() => {
  app = createTestCaller({ scenario: 'empty' });
});

describe('registration', () => {
  test('by mobile: code, proof, account, session', async () => {
    const mobile = { mobile: '08011112222', country_code: '234' };
    await app.call(sendOtpToMobile, { ...mobile, channel: 'voice' });
    await app.call(verifyContact, { ...mobile, otp: '123456' });
    // With or without the leading zero it is the same number.
    const { token } = await app.call(register, { ...form, mobile: '8011112222' });
    expect(await app.call(getProfile, {}, { token })).toMatchObject({
      username: 'Ngozi 1',
      name: 'Ngozi Eze',
      mobile: '8011112222',
      kycStatus: 'none',
    });
    const { bonuses } = await app.call(listBonuses, {}, { token });
    expect(new Set(bonuses.map(({ status }) => status))).toEqual(new Set(['available']));
  });

  test('a new player has no messages from before they joined', async () => {
    app = createTestCaller();
    await app.call(sendOtpToEmail, { email: 'ngozi@example.com' });
    await app.call(verifyContact, { email: 'ngozi@example.com', otp: '123456' });
    const { token } = await app.call(register, { ...form, email: 'ngozi@example.com' });
    expect((await app.call(listAnnouncements, {})).announcements).not.toEqual([]);
    expect((await app.call(listAnnouncements, {}, { token })).announcements).toEqual([]);
  });

  test('by email, and signing in with a name in another case', async () => {
    await app.call(sendOtpToEmail, { email: 'ngozi@example.com' });
    await app.call(verifyContact, { email: 'ngozi@example.com', otp: '123456' });
    await app.call(register, { ...form, email: 'Ngozi@Example.com' });
    const { user } = await app.call(login, { username: 'NGOZI 1', password: 'Passw0rd1' });
    expect(user).toMatchObject({ username: 'Ngozi 1', isDemo: false });
  });

  test.each(['NFC', 'NFD'] as const)(
    'a name and a password with Yoruba letters are the same from a keyboard that writes %s',
    async (written) => {
      const email = 'ngozi@example.com';
      await app.call(sendOtpToEmail, { email });
      await app.call(verifyContact, { email, otp: '123456' });
      // Past the app, which sends NFC: an older one sends what the keyboard writes.
      const post = (path: string, body: object) => app.raw('POST', path, JSON.stringify(body));
      const password = 'Ọ́lájídé1'.normalize(written);
      const name = 'Adébáyọ̀ Ọlọ́runfẹ́mi Ọ̀ṣúnlékè'.normalize(written);
      expect((await post('/register', { ...form, email, name, password })).status).toBe(200);
      for (const typed of ['NFC', 'NFD'] as const) {
        const fields = { username: 'Ngozi 1', password: password.normalize(typed) };
        const answer = await post('/login', fields);
        expect(answer.status).toBe(200);
        expect(await answer.json()).toMatchObject({ user: { name: name.normalize('NFC') } });
      }
    },
  );

  test.each([
    ['name', '', 'Name cannot be empty'],
    ['name', 'x'.repeat(31), 'Max 30 characters allowed'],
    ['username', '', 'User name cannot be empty'],
    ['username', 'abc', 'Username must be 4 to 15 characters.'],
    ['username', 'a'.repeat(16), 'Username must be 4 to 15 characters.'],
    ['username', 'ada_eze', 'Special characters are not allowed in username.'],
    ['password', '', 'Password cannot be empty'],
    ['password', 'short77', 'Password must be 8 to 20 characters.'],
  ])('%s %o is refused: %s', async (field, value, message) => {
    const body = JSON.stringify({ ...form, mobile: '8011112222', [field]: value });
    const response = await app.raw('POST', '/register', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: message } });
  });

  test('a proof is worth half an hour', async () => {
    await app.call(sendOtpToEmail, { email: 'ngozi@example.com' });
    await app.call(verifyContact, { email: 'ngozi@example.com', otp: '123456' });
    app.backend.control.run('clock', { advance: '31m' });
    const refusal = await app.refusal(register, { ...form, email: 'ngozi@example.com' });
    expect(refusal.code).toBe('not-verified');
  });
});

describe('a lost password', () => {
  test('is replaced by whoever holds the phone, and ends every session', async () => {
    const { token } = await app.call(login, adaeze);
    const phone = { phone: '08031234567', countryCode: '234', channel: 'sms' as const };
    await app.call(forgotPassword, phone);
    await app.call(resetPassword, { otp: '123456', password: 'NewPassw0rd' });
    expect((await app.refusal(getProfile, {}, { token })).status).toBe(401);
    expect((await app.refusal(login, adaeze)).code).toBe('bad-credentials');
    await app.call(login, { ...adaeze, password: 'NewPassw0rd' });
  });

  test('nobody learns whether an account exists', async () => {
    const known = await app.call(forgotPassword, { email: 'adaeze@example.com' });
    const unknown = await app.call(forgotPassword, { email: 'nobody@example.com' });
    // The request is named for either, by a text that says nothing.
    expect(unknown).toEqual({ ...known, requestId: expect.stringMatching(/^\w{24}$/) });
    expect(unknown.requestId).not.toBe(known.requestId);
    const reset = { otp: '123456', password: 'NewPassw0rd' };
    expect((await app.refusal(resetPassword, reset)).code).toBe('otp-wrong');
  });

  test('is changed by its owner, and the other sessions end', async () => {
    const mine = await app.call(login, adaeze);
    const other = await app.call(login, adaeze);
    const change = { oldPassword: 'Passw0rd1', newPassword: 'NewPassw0rd' };
    await app.call(updatePassword, change, mine);
    await app.call(getProfile, {}, mine);
    expect((await app.refusal(getProfile, {}, other)).status).toBe(401);
  });
});

test('a friend comes by the link, pays in, and the reward is paid once', async () => {
  app.backend.control.run('scenario', { name: 'otp-off' });
  const mine = await app.call(login, adaeze);
  const { code, path } = await app.call(generateReferral, {}, mine);
  expect((await app.call(generateReferral, {}, mine)).code).toBe(code);
  const at = app.backend.context.operator.clock.now();
  await app.call(recordVisit, { path, at, referrer: 'https://chat.example/x' });

  const friend = await app.call(register, { ...form, mobile: '8011112222', agent_code: code });
  expect(await app.call(getReferralStats, {}, mine)).toMatchObject({
    ...{ signUps: 1, depositors: 0, earned: 0, pending: 0, possible: 500_00 },
  });
  for (const amount of [2_000_00, 3_000_00]) {
    await app.call(createDeposit, { gateway: 'ng_transfer', amount }, friend);
  }
  app.backend.control.run('clock', { advance: '2m' });

  expect(await app.call(getReferralStats, {}, mine)).toMatchObject({
    clicks: 1,
    signUps: 1,
    depositors: 1,
    earned: 500_00,
    pending: 0,
    possible: 0,
  });
  const { children } = await app.call(listReferralChildren, {}, mine);
  expect(children).toMatchObject([{ username: 'Ng•••1', status: 'deposited', earned: 500_00 }]);
  const { sources } = await app.call(listReferralSources, {}, mine);
  expect(sources).toContainEqual({ source: 'chat.example', clicks: 1, signUps: 0 });
});

test('nobody is paid for inviting themselves: it waits while a person looks at it', async () => {
  app.backend.control.run('scenario', { name: 'otp-off' });
  const mine = await app.call(login, adaeze);
  const { code } = await app.call(generateReferral, {}, mine);
  const own = { ...form, name: ' okafor  ADÁEZE', mobile: '8011112222', agent_code: code };
  const second = await app.call(register, own);
  const { bonuses } = await app.call(listBonuses, {}, second);
  expect(bonuses.map(({ offer }) => offer)).not.toContain('referral');
  const other = await app.call(register, {
    ...{ ...form, username: 'Ngozi 2', mobile: '8011113333', agent_code: code },
  });
  const { operator } = app.backend.context;
  for (const username of ['adaeze', 'Ngozi 2']) {
    const account = operator.db.accounts.all().find((row) => row.username === username);
    if (account) saveAccount(operator, account, '011', '0000014579');
  }
  for (const friend of [second, other]) {
    await app.call(createDeposit, { gateway: 'ng_transfer', amount: 2_000_00 }, friend);
  }
  app.backend.control.run('clock', { advance: '2m' });
  expect(await app.call(getReferralStats, {}, mine)).toMatchObject({
    ...{ signUps: 2, depositors: 0, earned: 0, pending: 1_000_00, possible: 0 },
  });
  // The operator pays one of them; of the other it is decided by itself that nothing is paid.
  const [first] = app.backend.control.run('queue', {});
  expect(first).toMatchObject({ kind: 'referral', username: 'adaeze' });
  app.backend.control.run('approve', { id: first?.id ?? '' });
  app.backend.control.run('clock', { advance: '25h' });
  const again = await app.call(login, adaeze);
  expect(await app.call(getReferralStats, {}, again)).toMatchObject({
    ...{ depositors: 2, earned: 500_00, pending: 0 },
  });
  const titles = async (sent: { token: string }) =>
    (await app.call(listAnnouncements, {}, sent)).announcements.map(({ title }) => title);
  expect(await titles(again)).toEqual(
    expect.arrayContaining(['Referral checked', 'No referral reward']),
  );
  const offered = async (sent: { token: string }) =>
    (await app.call(listBonuses, {}, sent)).bonuses.filter(({ offer }) => offer === 'referral');
  expect(
    await offered(await app.call(login, { username: own.username, password: own.password })),
  ).toHaveLength(1);
});

test("an agent's code brings no friend, and so no bonus for one", async () => {
  app.backend.control.run('scenario', { name: 'otp-off' });
  const mine = await app.call(register, { ...form, mobile: '8011112222', agent_code: 'LAGOS10' });
  const { bonuses } = await app.call(listBonuses, {}, mine);
  expect(bonuses.map(({ offer }) => offer)).toEqual(['signup', 'welcome', 'deposit']);
});

test('during an exclusion no new account is opened under its name', async () => {
  app.backend.control.run('scenario', { name: 'otp-off' });
  const { token } = await app.call(login, adaeze);
  await app.call(takeBreak, { kind: 'exclusion', length: 6 }, { token, key: 'break' });
  const again = { ...form, name: 'Okafor Adaeze', mobile: '8011112222' };
  const refusal = await app.refusal(register, again);
  expect(refusal).toMatchObject({
    code: 'name-refused',
    fields: { name: 'We cannot open an account under this name' },
  });
  await app.call(register, { ...again, name: 'Adaeze Okafor-Obi' });
  // It holds until the account is open again: the time, the asking, and a day.
  app.backend.control.run('clock', { advance: '200d' });
  const late = { ...again, username: 'Ngozi 2', mobile: '8011113333' };
  expect((await app.refusal(register, late)).code).toBe('name-refused');
});

test('a visit is recorded once for its key, and again without one', async () => {
  const at = app.backend.context.operator.clock.now();
  for (const key of ['a', 'a', 'b', '', ''])
    await app.call(recordVisit, { path: '/faq', at }, { key });
  expect(app.backend.context.operator.db.visits.size).toBe(4);
});
