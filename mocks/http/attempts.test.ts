import { beforeEach, describe, expect, test } from 'vitest';
import { getProfile } from '../../src/contract/account/account.ts';
import { login } from '../../src/contract/account/auth.ts';
import { signOutDevice } from '../../src/contract/account/devices.ts';
import { forgotPassword, resetPassword } from '../../src/contract/account/recovery.ts';
import { sendOtpToEmail } from '../../src/contract/account/registration.ts';
import { testLink } from '../../tools/reference/chapters/testLink.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

const adaeze = { username: 'adaeze', password: 'Passw0rd1' };
const wrong = { ...adaeze, password: 'wrong' };

let app: TestCaller;
beforeEach(() => {
  app = createTestCaller({ scenario: 'empty' });
});

async function from(address: string, path: string, body: object) {
  const { raw } = app;
  const response = await raw('POST', path, JSON.stringify(body), { address });
  return { status: response.status, ...(await response.json()) };
}

describe('wrong passwords', () => {
  test('after five even the right one has to wait, and then it is let in', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await app.refusal(login, wrong)).code).toBe('bad-credentials');
    }
    expect(await app.refusal(login, adaeze)).toMatchObject({
      status: 429,
      code: 'too-many-attempts',
      message: 'Too many attempts. Try again in 15 minutes.',
    });
    app.backend.control.run('clock', { advance: '15m' });
    await app.call(login, adaeze);
  });

  test('four and a right one start the count anew', async () => {
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await app.refusal(login, wrong);
      await app.call(login, adaeze);
    }
    expect(app.backend.context.operator.db.attempts.size).toBe(12);
  });

  test('an account that does not exist is refused in the same way', async () => {
    const nobody = { username: 'nobody', password: 'wrong' };
    for (let attempt = 0; attempt < 5; attempt++) await app.refusal(login, nobody);
    expect((await app.refusal(login, nobody)).code).toBe('too-many-attempts');
  });

  test('from one address on many accounts end too, and another address goes on', async () => {
    for (let attempt = 0; attempt < 50; attempt++) {
      const { status } = await from('41.0.0.1', '/login', { ...wrong, username: `user${attempt}` });
      expect(status).toBe(422);
    }
    expect((await from('41.0.0.1', '/login', adaeze)).status).toBe(429);
    expect((await from('41.0.0.2', '/login', adaeze)).status).toBe(200);
  });
});

test('so many codes go to one contact in an hour, whoever asks', async () => {
  const email = { email: 'ngozi@example.com' };
  for (let sent = 0; sent < 6; sent++) {
    await app.call(sendOtpToEmail, email);
    app.backend.control.run('clock', { advance: '1m' });
  }
  expect((await app.refusal(sendOtpToEmail, email)).code).toBe('too-many-attempts');
  app.backend.control.run('clock', { advance: '55m' });
  await app.call(sendOtpToEmail, email);
});

describe('a reset belongs to the request that its code was sent for', () => {
  const reset = { otp: '123456', password: 'NewPassw0rd' };

  test('by its id: a later request of somebody else changes nothing', async () => {
    const mine = await app.call(forgotPassword, { email: 'adaeze@example.com' });
    await app.call(forgotPassword, { email: 'emeka@example.com' });
    const { requestId } = mine;
    await app.call(resetPassword, { ...reset, ...(requestId && { requestId }) });
    const { user } = await app.call(login, { ...adaeze, password: reset.password });
    expect(user.username).toBe('adaeze');
    await app.call(login, { username: 'emeka', password: 'Passw0rd1' });
  });

  test('an id that nobody was given opens nothing', async () => {
    await app.call(forgotPassword, { email: 'adaeze@example.com' });
    const made = { ...reset, requestId: 'made up' };
    expect((await app.refusal(resetPassword, made)).code).toBe('otp-expired');
  });

  test('without an id, by the device: another one has nothing to reset', async () => {
    await from('41.0.0.1', '/forgot-password', { email: 'adaeze@example.com' });
    expect((await from('41.0.0.2', '/reset-password', reset)).code).toBe('otp-expired');
    expect((await from('41.0.0.1', '/reset-password', reset)).status).toBe(200);
  });
});

test('a phone that was away when it was signed out is told why, whenever it comes back', async () => {
  const phone = await app.call(login, adaeze);
  const here = await app.call(login, adaeze);
  await app.call(signOutDevice, {}, here);
  app.backend.control.run('clock', { advance: '9d' });
  const why = 'You were logged out from another device. Please sign in again.';
  expect(await app.refusal(getProfile, {}, phone)).toMatchObject({ status: 401, message: why });
  expect(app.backend.realtime.refuse(phone.token)).toEqual({ type: 'SessionError', message: why });
});

test('a connection that was open is told by its next session check', async () => {
  const phone = await app.call(login, adaeze);
  const { link, ask } = testLink('phone');
  app.backend.realtime.accept(link, phone.token);
  await app.call(forgotPassword, { email: 'adaeze@example.com' });
  await app.call(resetPassword, { otp: '123456', password: 'NewPassw0rd' });
  expect(await ask('session_check', {})).toEqual({
    status: 'failed',
    message: 'Your password was changed. Please sign in again.',
  });
});
