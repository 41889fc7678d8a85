import { afterEach, expect, test, vi } from 'vitest';
import { authModal } from './authModal.ts';
import { readInvitation } from './invitation.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  authModal.authModalConfig = {};
});

function open(search: string, referrer = ''): void {
  vi.stubGlobal('location', { search, href: `https://oja.test/register${search}` });
  vi.stubGlobal('document', { referrer });
  readInvitation();
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
