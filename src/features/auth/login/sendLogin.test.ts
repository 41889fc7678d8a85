import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../api/call.ts';
import type { CallError } from '../../../api/callError.ts';
import { answeredBy } from '../../../api/sendRequest.ts';
import { login } from '../../../contract/account/auth.ts';
import { shownBefore } from '../../../lib/shownBefore.ts';
import { rawJson } from '../../../testing/answers.ts';
import { sendLogin } from './sendLogin.ts';

const FIELDS = { username: ' adaeze ', password: ' Passw0rd1 ' };
const REFUSAL = { message: 'Wrong username or password' };

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset().mockImplementation(async () => rawJson(REFUSAL, 401));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  shownBefore.sentLogin = undefined;
  vi.unstubAllGlobals();
});

const told = ([url, request]: Parameters<typeof fetch>) => ({
  url: String(url),
  method: request?.method,
  headers: Object.fromEntries(new Headers(request?.headers)),
  body: request?.body,
});

const failureOf = (calling: Promise<unknown>) =>
  calling.then(
    () => expect.fail('it was answered'),
    (error: CallError) => error,
  );

test.each([' Passw0rd1 ', 'Ọ́lájídé1'.normalize('NFD')])(
  'a login with %j is sent as the contract sends it',
  async (password) => {
    sendLogin({ ...FIELDS, password });
    const input = { username: 'adaeze', password };
    await failureOf(call(login, input, { quiet: true }));
    const [before, after] = send.mock.calls.map(told);
    expect(before).toEqual(after);
    expect(before?.body).toContain(password.normalize('NFC'));
  },
);

const takeAnswer = () => {
  const { response } = shownBefore.sentLogin ?? expect.fail('none was sent');
  return failureOf(call(login, FIELDS, { quiet: true, send: answeredBy(response) }));
};

test.each<[string, () => Promise<Response>, Partial<CallError>]>([
  ['a refusal', async () => rawJson(REFUSAL, 401), { kind: 'turned-away', status: 401 }],
  ['an answer that is none', async () => rawJson({ token: 7 }), { kind: 'unreadable' }],
  ['a lost network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
  [
    'a server that says nothing',
    () => Promise.reject(new DOMException('', 'TimeoutError')),
    { kind: 'timeout' },
  ],
])('%s is told by the call that takes the answer, which sends nothing', async (_, answer, told) => {
  send.mockImplementation(answer);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sendLogin(FIELDS);
  expect(await takeAnswer()).toMatchObject(told);
  expect(send).toHaveBeenCalledOnce();
});

test('it waits for the server no longer than any call that writes', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  sendLogin(FIELDS);
  void failureOf(call(login, FIELDS, { quiet: true }));
  const [before, after] = timeout.mock.calls;
  expect(before).toEqual(after);
});
