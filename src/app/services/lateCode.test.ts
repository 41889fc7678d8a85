// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

beforeEach(newPage);
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const lost = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

test('the code of an invitation that comes late still keeps it for the agent', async () => {
  vi.doMock('../../state/session/invitation.ts', lost);
  history.replaceState(null, '', '/?agent=AB12');
  const { followDevice } = await import('./followDevice.ts');
  followDevice();
  await vi.dynamicImportSettled();
  vi.doUnmock('../../state/session/invitation.ts');
  // The visitor has gone on before the network is back.
  history.replaceState(null, '', '/register');
  dispatchEvent(new Event('online'));
  const { authModal } = await import('../../state/session/authModal.ts');
  await until(() => expect(authModal.authModalConfig.agentCode).toBe('AB12'));
});

test('the channel opens once its code comes', async () => {
  const io = vi.fn(() => ({ io: { on: vi.fn(), opts: {} }, on: vi.fn(), onAny: vi.fn() }));
  vi.doMock('socket.io-client', lost);
  const { connectWithSession } = await import('../../state/session/realtimeSession.ts');
  const { beginSession } = await import('../../state/session/session.ts');
  beginSession({ token: 't0ken', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } });
  connectWithSession();
  await vi.dynamicImportSettled();
  vi.doMock('socket.io-client', () => ({ io }));
  dispatchEvent(new Event('online'));
  await until(() => expect(io).toHaveBeenCalled());
  expect(io.mock.calls).toMatchObject([[expect.any(String), { auth: { token: 't0ken' } }]]);
});
