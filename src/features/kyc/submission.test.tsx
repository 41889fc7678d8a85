import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getKyc, submitKyc } from '../../contract/account/kyc.ts';
import { DOCUMENT_PROBLEMS } from '../../domain/account/documentProblem.ts';
import { reloadHeld } from '../../lib/holdReload.ts';
import { connection } from '../../state/session/connection.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { kycForm, nextStep, problemsOf } from './kycForm.ts';
import { kycStatus } from './kycStatus.ts';
import { cancel, resume, resumeWhenOnline, send, submission } from './submission.ts';

const MATCH = 'POST /kyc';
const PDF = new File(['%PDF-'], 'front.pdf', { type: 'application/pdf' });

let network: Network;

const breakConnection = () => network.run('fault', { match: MATCH, network: true });
const mendConnection = () => network.run('fault', { clear: true });

/** The keys of the submissions, oldest first. */
const keys = async () => (await network.sent(submitKyc)).map(({ key }) => key);
const phase = (expected: string) => waitFor(() => expect(submission.phase.is).toBe(expected));
const arrived = () => waitFor(() => expect(kycStatus.state.data?.status).toBe('pending'));

beforeEach(async () => {
  network = openNetwork();
  network.run('app', { reviews: 'manual' });
  // Emeka's identity is not verified yet.
  await network.signIn('emeka');
  Object.assign(kycForm, {
    step: 'send',
    documentType: 'drivinglicense',
    birthDate: '1998-01-15',
    front: { isBusy: false, file: PDF },
  });
});

test('two taps in the same instant send once, and what was typed is gone after it', async () => {
  send();
  send();
  await arrived();
  expect(network.calls(submitKyc)).toBe(1);
  expect([kycForm.birthDate, kycForm.front.file]).toEqual(['', undefined]);
});

test('after a broken connection it goes on with the same file and the same key', async () => {
  breakConnection();
  send();
  await phase('waiting');
  expect(submission.phase).toEqual({ is: 'waiting', why: 'broken' });
  mendConnection();
  await resume();
  expect(kycStatus.state.data?.status).toBe('pending');
  const sent = await network.sent(submitKyc);
  expect(sent.map(({ input }) => input.front?.name)).toEqual([PDF.name, PDF.name]);
  expect(new Set(await keys()).size).toBe(1);
});

test('when only the answer was lost, what arrived is found and nothing is sent again', async () => {
  network.run('fault', { match: MATCH, ackLost: true });
  send();
  await phase('waiting');
  await resume();
  expect(network.calls(submitKyc)).toBe(1);
  expect(kycStatus.state.data?.status).toBe('pending');
  expect(submission.phase.is).toBe('editing');
});

test('an answer that was asked for before the documents arrived does not hide them', async () => {
  await kycStatus.refresh();
  const before = kycStatus.state.data;
  if (!before) throw new Error('no status');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  network.answer(getKyc, async () => {
    asked += 1;
    if (asked > 1) return { ...before, status: 'pending' as const };
    await held;
    return before;
  });
  void kycStatus.refresh();
  network.run('fault', { match: MATCH, ackLost: true });
  send();
  await phase('waiting');
  const resumed = resume();
  release();
  await resumed;
  expect(network.calls(submitKyc)).toBe(1);
  expect(kycStatus.state.data?.status).toBe('pending');
});

test('while it cannot be found out, nothing is sent', async () => {
  breakConnection();
  send();
  await phase('waiting');
  network.run('fault', { match: 'GET /kyc', network: true });
  await resume();
  expect(submission.phase.is).toBe('waiting');
  expect(network.calls(submitKyc)).toBe(1);
});

test('offline it waits, and goes when the network is back', async () => {
  resumeWhenOnline();
  connection.status = 'offline';
  send();
  expect(submission.phase).toEqual({ is: 'waiting', why: 'offline' });
  expect(network.calls(submitKyc)).toBe(0);
  expect(reloadHeld()).toContain('Your document is being sent.');
  connection.status = 'live';
  await arrived();
  expect(network.calls(submitKyc)).toBe(1);
  await waitFor(() => expect(reloadHeld()).toBeUndefined());
});

test('taken back, it is not sent, and another intent has another key', async () => {
  connection.status = 'offline';
  send();
  cancel();
  expect(submission.phase.is).toBe('editing');
  connection.status = 'live';
  breakConnection();
  send();
  await phase('waiting');
  cancel();
  // Fetch the server's state now: a later answer would hide what is sent next.
  await kycStatus.refresh();
  mendConnection();
  send();
  await arrived();
  expect(new Set(await keys()).size).toBe(2);
});

test.each([
  ['of ours', { code: 'file-too-large', message: 'Too big', fields: { front: 'Too big' } }],
  ['of a proxy', {}],
])('a 413 %s has the words of the check on the phone, and the file stays', async (_, body) => {
  network.run('fault', { match: MATCH, status: 413, body });
  send();
  await waitFor(() => expect(submission.problem).toBe(DOCUMENT_PROBLEMS['too-large']));
  expect(kycForm.front.file).toBeInstanceOf(File);
  expect(kycForm.step).toBe('fields' in body ? 'pictures' : 'send');
});

test.each([
  ['document', {}, ['documentType', 'birthDate']],
  ['document', { documentType: 'pancard', birthDate: '2015-01-01' }, ['docId', 'birthDate']],
  ['document', { documentType: 'passport', birthDate: '1998-01-15' }, []],
  ['document', { documentType: 'nin', docId: '1234567890', birthDate: '1998-01-15' }, ['docId']],
  ['document', { documentType: 'bvn', docId: '12345678901', birthDate: '1998-01-15' }, []],
  ['pictures', { documentType: 'passport' }, ['front', 'back']],
  ['pictures', { documentType: 'nin' }, ['front']],
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

test('a BVN has no step for pictures, and arrives without any', async () => {
  forgetPlayer();
  await network.signIn('emeka');
  const typed = { documentType: 'bvn' as const, docId: '12345678901', birthDate: '1998-01-15' };
  Object.assign(kycForm, typed);
  nextStep();
  expect(kycForm.step).toBe('send');
  send();
  await arrived();
  const [sent] = await network.sent(submitKyc);
  expect(sent?.input).toMatchObject(typed);
  expect(sent?.input.front).toBeUndefined();
});
