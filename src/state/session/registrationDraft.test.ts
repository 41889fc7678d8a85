import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../testing/newPage.ts';

const tab = new Map<string, string>();
const phone = new Map<string, string>();
const storage = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});

beforeEach(() => {
  vi.useFakeTimers();
  tab.clear();
  phone.clear();
  vi.stubGlobal('sessionStorage', storage(tab));
  vi.stubGlobal('localStorage', storage(phone));
  vi.stubGlobal(
    'FormData',
    class {
      fields: Map<string, string>;
      constructor(form: unknown) {
        this.fields = form as Map<string, string>;
      }
      get(name: string) {
        return this.fields.get(name) ?? null;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Reloads the page, which starts from what storage holds. */
async function openPage() {
  newPage();
  const [draft, modal, contact] = await Promise.all([
    import('./registrationDraft.ts'),
    import('./authModal.ts'),
    import('./contact.ts'),
  ]);
  return { ...draft, ...modal, ...contact, resume: draft.resumeRegistration };
}

const CONTACT = { mobile: '8011112222', country_code: '234', channel: 'sms' } as const;
const form = (fields: Record<string, string>) =>
  new Map(Object.entries(fields)) as unknown as HTMLFormElement;

test.each(['verifyNumber', 'register'] as const)(
  'a reload at %s comes back to it, with the number',
  async (step) => {
    const page = await openPage();
    page.keepContact(CONTACT, Date.now() + 30_000);
    page.keepStep(step);
    const next = await openPage();
    next.resume();
    expect(next.authModal.activeAuthModal).toBe(step);
    expect(next.keptContact()?.contact).toEqual(CONTACT);
  },
);

test('what was typed is there again, and neither password nor code was written anywhere', async () => {
  const page = await openPage();
  page.keepContact(CONTACT);
  page.keepStep('register');
  page.keepTyped(
    form({
      name: 'Ngozi',
      username: 'ngozi',
      limit: '5,000',
      limit_period: 'week',
      password: 'Geheim1!',
      confirm: 'Geheim1!',
      otp: '918273',
    }),
  );
  const next = await openPage();
  next.resume();
  expect(next.typedBefore('name')).toBe('Ngozi');
  expect(next.typedBefore('username')).toBe('ngozi');
  expect(next.typedBefore('limit')).toBe('5,000');
  expect(next.typedBefore('limit_period')).toBe('week');
  expect(JSON.stringify([...tab, ...phone])).not.toMatch(/Geheim|918273/);
});

test.each([
  ['the dialog was closed', (page: Awaited<ReturnType<typeof openPage>>) => page.closeAuth()],
  [
    'another view was opened',
    (page: Awaited<ReturnType<typeof openPage>>) => page.keepStep('login'),
  ],
  ['a quarter of an hour has passed', () => vi.advanceTimersByTime(15 * 60_000)],
  ['the number is known no more', () => phone.clear()],
  ['it is damaged', () => tab.set('oja:registration', '{"step":"password"}')],
] as const)('nothing comes back once %s', async (_, happen) => {
  const page = await openPage();
  page.keepContact(CONTACT);
  page.keepStep('verifyNumber');
  happen(page);
  const next = await openPage();
  next.resume();
  expect(next.authModal.activeAuthModal).toBeUndefined();
});

test.each([
  ['mobileNumber', 'verifyNumber'],
  ['login', 'login'],
  ['forgotpassword', 'forgotpassword'],
  ['FORGOT_PASSWORD_EMAIL', 'FORGOT_PASSWORD_EMAIL'],
  ['resetpassword', 'resetpassword'],
] as const)('at an address that has opened %s, %s is shown', async (opened, shown) => {
  const page = await openPage();
  page.keepContact(CONTACT);
  page.keepStep('verifyNumber');
  const next = await openPage();
  next.openAuth(opened);
  // The dialog records what it shows before the step is taken up again.
  if (opened === 'mobileNumber') next.keepStep(opened);
  next.resume();
  expect(next.authModal.activeAuthModal).toBe(shown);
});
