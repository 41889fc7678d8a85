import 'fake-indexeddb/auto';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SupportNote } from '../../contract/support.ts';
import { env } from '../../env.ts';
import { connection } from '../../state/session/connection.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { session } from '../../state/session/session.ts';
import { until } from '../../testing/until.ts';
import { dropNote, sendWaiting, startSupport, support, writeNote } from './supportNotes.ts';

const BASE = 'http://api.test/api';
const RECEIPT = { noteId: 'OJ-000001', answerBy: '2026-11-22T12:00:00.000Z' };
const NOTE: SupportNote = { topic: 'complaint', text: 'My bet was settled as lost.', writtenAt: 0 };
const server = setupServer();
let keys: (string | null)[];

function answer(respond: () => Response): void {
  server.use(
    http.post(`${BASE}/support/note`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return respond();
    }),
  );
}

const settled = () =>
  until(() => expect([keys.length > 0, support.sending]).toEqual([true, []]), { interval: 5 });

beforeAll(async () => {
  env.apiBase = BASE;
  server.listen({ onUnhandledRequest: 'error' });
  connection.status = 'offline';
  await startSupport();
});
beforeEach(() => {
  keys = [];
  connection.status = 'offline';
});
afterEach(() => {
  forgetPlayer();
  server.resetHandlers();
});
afterAll(() => server.close());

test('written offline it waits, and goes out when the connection is back', async () => {
  writeNote(NOTE);
  expect(keys).toEqual([]);
  answer(() => HttpResponse.json(RECEIPT));
  connection.status = 'live';
  await settled();
  expect(support.written).toMatchObject([{ note: NOTE, receipt: { noteId: 'OJ-000001' } }]);
  sendWaiting();
  expect(keys).toHaveLength(1);
});

test('taken back while it waits it is never sent', async () => {
  writeNote(NOTE);
  dropNote(support.written[0]?.key ?? '');
  connection.status = 'live';
  sendWaiting();
  expect([support.written, support.sending]).toEqual([[], []]);
});

test.each([
  ['breaks', () => HttpResponse.error()],
  ['fails', () => HttpResponse.json({}, { status: 503 })],
])('a connection that %s: the same key goes again, so that it counts once', async (_, respond) => {
  connection.status = 'live';
  answer(respond);
  writeNote(NOTE);
  await settled();
  expect(support.written).toMatchObject([{ isTried: true }]);
  server.resetHandlers();
  answer(() => HttpResponse.json(RECEIPT));
  sendWaiting();
  await until(() => expect(support.written[0]?.receipt?.noteId).toBe('OJ-000001'));
  expect(new Set(keys).size).toBe(1);
});

test('a refusal is told and not sent again by itself', async () => {
  connection.status = 'live';
  answer(() => HttpResponse.json({ error: true, message: 'Too long' }, { status: 400 }));
  writeNote(NOTE);
  await settled();
  sendWaiting();
  expect(support.written).toMatchObject([{ refusal: 'Too long' }]);
  expect(keys).toHaveLength(1);
});

test('a guest who signs in while the note is being sent has its receipt', async () => {
  connection.status = 'live';
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    http.post(`${BASE}/support/note`, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      await onItsWay;
      return HttpResponse.json(RECEIPT);
    }),
  );
  writeNote(NOTE);
  session.owner = 'adaeze';
  arrive();
  await settled();
  expect(support.written).toMatchObject([{ receipt: { noteId: 'OJ-000001' } }]);
});
