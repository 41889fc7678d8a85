import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAuth } from './authModal.ts';
import { keepContact, keptContact } from './contact.ts';
import { forgetPlayer } from './privateState.ts';

const KEY = 'mobile_details';
const PHONE = { mobile: '8031234567', country_code: '234', channel: 'voice' } as const;
const MINUTE_MS = 60_000;

const values = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  });
});
afterEach(() => {
  values.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([PHONE, { email: 'ngọzi@example.com' }])(
  'what a step keeps the next one reads',
  (contact) => {
    keepContact(contact, 5);
    expect(keptContact()).toMatchObject({ contact, resendAt: 5 });
  },
);

test('it is base64, as the specification has it', () => {
  keepContact(PHONE);
  expect(decodeURIComponent(atob(values.get(KEY) ?? ''))).toContain('8031234567');
});

test.each(['', 'not base64 !', btoa('{}'), btoa('{"contact":{"mobile":"1"}}'), btoa('%')])(
  'what cannot be decoded is dropped: %j',
  (text) => {
    values.set(KEY, text);
    expect(keptContact()).toBeUndefined();
    expect(values.has(KEY)).toBe(false);
  },
);

test.each([
  ['after a quarter of an hour', () => vi.advanceTimersByTime(15 * MINUTE_MS)],
  ['when the dialog closes', closeAuth],
  ['with a sign-out', forgetPlayer],
])('it goes %s', (_, act) => {
  keepContact(PHONE);
  vi.advanceTimersByTime(14 * MINUTE_MS);
  expect(values.has(KEY)).toBe(true);
  act();
  expect(values.has(KEY)).toBe(false);
});

test('it goes after a start, too: its age is its own', () => {
  keepContact(PHONE);
  const kept = values.get(KEY) ?? '';
  vi.advanceTimersByTime(16 * MINUTE_MS);
  values.set(KEY, kept);
  expect(keptContact()).toBeUndefined();
  expect(values.has(KEY)).toBe(false);
});
