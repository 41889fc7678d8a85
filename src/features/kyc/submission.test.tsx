import 'fake-indexeddb/auto';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DOCUMENT_PROBLEMS } from '../../domain/account/documentProblem.ts';
import { env } from '../../env.ts';
import { reloadHeld } from '../../lib/holdReload.ts';
import { connection } from '../../state/session/connection.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession } from '../../state/session/session.ts';
import { kycForm, nextStep, problemsOf } from './kycForm.ts';
import { kycStatus } from './kycStatus.ts';
import { cancel, followConnection, resume, send, submission } from './submission.ts';

const BASE = 'http://api.test/api';
const server = setupServer();

/** What the server has, and what it was sent. */
let status: 'none' | 'pending';
let keys: (string | null)[];

const kyc = () => HttpResponse.json({ status, unlocks: ['Withdrawals'] });
const take = () => {
  status = 'pending';
  return kyc();
};

function answer(respond: () => Response): void {
  server.use(
    http.post(`${BASE}/kyc`, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return respond();
    }),
  );
}

const phase = (expected: string) =>
  vi.waitFor(() => expect(submission.phase.is).toBe(expected), { interval: 5 });

beforeAll(() => {
  env.apiBase = BASE;
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  status = 'none';
  keys = [];
  connection.status = 'live';
  server.use(
    http.get(`${BASE}/kyc`, kyc),
    http.get(`${BASE}/profile`, () => HttpResponse.json({}, { status: 503 })),
  );
  beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } });
  Object.assign(kycForm, {
    step: 'send',
    documentType: 'drivinglicense',
    birthDate: '1998-01-15',
    front: { isBusy: false, file: new File(['%PDF-'], 'front.pdf', { type: 'application/pdf' }) },
  });
});
afterEach(() => {
  forgetPlayer();
  server.resetHandlers();
});
afterAll(() => server.close());

test('two taps in the same instant send once, and what was typed is gone after it', async () => {
  answer(take);
  send();
  send();
  await vi.waitFor(() => expect(kycStatus.state.data?.status).toBe('pending'));
  expect(keys).toHaveLength(1);
  expect([kycForm.birthDate, kycForm.front.file]).toEqual(['', undefined]);
});

test('after a broken connection it goes on with the same file and the same key', async () => {
  answer(() => HttpResponse.error());
  send();
  await phase('waiting');
  expect(submission.phase).toEqual({ is: 'waiting', why: 'broken' });
  answer(take);
  await resume();
  expect(kycStatus.state.data?.status).toBe('pending');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('when only the answer was lost, what arrived is found and nothing is sent again', async () => {
  answer(() => {
    take();
    return HttpResponse.error();
  });
  send();
  await phase('waiting');
  await resume();
  expect(keys).toHaveLength(1);
  expect(kycStatus.state.data?.status).toBe('pending');
  expect(submission.phase.is).toBe('editing');
});

test('while it cannot be found out, nothing is sent', async () => {
  answer(() => HttpResponse.error());
  send();
  await phase('waiting');
  server.use(http.get(`${BASE}/kyc`, () => HttpResponse.error()));
  await resume();
  expect(submission.phase.is).toBe('waiting');
  expect(keys).toHaveLength(1);
});

test('offline it waits, and goes when the network is back', async () => {
  followConnection();
  answer(take);
  connection.status = 'offline';
  send();
  expect(submission.phase).toEqual({ is: 'waiting', why: 'offline' });
  expect(keys).toEqual([]);
  expect(reloadHeld()).toContain('Your document is being sent.');
  connection.status = 'live';
  await vi.waitFor(() => expect(kycStatus.state.data?.status).toBe('pending'));
  expect(keys).toHaveLength(1);
  await vi.waitFor(() => expect(reloadHeld()).toBeUndefined());
});

test('taken back, it is not sent, and another intent has another key', async () => {
  connection.status = 'offline';
  send();
  cancel();
  expect(submission.phase.is).toBe('editing');
  connection.status = 'live';
  answer(() => HttpResponse.error());
  send();
  await phase('waiting');
  cancel();
  answer(take);
  send();
  await vi.waitFor(() => expect(kycStatus.state.data?.status).toBe('pending'));
  expect(new Set(keys).size).toBe(2);
});

test.each([
  ['of ours', { code: 'file-too-large', message: 'Too big', fields: { front: 'Too big' } }],
  ['of a proxy', {}],
])('a 413 %s has the words of the check on the phone, and the file stays', async (_, body) => {
  answer(() => HttpResponse.json(body, { status: 413 }));
  send();
  await vi.waitFor(() => expect(submission.problem).toBe(DOCUMENT_PROBLEMS['too-large']));
  expect(kycForm.front.file).toBeInstanceOf(File);
  expect(kycForm.step).toBe('fields' in body ? 'pictures' : 'send');
});

test.each([
  ['document', {}, ['documentType', 'birthDate']],
  ['document', { documentType: 'pancard', birthDate: '2015-01-01' }, ['docId', 'birthDate']],
  ['document', { documentType: 'passport', birthDate: '1998-01-15' }, []],
  ['pictures', { documentType: 'passport' }, ['front', 'back']],
  ['pictures', { documentType: 'drivinglicense' }, ['front']],
] as const)('the step %s with %j lacks %j', (step, given, fields) => {
  forgetPlayer();
  const form = { ...kycForm, step, ...given };
  expect(Object.keys(problemsOf(form, Date.parse('2026-11-21')))).toEqual(fields);
});

test('a step is left when nothing is to be mended', () => {
  forgetPlayer();
  nextStep();
  expect([kycForm.step, Object.keys(kycForm.errors).length]).toEqual(['document', 2]);
  Object.assign(kycForm, { documentType: 'drivinglicense', birthDate: '1998-01-15' });
  nextStep();
  expect([kycForm.step, Object.keys(kycForm.errors).length]).toEqual(['pictures', 0]);
});
