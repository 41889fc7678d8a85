import 'fake-indexeddb/auto';
import { get } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { flushAll } from '../../storage/persisted.ts';
import { newPage } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

const ADA = { token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } };
const EMEKA = { token: 'u', user: { id: 2, username: 'emeka', name: 'Emeka', isDemo: false } };

type Module = typeof import('./moneyRequest.ts');
let create: Module['createMoneyRequest'];
let session: typeof import('../session/session.ts');
let forgetPlayer: typeof import('../session/privateState.ts')['forgetPlayer'];
const find = vi.fn<(key: string) => Promise<{ id: string } | undefined>>();
const landed = vi.fn();

/** Reloads the page: fresh modules, the device's storage stays. */
async function load(user = ADA) {
  const request = await loadUnread(user);
  await request.start();
  return request;
}

async function loadUnread(user = ADA) {
  await flushAll();
  newPage();
  vi.stubGlobal('document', new EventTarget());
  session = await import('../session/session.ts');
  ({ forgetPlayer } = await import('../session/privateState.ts'));
  ({ createMoneyRequest: create } = await import('./moneyRequest.ts'));
  Object.assign(session.session, { ...user, isAuth: true, owner: 'o' });
  return make();
}

const make = () => create<{ id: string }>({ name: `r${round}`, find, landed, notArrived: 'Lost.' });
const open = async () => {
  const request = make();
  await request.start();
  return request;
};

let round = 0;
beforeEach(() => {
  round += 1;
  vi.clearAllMocks();
  find.mockResolvedValue(undefined);
});

const settled = () => until(() => expect(landed).toHaveBeenCalled());
const never = () => new Promise<never>(() => undefined);
const saved = async () => {
  const { flushAll: flush } = await import('../../storage/persisted.ts');
  await flush();
};

test('a double tap sends once', async () => {
  const request = await load();
  const send = vi.fn(async () => ({ id: 'D1' }));
  request.submit(send);
  request.submit(send);
  await settled();
  expect(send).toHaveBeenCalledOnce();
  expect(request.state.phase).toMatchObject({ is: 'done', result: { id: 'D1' } });
});

test('what comes after is another intent, at once and after a reload', async () => {
  const request = await load();
  const first = request.state.key;
  request.submit(async () => ({ id: 'D1' }));
  await settled();
  expect(request.state.key).not.toBe(first);
  await saved();
  const later = await load();
  expect(later.state).toMatchObject({ values: {}, isSent: false, phase: { is: 'editing' } });
  expect(later.state.key).not.toBe(first);
});

test('what another tab types does not take the key of what was sent from the phone', async () => {
  const first = await load();
  const second = await open();
  const told = new Promise((resolve) => {
    new BroadcastChannel('oja-stores').onmessage = resolve;
  });
  first.change('amount', '5000');
  first.submit(never);
  const { key } = first.state;
  await told;
  // The other tab, which was told first, reads what was written; what is asked after it is answered after it.
  const { database } = await import('../../storage/database.ts');
  const written = await get(`draft:r${round}@1`, database);
  expect(written).toMatchObject({ data: { key, isSent: true } });
  second.change('amount', '6000');
  await saved();
  // Both close before any answer: the next page looks up what was sent.
  find.mockResolvedValue({ id: 'D1' });
  await load();
  await settled();
  expect(find).toHaveBeenCalledWith(key);
});

test('what was typed is there after a reload, and changes nothing while it is sent', async () => {
  const request = await load();
  request.change('amount', '5000');
  await Promise.resolve();
  await saved();
  const later = await load();
  expect(later.state.values).toEqual({ amount: '5000' });
  later.submit(never);
  later.change('amount', '6000');
  expect(later.state.values).toEqual({ amount: '5000' });
});

test('a request that was under way when the page went is looked up by its key, not sent', async () => {
  const request = await load();
  const { key } = request.state;
  request.submit(never);
  await saved();
  find.mockResolvedValue({ id: 'D7' });
  const later = await load();
  await settled();
  expect(find).toHaveBeenCalledWith(key);
  expect(later.state.phase).toMatchObject({ is: 'done', result: { id: 'D7' } });
});

test('what the next page types before it has read the draft does not replace what was sent', async () => {
  const request = await load();
  request.change('amount', '5000');
  const { key } = request.state;
  request.submit(never);
  await saved();
  find.mockResolvedValue({ id: 'D7' });
  const later = await loadUnread();
  later.change('amount', '6000');
  const send = vi.fn(never);
  const read = later.start();
  later.submit(send);
  await read;
  await settled();
  expect(find).toHaveBeenCalledWith(key);
  expect(later.state.phase).toMatchObject({ is: 'done', result: { id: 'D7' } });
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['it is read', true],
  ['it ends once more before it is read', false],
])('nor what is typed after the session ended: %s', async (_, isRead) => {
  const request = await load();
  request.change('amount', '5000');
  const { key } = request.state;
  request.submit(never);
  await saved();
  find.mockResolvedValue({ id: 'D7' });
  forgetPlayer(true);
  session.beginSession(ADA);
  request.change('amount', '6000');
  if (!isRead) {
    const read = request.start();
    forgetPlayer(true);
    await read;
    session.beginSession(ADA);
  }
  await request.start();
  await settled();
  expect(find).toHaveBeenCalledWith(key);
});

test('what did not arrive may be changed before the draft is read, and keeps its key', async () => {
  const request = await load();
  request.change('amount', '5000');
  request.change('gateway', 'opay');
  const { key } = request.state;
  const { doubt } = await import('./doubtfulKeys.ts');
  doubt(key);
  await Promise.resolve();
  await saved();
  const later = await loadUnread();
  later.change('gateway', 'bank');
  await later.start();
  expect(later.state).toMatchObject({ key, values: { amount: '5000', gateway: 'bank' } });
});

test('a key that got lost is kept over a reload, until the server decides', async () => {
  const request = await load();
  request.change('amount', '5000');
  const { key } = request.state;
  const { CallError } = await import('../../api/callError.ts');
  // Only the look-ups' pauses: with it, storage would be given up as well.
  const { setTimeout: later } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void) => later(run, 0));
  request.submit(() => Promise.reject(new CallError('network', 'lost')));
  await until(() => expect(request.state.phase).toMatchObject({ problem: { text: 'Lost.' } }));
  vi.unstubAllGlobals();
  await saved();

  const again = await load();
  expect(again.state).toMatchObject({ values: { amount: '5000' }, key });
  const { CallError: Failed } = await import('../../api/callError.ts');
  again.submit(() => Promise.reject(new Failed('refused', '', 422, { message: 'Too little' })));
  await until(() => expect(again.state.phase).toMatchObject({ problem: { text: 'Too little' } }));
  expect(again.state.key).toBe(key);
});

test('two tabs with one form are two requests', async () => {
  const one = await load();
  one.change('amount', '5000');
  await Promise.resolve();
  await saved();
  const two = await load();
  expect(two.state.values).toEqual({ amount: '5000' });
  expect(two.state.key).not.toBe(one.state.key);
});

test('a refusal keeps what was typed, under a new key', async () => {
  const request = await load();
  request.change('amount', '5');
  const { key } = request.state;
  const { CallError } = await import('../../api/callError.ts');
  request.submit(() =>
    Promise.reject(new CallError('refused', '', 422, { message: 'Too little' })),
  );
  await until(() => expect(request.state.phase).toMatchObject({ problem: { text: 'Too little' } }));
  expect(request.state.values).toEqual({ amount: '5' });
  expect(request.state.key).not.toBe(key);
});

test.each([
  ['the session ended: the same player finds it', true, ADA, { amount: '5000' }],
  ['the session ended: another player does not', true, EMEKA, {}],
  ['the player signed out: nobody finds it', false, ADA, {}],
])('%s', async (_, isEnded, next, values) => {
  const request = await load();
  request.change('amount', '5000');
  forgetPlayer(isEnded);
  expect(request.state.values).toEqual({});
  session.beginSession(next);
  await request.start();
  expect(request.state.values).toEqual(values);
});

type Step = 'type' | 'save' | 'end' | 'read' | 'leave';

/** What happens to a draft, step by step. Every sign-in is Ada's, except the last. */
const DRAFTS: [string, Step[]][] = [
  ['a write that was waiting comes after the session ended', ['type', 'end', 'save']],
  ['it ends twice', ['type', 'save', 'end', 'end']],
  ['it ends again while the device is read', ['type', 'end', 'read', 'end']],
  ['it ends again after the device was read', ['type', 'end', 'read', 'save', 'end']],
];

const AFTERWARDS = [
  ['the same player', ADA, { amount: '5000' }],
  ['another player', EMEKA, {}],
] as const;

describe.each(DRAFTS)('%s', (_, steps) => {
  test.each(AFTERWARDS)('%s signs in', async (__, next, values) => {
    const request = await load();
    await play(request, steps);
    session.beginSession(next);
    // An earlier write may arrive while the device is read.
    const read = request.start();
    await Promise.all([read, saved()]);
    expect(request.state.values).toEqual(values);
    // The next player finds nothing of it.
    await forget(true);
    session.beginSession(next === ADA ? EMEKA : ADA);
    await request.start();
    expect(request.state.values).toEqual({});
  });
});

test.each([
  ['at once', ['type', 'leave']],
  ['after the session had ended', ['type', 'end', 'leave']],
  ['while the device is read', ['type', 'end', 'read', 'leave']],
] as [string, Step[]][])('who signs out %s leaves nothing', async (_, steps) => {
  const request = await load();
  await play(request, steps);
  session.beginSession(ADA);
  await request.start();
  expect(request.state.values).toEqual({});
});

test('nothing is written for nobody', async () => {
  const request = await load();
  request.change('amount', '5000');
  await Promise.resolve();
  await forget(true);
  await saved();
  const { get } = await import('idb-keyval');
  const { database } = await import('../../storage/database.ts');
  expect(await get(`draft:r${round}@1`, database)).toBeUndefined();
});

test('a player who takes over without the other being forgotten sees nothing of them', async () => {
  const request = await load();
  request.change('amount', '5000');
  session.beginSession(EMEKA);
  await request.start();
  expect(request.state.values).toEqual({});
});

/** Like a sign-out: the stores first, then the device. */
async function forget(isEnded: boolean) {
  const { wipePrivate } = await import('../../storage/wipe.ts');
  forgetPlayer(isEnded);
  await wipePrivate();
}

async function play(request: Awaited<ReturnType<typeof open>>, steps: Step[]) {
  for (const step of steps) {
    if (step === 'type') {
      request.change('amount', '5000');
      // The store reports a change a moment later.
      await Promise.resolve();
    } else if (step === 'save') await saved();
    else if (step === 'end') await forget(true);
    else if (step === 'leave') await forget(false);
    else {
      session.beginSession(ADA);
      const read = request.start();
      if (steps.includes('save')) await read;
    }
  }
}
