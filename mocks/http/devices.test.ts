import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '../../src/contract/account/account.ts';
import { login } from '../../src/contract/account/auth.ts';
import { listDevices, signOutDevice } from '../../src/contract/account/devices.ts';
import { listAnnouncements } from '../../src/contract/content.ts';
import { deviceName } from '../domain/account/devices.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

const adaeze = { username: 'adaeze', password: 'Passw0rd1' };

let app: TestCaller;
let here: { token: string };
beforeEach(async () => {
  app = createTestCaller({ scenario: 'empty' });
  here = await app.call(login, adaeze);
});

const isSignedIn = async (sent: { token: string }) =>
  (await app.send(getProfile, {}, sent)).status === 200;

test('the own device comes first, then the newest; those of others and those that left do not', async () => {
  await app.call(login, { username: 'emeka', password: 'Passw0rd1' });
  app.backend.control.run('clock', { advance: '1h' });
  await app.call(login, adaeze);
  app.backend.control.run('clock', { advance: '1h' });
  await app.call(login, adaeze);
  const { devices } = await app.call(listDevices, {}, here);
  expect(devices.map(({ isThis }) => isThis)).toEqual([true, false, false]);
  const [own, newer, older] = devices.map(({ signedInAt }) => signedInAt);
  expect([newer, older]).toEqual([(own ?? 0) + 7_200_000, (own ?? 0) + 3_600_000]);
});

test('the devices that are signed in are told of another one, and nobody else', async () => {
  const isWarned = async (sent: { token: string }) => {
    const { announcements } = await app.call(listAnnouncements, {}, sent);
    return announcements.some(({ title }) => title === 'Logged in on another device');
  };
  const emeka = await app.call(login, { username: 'emeka', password: 'Passw0rd1' });
  expect(await isWarned(here)).toBe(false);
  await app.call(login, adaeze);
  expect([await isWarned(here), await isWarned(emeka)]).toEqual([true, false]);
});

test('one other is signed out, the rest stay', async () => {
  const phone = await app.call(login, adaeze);
  const context = await app.call(login, adaeze);
  const { devices } = await app.call(listDevices, {}, phone);
  const deviceId = devices.find(({ isThis }) => isThis)?.deviceId;
  await app.call(signOutDevice, { ...(deviceId && { deviceId }) }, here);
  expect(await Promise.all([here, phone, context].map(isSignedIn))).toEqual([true, false, true]);
  // The second time there is nobody left to sign out.
  await app.call(signOutDevice, { ...(deviceId && { deviceId }) }, here);
});

test('without a device every other one is signed out, of this player only', async () => {
  const phone = await app.call(login, adaeze);
  const emeka = await app.call(login, { username: 'emeka', password: 'Passw0rd1' });
  await app.call(signOutDevice, {}, here);
  expect(await Promise.all([here, phone, emeka].map(isSignedIn))).toEqual([true, false, true]);
});

test('nobody signs out the device of somebody else, nor the own one by this', async () => {
  const emeka = await app.call(login, { username: 'emeka', password: 'Passw0rd1' });
  const { devices } = await app.call(listDevices, {}, here);
  const deviceId = devices[0]?.deviceId ?? '';
  await app.call(signOutDevice, { deviceId }, emeka);
  await app.call(signOutDevice, { deviceId }, here);
  expect(await isSignedIn(here)).toBe(true);
});

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile';
test.each([
  [`${CHROME} Safari/537.36`, 'Chrome on Android'],
  [`${CHROME} Safari/537.36 OPR/85.0`, 'Opera on Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari', 'Safari on iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko Firefox/130.0', 'Firefox on Linux'],
  ['', 'Unknown browser'],
])('%s is %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
