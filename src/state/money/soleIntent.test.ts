import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { flushAll } from '../../storage/persisted.ts';
import { newPage } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';
import type { IntentPhase } from './intent.ts';

interface Round {
  id: string;
}

const ADA = { token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } };
const find = vi.fn<(key: string) => Promise<Round | undefined>>();
const landed = vi.fn();
/** Each test has a name of its own, as the device is one. */
let name = 0;

beforeEach(() => {
  name += 1;
  vi.clearAllMocks();
  find.mockResolvedValue(undefined);
});

/** Loads the page, again on the same device. */
async function load() {
  await flushAll();
  newPage();
  vi.stubGlobal('document', new EventTarget());
  const { session } = await import('../session/session.ts');
  const { connection } = await import('../session/connection.ts');
  const { soleIntent } = await import('./soleIntent.ts');
  const { CallError } = await import('../../api/callError.ts');
  const { flushAll: flush } = await import('../../storage/persisted.ts');
  Object.assign(session, { ...ADA, isAuth: true, owner: 'o' });
  const state: { phase: IntentPhase<Round> } = { phase: { is: 'editing' } };
  const ports = { find, landed, notArrived: 'Lost.' };
  const intent = soleIntent<Round>(state, { ...ports, name: `round ${name}` });
  /** Sends it, and gives the key. */
  async function send(answer: () => Promise<Round>): Promise<string> {
    const keys: string[] = [];
    intent.submit((key) => {
      keys.push(key);
      return answer();
    });
    await until(() => expect(keys).toHaveLength(1));
    return keys[0] ?? '';
  }
  const lose = () => Promise.reject(new CallError('network', 'lost'));
  return { state, intent, send, lose, flush, connection };
}

/** The look-ups' pauses pass at once; storage has its own. */
async function withoutPauses(act: () => Promise<void>): Promise<void> {
  const { setTimeout: later } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void) => later(run, 0));
  await act();
  vi.unstubAllGlobals();
}

test('a double tap sends once', async () => {
  const { intent, send, state } = await load();
  const again = vi.fn(async () => ({ id: 'R2' }));
  const sent = send(async () => ({ id: 'R1' }));
  intent.submit(again);
  await sent;
  await until(() => expect(state.phase).toMatchObject({ is: 'done', result: { id: 'R1' } }));
  expect(again).not.toHaveBeenCalled();
});

test('what the page did not hear of is looked up by the next, and not sent again', async () => {
  const page = await load();
  const key = await page.send(() => new Promise(() => undefined));
  await page.flush();
  find.mockImplementation(async (asked) => (asked === key ? { id: 'R7' } : undefined));
  const later = await load();
  later.intent.recheck();
  await until(() => expect(landed).toHaveBeenCalledExactlyOnceWith({ id: 'R7' }));
  // It is decided: what comes now has another key.
  expect(await later.send(async () => ({ id: 'R8' }))).not.toBe(key);
});

test('what got lost keeps its key over a reload, until the server decides', async () => {
  const page = await load();
  let key = '';
  await withoutPauses(async () => {
    key = await page.send(page.lose);
    await until(() => expect(page.state.phase).toMatchObject({ problem: { text: 'Lost.' } }));
  });
  await page.flush();
  const later = await load();
  expect(await later.send(async () => ({ id: 'R1' }))).toBe(key);
  await until(() => expect(later.state.phase.is).toBe('done'));
  await later.flush();
  const last = await load();
  expect(await last.send(async () => ({ id: 'R2' }))).not.toBe(key);
});

test('what could not be looked up without a network is looked up when it is back', async () => {
  const { send, state, lose, connection } = await load();
  connection.status = 'offline';
  find.mockRejectedValueOnce(new Error('no network'));
  const key = await send(lose);
  await until(() => expect(state.phase).toEqual({ is: 'checking', isUnanswered: true }));
  find.mockImplementation(async (asked) => (asked === key ? { id: 'R3' } : undefined));
  connection.status = 'live';
  await until(() => expect(state.phase).toMatchObject({ is: 'done', result: { id: 'R3' } }));
  expect(landed).toHaveBeenCalledExactlyOnceWith({ id: 'R3' });
});

test('nothing is sent for a player who has left in the same moment', async () => {
  const { intent, state } = await load();
  const send = vi.fn(async () => ({ id: 'R1' }));
  intent.submit(send);
  intent.forget();
  state.phase = { is: 'editing' };
  await flushAll();
  await new Promise((resolve) => setImmediate(resolve));
  expect(send).not.toHaveBeenCalled();
});
