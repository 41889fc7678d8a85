import { beforeEach, expect, test } from 'vitest';
import { signOut } from '../../contract/account/auth.ts';
import { authModal, closeAuth, openAuth } from '../../state/session/authModal.ts';
import { keepContact, keptContact } from '../../state/session/contact.ts';
import { session } from '../../state/session/session.ts';
import { USERNAME_KEY } from '../../storage/keys.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { until } from '../../testing/until.ts';
import { signIn, signInAsDemo } from './login/signIn.ts';
import { recovery } from './recover/recovery.ts';
import { askForCode, reset } from './recover/recoverySteps.ts';
import { beginByMobile, sendCode, verify } from './register/registrationSteps.ts';

const CONTACT = { mobile: '8011112222', country_code: '234', channel: 'sms' } as const;
const ASKER = { phone: '8031234567', countryCode: '234', channel: 'sms' } as const;

let network: Network;

beforeEach(() => {
  network = openNetwork();
});

const logIn = () =>
  signIn({ username: 'emeka', password: 'Passw0rd1' }, { isNameKept: true, isSessionKept: true });

test.each([
  ['a login', logIn],
  ['a demo login', () => signInAsDemo({ isSessionKept: true })],
])('%s whose dialog was closed signs nobody in, and its token ends', async (_, enter) => {
  openAuth('login');
  const entering = enter();
  closeAuth();
  await entering;
  expect(session.isAuth).toBe(false);
  expect(localStorage.getItem(USERNAME_KEY)).toBeNull();
  await until(() => expect(network.calls(signOut)).toBe(1));
});

test.each([
  ['in the dialog', () => openAuth('login')],
  ['in the header, where no dialog opens,', () => undefined],
])('a login %s signs in', async (_, open) => {
  open();
  await logIn();
  expect(session.user?.username).toBe('emeka');
  expect(authModal.activeAuthModal).toBeUndefined();
});

test.each([
  ['a first code', 'mobileNumber', () => beginByMobile('8011112222', 'sms')],
  ['another code', 'verifyNumber', () => sendCode(CONTACT)],
] as const)(
  '%s that was sent as the dialog closed leaves it closed and keeps no number',
  async (_, view, send) => {
    openAuth(view);
    const sending = send();
    closeAuth();
    await sending;
    expect(authModal.activeAuthModal).toBeUndefined();
    expect(keptContact()).toBeUndefined();
  },
);

test('a number that is proved late pulls nobody away from changing it', async () => {
  await sendCode(CONTACT);
  openAuth('verifyNumber');
  keepContact(CONTACT);
  const proving = verify(CONTACT, '123456');
  openAuth('mobileNumber');
  await proving;
  expect(authModal.activeAuthModal).toBe('mobileNumber');
});

test('a recovery that was closed stays closed, and forgets who asked', async () => {
  openAuth('forgotpassword');
  const asking = askForCode(ASKER);
  closeAuth();
  await asking;
  expect(authModal.activeAuthModal).toBeUndefined();
  expect(recovery.asker).toBeUndefined();
});

test('a password that was reset as the dialog closed opens no login', async () => {
  openAuth('forgotpassword');
  await askForCode(ASKER);
  expect(authModal.activeAuthModal).toBe('resetpassword');
  const resetting = reset('123456', 'NewPassw0rd');
  closeAuth();
  await resetting;
  expect(authModal.activeAuthModal).toBeUndefined();
});
