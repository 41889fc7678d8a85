import 'fake-indexeddb/auto';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Hosted } from '../hosted.ts';
import { createAsker } from './asker.ts';
import { keepWorld } from './keeper.ts';
import { createChannels } from './testChannels.ts';

/** A world that counts what it was asked to add. */
let added: number;
const make = (): Hosted => ({
  handlers: [
    http.post('*/api/add', () => {
      added += 1;
      return HttpResponse.json({ added });
    }),
  ],
  realtime: { size: 0, refuse: () => undefined, accept: () => undefined, dropAll: () => undefined },
  isDown: () => false,
  takesUpgradeFault: () => false,
  snapshot: () => ({}),
  dispose: () => undefined,
});

let channels: ReturnType<typeof createChannels>;
beforeEach(() => {
  added = 0;
  channels = createChannels();
  vi.stubGlobal('BroadcastChannel', channels.Channel);
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A tab that keeps the world; `leave` as when it is closed. */
async function keeper() {
  const leave = await keepWorld({ name: 'demo', make });
  onTestFinished(leave);
  return { leave };
}

const add = () => new Request('http://demo.test/api/add', { method: 'POST' });

test('a call that reaches the next keeper before its tab has heard of that keeper is carried out once', async () => {
  const asker = createAsker('demo');
  const last = await keeper();
  expect((await asker.call(add()))?.status).toBe(200);

  last.leave();
  channels.hold();
  await keeper();
  const before = channels.held;
  const answered = asker.call(add());
  await expect.poll(() => channels.held).toBe(before + 1);
  channels.release();
  expect((await answered)?.status).toBe(200);
  // Calls are carried out in turn: a second time would have been counted before this one.
  await asker.call(add());
  expect(added).toBe(3);
});

test('a call that no keeper has taken is for the next one', async () => {
  const asker = createAsker('demo');
  const last = await keeper();
  await asker.call(add());
  last.leave();
  const answered = asker.call(add());
  await keeper();
  expect((await answered)?.status).toBe(200);
  expect(added).toBe(2);
});

test('a websocket of the last keeper is shut when the next is there', async () => {
  const asker = createAsker('demo');
  const last = await keeper();
  const texts: string[] = [];
  const shut = vi.fn();
  asker.openWire({ text: (text) => texts.push(text), shut });
  await expect.poll(() => texts).toHaveLength(1);
  last.leave();
  expect(shut).not.toHaveBeenCalled();
  await keeper();
  await expect.poll(() => shut.mock.calls).toHaveLength(1);
});
