import 'fake-indexeddb/auto';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { env } from '../../../env.ts';
import { connection } from '../../../state/session/connection.ts';
import { until } from '../../../testing/until.ts';
import { sendDeposit } from './depositRequests.ts';
import { SendProof } from './SendProof.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const BASE = 'http://api.test/api';
const PROOF = new File(['%PDF-1.4 %%EOF'], 'receipt.pdf', { type: 'application/pdf' });
const GATEWAY = {
  code: 'ng_opay',
  name: 'OPay',
  kind: 'deposit' as const,
  paymentId: 'wallet' as const,
  min: 0,
  max: 1,
  feePercent: 0,
  feeFixed: 0,
  time: '',
  status: 'working' as const,
};
const NONE = { asOf: '2026-11-21T12:00:00.000Z', deposits: [], total: 0, netDeposits: 0 };
const server = setupServer();
/** Keys of the calls, by path. */
let keys: (string | null)[];
let uploads: number;

let page: HTMLElement;
let root: Root;

function answer(path: string, respond: () => Response) {
  server.use(
    http.post(BASE + path, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return respond();
    }),
  );
}
const refused = () => HttpResponse.json({ message: 'Not today' }, { status: 422 });

beforeAll(() => {
  env.apiBase = BASE;
  server.listen({ onUnhandledRequest: 'error' });
  vi.stubGlobal(
    'XMLHttpRequest',
    new Proxy(XMLHttpRequest, {
      construct(Target) {
        uploads += 1;
        return new Target();
      },
    }),
  );
});
beforeEach(() => {
  keys = [];
  connection.status = 'live';
  uploads = 0;
  server.use(http.get(`${BASE}/deposit/get`, () => HttpResponse.json(NONE)));
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  connection.status = 'off';
  server.resetHandlers();
});
afterAll(() => server.close());

test.each([
  ['with a receipt goes by the upload, which has no limit for the whole', { proof: PROOF }, 1],
  ['without one does not', {}, 0],
])('a deposit %s', async (_, more, times) => {
  answer('/deposit/create', refused);
  const input = { gateway: 'ng_opay', amount: 5_000_00, ...more };
  const upload = { onProgress: vi.fn(), signal: new AbortController().signal };
  await expect(sendDeposit(GATEWAY, input, 'key', upload)).rejects.toThrow('Not today');
  expect(uploads).toBe(times);
  expect(keys).toEqual(['key']);
});

test('a deposit whose receipt is stopped counts as one whose answer was lost', async () => {
  answer('/deposit/create', refused);
  const input = { gateway: 'ng_opay', amount: 5_000_00, proof: PROOF };
  const upload = { onProgress: vi.fn(), signal: AbortSignal.abort() };
  await expect(sendDeposit(GATEWAY, input, 'key', upload)).rejects.toMatchObject({
    isUncertain: true,
  });
});

const button = (text: string) =>
  [...page.querySelectorAll('button')].find((item) => item.textContent === text);
/** Waits outside of `act`, because what is rendered inside a failing one is lost. */
const settles = (isSo: () => boolean) =>
  until(async () => {
    await act(async () => undefined);
    expect(isSo()).toBe(true);
  });
const shows = (text: string) => settles(() => page.textContent?.includes(text) === true);
const isReady = () => button('Send the receipt')?.disabled === false;

async function choose(file: File) {
  const input = page.querySelector<HTMLInputElement>('input:not([capture])');
  await act(async () => {
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settles(isReady);
}

test('the same receipt is sent again under the same key, another under another', async () => {
  answer('/deposit/proof', refused);
  await act(async () => root.render(<SendProof depositId="D1" />));
  await choose(PROOF);
  for (const times of [1, 2]) {
    await act(async () => button('Send the receipt')?.click());
    await until(() => expect(keys).toHaveLength(times));
    await shows('Not today. Your receipt is still selected');
    await settles(isReady);
  }
  expect(uploads).toBe(2);
  await choose(new File(['%PDF-1.7 %%EOF'], 'other.pdf', { type: 'application/pdf' }));
  await act(async () => button('Send the receipt')?.click());
  await until(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what is on its way can be stopped, and the receipt stays', async () => {
  answer('/deposit/proof', () => new Response(new ReadableStream()));
  await act(async () => root.render(<SendProof depositId="D1" />));
  await choose(PROOF);
  await act(async () => button('Send the receipt')?.click());
  await shows('Stop sending');
  await act(async () => button('Stop sending')?.click());
  await shows('You stopped the upload. Your receipt is still selected');
});
