import { createServer } from 'node:http';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkDemo, login, loginDemo } from '../contract/account/auth.ts';
import { listBets, placeMatchOddsBet } from '../contract/betting/bets.ts';
import { addDepositProof } from '../contract/cashier/deposits.ts';
import { getExposure } from '../contract/cashier/wallet.ts';
import { env } from '../env.ts';
import { abortCalls } from './abortCalls.ts';
import { call } from './call.ts';
import { CallError } from './callError.ts';
import { callHooks } from './callHooks.ts';

const BASE = 'http://api.test/api';
const server = setupServer();
const failed = vi.fn();
const unauthorised = vi.fn();

beforeAll(() => {
  env.apiBase = BASE;
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(callHooks, { token: () => 't0ken', failed, unauthorised });
});
afterEach(() => {
  server.resetHandlers();
  vi.clearAllMocks();
});
afterAll(() => server.close());

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error(`expected a CallError, got ${error}`);
  return error;
}

test('the token goes in the authorization header, money comes back in kobo', async () => {
  server.use(
    http.get(`${BASE}/bet/exposure/amount`, ({ request }) => {
      expect(request.headers.get('authorization')).toBe('t0ken');
      return HttpResponse.json({ exposureAmount: 1136.36, markets: [] });
    }),
  );
  expect(await call(getExposure, {})).toEqual({ exposureAmount: 113_636, markets: [] });
});

test('a guest sends no authorization header', async () => {
  callHooks.token = () => '';
  server.use(
    http.get(`${BASE}/app/demo`, ({ request }) => {
      expect(request.headers.has('authorization')).toBe(false);
      return HttpResponse.json({ hasDemoUsers: true });
    }),
  );
  expect(await call(checkDemo, {})).toEqual({ hasDemoUsers: true });
});

test('a call that takes nothing has no body, and is JSON by its header all the same', async () => {
  server.use(
    http.post(`${BASE}/login/demo`, async ({ request }) => {
      expect(request.headers.get('content-type')).toBe('application/json');
      expect(await request.text()).toBe('');
      const user = { id: 1, username: 'demo', name: 'Demo' };
      return HttpResponse.json({ token: 'd3mo', user });
    }),
  );
  expect((await call(loginDemo, {})).token).toBe('d3mo');
});

test('the query holds truthy values only', async () => {
  server.use(
    http.get(`${BASE}/bets`, ({ request }) => {
      expect(new URL(request.url).search).toBe('?group=open');
      return HttpResponse.json({ asOf: '2026-11-21T12:00:00.000Z', bets: [], total: 0 });
    }),
  );
  const answer = await call(listBets, { group: 'open', page: 0, reference: '' });
  expect(answer.asOf).toBe(Date.UTC(2026, 10, 21, 12));
});

test('a bet carries its key, naira and decimal odds', async () => {
  server.use(
    http.post(`${BASE}/bet/match/odds`, async ({ request }) => {
      expect(request.headers.get('idempotency-key')).toBe('key-1');
      expect(await request.json()).toMatchObject({ price: 2.5, stake: 1000 });
      return HttpResponse.json(
        { error: true, message: 'Market suspended', code: 'suspended' },
        { status: 409 },
      );
    }),
  );
  const bet = {
    gameId: 'c-1',
    marketId: 'm-1',
    runnerId: 'r-1',
    side: 'back',
    price: 250,
    stake: 100_000,
    version: 3,
    onPriceChange: 'none',
  } as const;
  const failure = await failureOf(call(placeMatchOddsBet, bet, { idempotencyKey: 'key-1' }));
  expect(failure).toMatchObject({
    kind: 'refused',
    code: 'suspended',
    message: 'Market suspended',
  });
  expect(failure.isUncertain).toBe(false);
});

test.each([
  ['a portal page', () => HttpResponse.html('<html>Pay for Wi-Fi</html>')],
  [
    'cut-off JSON',
    () => new HttpResponse('{"hasDemo', { headers: { 'content-type': 'application/json' } }),
  ],
  ['a wrong shape', () => HttpResponse.json({ hasDemoUsers: 'yes' })],
])('%s is not data', async (_, respond) => {
  server.use(http.get(`${BASE}/app/demo`, respond));
  expect(await failureOf(call(checkDemo, {}))).toMatchObject({ kind: 'unreadable' });
  expect(failed).toHaveBeenCalledOnce();
});

test('an empty answer is no data either, and is only logged', async () => {
  server.use(http.get(`${BASE}/app/demo`, () => new HttpResponse(null, { status: 204 })));
  expect(await failureOf(call(checkDemo, {}))).toMatchObject({ kind: 'empty' });
  expect(failed).not.toHaveBeenCalled();
  expect(console.warn).toHaveBeenCalledOnce();
});

test('a session that ends breaks off what it has asked, and says nothing of it', async () => {
  server.use(
    http.get(`${BASE}/bet/exposure/amount`, async () => {
      callHooks.token = () => '';
      abortCalls();
      await delay('infinite');
    }),
  );
  expect(await failureOf(call(getExposure, {}))).toMatchObject({ kind: 'network' });
  expect(failed).not.toHaveBeenCalled();
});

test('a read is tried once more after a 502, a write never', async () => {
  let reads = 0;
  let writes = 0;
  server.use(
    http.get(`${BASE}/app/demo`, () => {
      reads += 1;
      return reads === 1
        ? HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })
        : HttpResponse.json({ hasDemoUsers: false });
    }),
    http.post(`${BASE}/login`, () => {
      writes += 1;
      return HttpResponse.html('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' });
    }),
  );
  expect(await call(checkDemo, {})).toEqual({ hasDemoUsers: false });
  const failure = await failureOf(call(login, { username: 'ada', password: 'x' }));
  expect(failure).toMatchObject({ kind: 'server', message: 'Something went wrong: Bad Gateway' });
  expect([reads, writes]).toEqual([2, 1]);
});

test.each([
  ['a read', 10_000, () => call(checkDemo, {})],
  ['a write', 20_000, () => call(login, { username: 'ada', password: 'x' })],
])('%s that gets no answer is given up after %i ms', async (_, limitMs, ask) => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const asked = vi.fn();
  server.use(
    http.all(`${BASE}/*`, async () => {
      asked();
      limit.abort(new DOMException('too long', 'TimeoutError'));
      await delay('infinite');
    }),
  );
  expect(await failureOf(ask())).toMatchObject({
    kind: 'timeout',
    isUncertain: true,
    message: 'Something went wrong: the server did not answer in time',
  });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(limitMs);
  expect(asked).toHaveBeenCalledOnce();
  timeout.mockRestore();
});

test.each([
  ['a read is asked for once more', 2, () => call(checkDemo, {})],
  ['a write never', 1, () => call(login, { username: 'ada', password: 'x' })],
])('an answer that breaks off: %s', async (_, times, ask) => {
  let requests = 0;
  const cutting = createServer((_request, response) => {
    requests += 1;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    response.write('{"token', () => response.destroy());
  });
  await new Promise<void>((resolve) => cutting.listen(0, resolve));
  const address = cutting.address();
  env.apiBase = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  server.close();
  try {
    expect(await failureOf(ask())).toMatchObject({ kind: 'network', isUncertain: true });
  } finally {
    env.apiBase = BASE;
    server.listen({ onUnhandledRequest: 'error' });
    cutting.close();
  }
  expect(requests).toBe(times);
});

test('an error of our own code is not told as the network’s', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  // A header cannot hold a line break: nothing is sent.
  callHooks.token = () => 'to\nken';
  const failure = await failureOf(call(checkDemo, {}));
  expect(failure).toMatchObject({
    kind: 'ours',
    message: 'Something went wrong: an error in this app',
  });
  expect(logged).toHaveBeenCalledWith(expect.any(TypeError));
  logged.mockRestore();
});

test('a file under a limit for the whole is an error of ours, found before it is shipped', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const proof = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
  const options = { idempotencyKey: 'key-1' };
  const failure = await failureOf(call(addDepositProof, { depositId: 'D1', proof }, options));
  expect(failure.kind).toBe('ours');
  logged.mockRestore();
});

test('a browser without AbortSignal.any can call', async () => {
  const { any } = AbortSignal;
  Object.assign(AbortSignal, { any: undefined });
  server.use(http.get(`${BASE}/app/demo`, () => HttpResponse.json({ hasDemoUsers: true })));
  try {
    expect(await call(checkDemo, {})).toEqual({ hasDemoUsers: true });
  } finally {
    Object.assign(AbortSignal, { any });
  }
});

test('a call in another’s name carries that token, and survives the end of the session', async () => {
  server.use(
    http.get(`${BASE}/app/demo`, ({ request }) => {
      abortCalls();
      return HttpResponse.json({ hasDemoUsers: request.headers.get('authorization') === 'other' });
    }),
  );
  expect(await call(checkDemo, {}, { token: 'other' })).toEqual({ hasDemoUsers: true });
});

test('a broken connection is told apart from a refusal', async () => {
  server.use(http.post(`${BASE}/login`, () => HttpResponse.error()));
  const failure = await failureOf(call(login, { username: 'ada', password: 'x' }));
  expect(failure).toMatchObject({
    kind: 'network',
    isUncertain: true,
    message: 'Something went wrong: no connection',
  });
});

test('a call with one effect needs a key, or it does not compile', () => {
  // @ts-expect-error without options
  const bare = () => call(placeMatchOddsBet, {});
  // @ts-expect-error without a key
  const keyless = () => call(placeMatchOddsBet, {}, { quiet: true });
  const read = () => call(checkDemo, {});
  expect([bare, keyless, read]).toHaveLength(3);
});

test.each([
  [{ message: 'Wrong password' }, 'Wrong password'],
  [{ errorMessage: 'Wrong password' }, 'Wrong password'],
  [{ message: null, errorMessage: 'Wrong password' }, 'Wrong password'],
  // A server of another make: each field is read for itself.
  [{ error: true, code: 1001, message: 'Wrong password' }, 'Wrong password'],
  [{ message: 'Wrong password', errorMessage: null }, 'Wrong password'],
  [{ message: 'Wrong password', fields: [] }, 'Wrong password'],
  [{ message: 'Wrong password', fields: { username: 7 } }, 'Wrong password'],
  [{ error: 1, message: 'Wrong password' }, 'Wrong password'],
  [{}, 'Something went wrong: Bad Request'],
])('the answer %j is shown as %s', async (body, text) => {
  server.use(
    http.post(`${BASE}/login`, () =>
      HttpResponse.json(body, { status: 400, statusText: 'Bad Request' }),
    ),
  );
  await failureOf(call(login, { username: 'ada', password: 'x' }));
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: text }));
});

test('a caller that shows the failure itself gets no toast', async () => {
  server.use(http.post(`${BASE}/login`, () => HttpResponse.json({}, { status: 400 })));
  await failureOf(call(login, { username: 'ada', password: 'x' }, { quiet: true }));
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ['with error true and the token held', { error: true }, 't0ken', 1],
  ['with a code that is a number', { error: true, code: 401, message: 'Over' }, 't0ken', 1],
  ['without error true', { message: 'Wrong password' }, 't0ken', 0],
  ['that a guest gets', { error: true }, '', 0],
])('a 401 %s', async (_, body, token, times) => {
  callHooks.token = () => token;
  server.use(http.post(`${BASE}/login`, () => HttpResponse.json(body, { status: 401 })));
  await failureOf(call(login, { username: 'ada', password: 'x' }));
  expect(unauthorised).toHaveBeenCalledTimes(times);
});

test('a 401 for a token that was given up meanwhile ends nothing', async () => {
  server.use(
    http.get(`${BASE}/bet/exposure/amount`, () => {
      callHooks.token = () => 'the next one';
      return HttpResponse.json({ error: true }, { status: 401 });
    }),
  );
  await failureOf(call(getExposure, {}));
  expect(unauthorised).not.toHaveBeenCalled();
});

test.each([
  ['17', 17],
  ['Sat, 21 Nov 2026 20:41:00 GMT', 0],
  [undefined, 0],
])('a refusal that passes says after how many seconds: %s', async (header, seconds) => {
  const headers = header === undefined ? {} : { 'retry-after': header };
  server.use(http.post(`${BASE}/login`, () => HttpResponse.json({}, { status: 429, headers })));
  const error = await failureOf(call(login, { username: 'a', password: 'b' }));
  expect(error.retryAfterSeconds).toBe(seconds);
});

test('a server that asks for fewer calls is not asked at once again', async () => {
  let calls = 0;
  server.use(
    http.get(`${BASE}/bet/exposure/amount`, () => {
      calls += 1;
      return HttpResponse.json({}, { status: 429, headers: { 'retry-after': '30' } });
    }),
  );
  await failureOf(call(getExposure, {}));
  expect(calls).toBe(1);
});
