import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { TEST_START } from '../../../mocks/hosts/testStart.ts';
import { callHooks } from '../../api/callHooks.ts';
import { getProfile } from '../../contract/account/account.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession, session } from '../../state/session/session.ts';
import { answerOf } from '../../testing/answers.ts';
import { until } from '../../testing/until.ts';
import { startServices } from './startServices.ts';

// Simulates a network that lets no socket through.
vi.mock('./followToken.ts', () => ({ followToken: () => undefined }));

const PROFILE = {
  id: 7,
  username: 'adaeze',
  name: 'Adaeze Obi',
  isDemo: false,
  kycStatus: 'approved',
  registeredAt: TEST_START,
} as const;

const asked: (string | null)[] = [];
vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
  if (!String(url).endsWith('/profile')) return new Response('{}', { status: 503 });
  asked.push(new Headers(init?.headers).get('authorization'));
  return answerOf(getProfile, PROFILE);
});

afterEach(forgetPlayer);

test('who signs in has a profile at once, without waiting for the channel', async () => {
  callHooks.token = () => session.token;
  startServices();
  expect(asked).toEqual([]);
  const { id, username, name, isDemo } = PROFILE;
  beginSession({ token: 't0ken', user: { id, username, name, isDemo } });
  await until(() => expect(session.userProfile).toMatchObject({ kycStatus: 'approved' }));
  expect(asked).toEqual(['t0ken']);
  forgetPlayer();
  await Promise.resolve();
  expect(asked).toHaveLength(1);
});
