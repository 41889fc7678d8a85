import { afterEach, expect, test, vi } from 'vitest';
import { forgetPlayer } from '../session/privateState.ts';
import { beginSession, session } from '../session/session.ts';
import { refreshBalance } from './balance.ts';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../../realtime/transport.ts', () => ({ ask }));

const PURSES = { balance: 1234, cash: 0, coins: 0, sports: 0, wicket: 0 };
const USER = { id: 7, username: 'adaeze', name: 'Adaeze', isDemo: false };

afterEach(() => forgetPlayer());

test.each([
  ['success', 1234],
  ['error', 0],
])('an answer of get:balance with status %s leaves %i kobo', async (status, kobo) => {
  beginSession({ token: 't', user: USER }, false);
  ask.mockResolvedValueOnce({ status, data: PURSES });
  await refreshBalance();
  expect(session.wallet.balance).toBe(kobo);
});
