import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authModal } from './authModal.ts';
import { forgetInvitation, readInvitation } from './invitation.ts';
import { forgetPlayer } from './privateState.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  authModal.authModalConfig = {};
});

/** Opens the app again, with nothing in memory. */
function open(search: string, referrer = ''): void {
  authModal.authModalConfig = {};
  vi.stubGlobal('document', { referrer });
  readInvitation(search, `https://oja.test/register${search}`);
}

test.each(['?agent=LAGOS10', '?ref=LAGOS10', '?agent_code=LAGOS10', '?x=1&agent=%20LAGOS10'])(
  'the code of %s is taken',
  (search) => {
    open(search);
    expect(authModal.authModalConfig).toEqual({
      agentCode: 'LAGOS10',
      source: `https://oja.test/register${search}`,
    });
  },
);

test('the page before is the source, where there was one', () => {
  open('?agent=LAGOS10', 'https://chat.example/x');
  expect(authModal.authModalConfig.source).toBe('https://chat.example/x');
});

test.each(['', '?agent=', '?agent=<b>x</b>', `?agent=${'A'.repeat(31)}`])(
  '%j invites nobody',
  (search) => {
    open(search);
    expect(authModal.authModalConfig).toEqual({});
  },
);

test('a reload keeps code and source for a quarter of an hour; another link takes their place', () => {
  open('?agent=LAGOS10', 'https://chat.example/x');
  vi.advanceTimersByTime(15 * 60_000 - 1);
  open('');
  const invitation = { agentCode: 'LAGOS10', source: 'https://chat.example/x' };
  expect(authModal.authModalConfig).toEqual(invitation);
  open('?ref=ABUJA7');
  expect(authModal.authModalConfig.agentCode).toBe('ABUJA7');
  vi.advanceTimersByTime(15 * 60_000);
  open('');
  expect(authModal.authModalConfig).toEqual({});
  expect(kept.size).toBe(0);
});

test.each([
  ['a registration', forgetInvitation],
  ['a sign-out', forgetPlayer],
])('%s ends it', (_, end) => {
  open('?agent=LAGOS10');
  end();
  expect(authModal.authModalConfig).toEqual({});
  open('');
  expect(authModal.authModalConfig).toEqual({});
});

test.each(['', '{', '{"agentCode":5}', '[]'])('what is kept as %j invites nobody', (text) => {
  kept.set('oja:invitation', text);
  open('');
  expect(authModal.authModalConfig).toEqual({});
});

test('where storage is blocked the code holds until the next reload', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  open('?agent=LAGOS10');
  expect(authModal.authModalConfig.agentCode).toBe('LAGOS10');
  open('');
  expect(authModal.authModalConfig).toEqual({});
});
