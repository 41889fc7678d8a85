import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rawJson } from '../../testing/answers.ts';
import { Refused } from '../askPlainly.ts';
import { type PlainNetwork, plainNetwork } from './plainNetwork.ts';

let network: PlainNetwork;
let answer: () => Promise<Response>;
const changed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  changed.mockClear();
  answer = async () => rawJson({ here: true });
  vi.stubGlobal('fetch', () => answer());
  network = plainNetwork({ changed });
});
afterEach(() => {
  network.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('an answer is handed on, and a refusal is an answer too', async () => {
  expect(await network.ask('/x')).toEqual({ here: true });
  answer = async () => rawJson({}, 500);
  await expect(network.ask('/x')).rejects.toBeInstanceOf(Refused);
  expect(network.isOffline()).toBe(false);
});

test('without an answer there is no network, until a look finds one', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(network.ask('/x')).rejects.toBeInstanceOf(TypeError);
  expect(network.isOffline()).toBe(true);
  answer = async () => rawJson({});
  await vi.advanceTimersByTimeAsync(5000);
  expect(network.isOffline()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a server that takes the question and says nothing counts as none after 4.5 s', async () => {
  let say: (answer: Response) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      say = resolve;
    });
  const asked = network.ask('/x');
  vi.advanceTimersByTime(4400);
  expect(network.isOffline()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(network.isOffline()).toBe(true);
  say(rawJson({}));
  await asked;
  expect(network.isOffline()).toBe(false);
});

test('the phone says that the network is gone', () => {
  dispatchEvent(new Event('offline'));
  expect(network.isOffline()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
});

test('once stopped, it tells nothing', () => {
  network.stop();
  dispatchEvent(new Event('offline'));
  expect(changed).not.toHaveBeenCalled();
});
