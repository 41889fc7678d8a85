import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadRequest } from './uploadRequest.ts';

const MB = 1_000_000;

/** The part of XMLHttpRequest that an upload uses. The test decides what happens. */
class FakeRequest {
  static last: FakeRequest;
  status = 200;
  statusText = 'OK';
  responseText = '{"ok":true}';
  isAborted = false;
  upload: { onprogress?: (at: { loaded: number; total: number }) => void; onload?: () => void } =
    {};
  onprogress?: () => void;
  onload?: () => void;
  onloadend?: () => void;
  onerror?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  getResponseHeader(name: string) {
    return name === 'content-type' ? 'application/json' : null;
  }
  abort() {
    this.isAborted = true;
    this.onloadend?.();
  }
  answer() {
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin() {
  const shares: number[] = [];
  const stop = new AbortController();
  const send = uploadRequest((share) => shares.push(share));
  const answer = send('/deposit/create', { method: 'POST', signal: stop.signal }, 0);
  const outcome = answer.then(
    ({ status }) => status,
    (error) => error.name,
  );
  return { shares, stop, outcome, request: FakeRequest.last };
}

test('1.2 MB at 15 kB/s arrive, although it takes 80 seconds', async () => {
  const { shares, outcome, request } = begin();
  const total = 1.2 * MB;
  for (let loaded = 150_000; loaded <= total; loaded += 150_000) {
    await vi.advanceTimersByTimeAsync(10_000);
    request.upload.onprogress?.({ loaded, total });
  }
  request.upload.onload?.();
  await vi.advanceTimersByTimeAsync(10_000);
  request.answer();
  expect(await outcome).toBe(200);
  expect(shares.at(-1)).toBe(1);
});

test('what the phone has taken into its own buffers at once has its time as well', async () => {
  const { outcome, request } = begin();
  request.upload.onprogress?.({ loaded: 1, total: 1 });
  request.upload.onload?.();
  await vi.advanceTimersByTimeAsync(80_000);
  request.answer();
  expect(await outcome).toBe(200);
});

test.each([
  ['on its way', 30_000, () => undefined],
  ['for the answer', 120_000, (request: FakeRequest) => request.upload.onload?.()],
])('without a sign of life %s for %i ms it is given up', async (_, limitMs, happen) => {
  const { outcome, request } = begin();
  happen(request);
  await vi.advanceTimersByTimeAsync(limitMs - 1);
  expect(request.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('TimeoutError');
  expect(request.isAborted).toBe(true);
});

test('it can be stopped', async () => {
  const { stop, outcome, request } = begin();
  stop.abort();
  expect(await outcome).toBe('AbortError');
  expect(request.isAborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
