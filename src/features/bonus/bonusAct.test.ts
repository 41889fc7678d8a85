import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { env } from '../../env.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { until } from '../../testing/until.ts';
import { actOn, bonusAct, recheckAct } from './bonusAct.ts';

const BASE = 'http://api.test/api';
const server = setupServer();

/** The server's status, and the keys of the calls. */
let status: string;
let keys: (string | null)[];

const bonus = () => ({
  bonusId: 'C1',
  offer: 'signup',
  title: 'Sign-up bonus',
  status,
  amount: 1000,
  released: 0,
  parts: 1,
  partsReleased: 0,
  wagered: 0,
  wageringRequired: 3000,
  minOdds: 1.5,
  contributionPercent: { exchange: 100 },
  termsVersion: '1.0',
  terms: [],
});
const list = () => HttpResponse.json({ asOf: '2026-11-21T19:42:00.000Z', bonuses: [bonus()] });

function answer(act: 'take' | 'cancel', respond: () => Response): void {
  server.use(
    http.post(`${BASE}/bonus/claims/${act}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return respond();
    }),
  );
}

const becomes = (next: string) => () => {
  status = next;
  return HttpResponse.json({ bonus: bonus() });
};
const phase = (expected: string) =>
  until(() => expect(bonusAct.phase.is).toBe(expected), { interval: 5 });

beforeAll(() => {
  env.apiBase = BASE;
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  status = 'available';
  keys = [];
  server.use(
    http.get(`${BASE}/bonus/claims`, list),
    http.get(`${BASE}/bonus/claims/stats`, () => HttpResponse.error()),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  forgetPlayer();
  server.resetHandlers();
});
afterAll(() => server.close());

test('two taps take it once, and the list shows it at once', async () => {
  await bonuses.refresh();
  answer('take', becomes('active'));
  actOn('C1', 'take');
  actOn('C1', 'take');
  await phase('done');
  expect(keys).toHaveLength(1);
  expect(bonuses.state.data?.bonuses[0]?.status).toBe('active');
});

test.each([
  ['take', 'available', 'active'],
  ['cancel', 'active', 'cancelled'],
] as const)('when the answer to %s is lost, it is found out by reading', async (act, from, to) => {
  status = from;
  answer(act, () => {
    becomes(to)();
    return HttpResponse.error();
  });
  actOn('C1', act);
  await phase('done');
  expect(keys).toHaveLength(1);
});

test('while nothing can be read it stays unknown, and nothing is sent', async () => {
  answer('take', () => HttpResponse.error());
  server.use(http.get(`${BASE}/bonus/claims`, () => HttpResponse.error()));
  actOn('C1', 'take');
  await until(() => expect(bonusAct.phase).toEqual({ is: 'checking', isUnanswered: true }));
  actOn('C1', 'take');
  status = 'active';
  server.use(http.get(`${BASE}/bonus/claims`, list));
  recheckAct();
  await phase('done');
  expect(keys).toHaveLength(1);
});

test('a refusal says why, and the next try is another intent', async () => {
  const refused = { error: true, code: 'kyc-needed', message: 'Verify your identity' };
  answer('take', () => HttpResponse.json(refused, { status: 422 }));
  actOn('C1', 'take');
  await until(() => expect(bonusAct.phase).toMatchObject({ problem: { code: 'kyc-needed' } }));
  answer('take', becomes('active'));
  actOn('C1', 'take');
  await phase('done');
  expect(new Set(keys).size).toBe(2);
});
