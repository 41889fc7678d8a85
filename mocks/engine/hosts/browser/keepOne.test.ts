import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Kept, keepWorld } from './keeper.ts';
import { keepOneWorld } from './keepOne.ts';
import { openChannel } from './messages.ts';
import { createChannels } from './testChannels.ts';

vi.mock('./keeper.ts', () => ({ keepWorld: vi.fn() }));

const SILENCE_MS = 8000;
const kept: Kept = { name: 'demo', make: vi.fn() };

/** Simulated Web Locks for one name: held until released, unless stolen. */
function createLocks() {
  let holder: ((reason: Error) => void) | undefined;
  const waiting: (() => void)[] = [];
  return {
    get isHeld() {
      return holder !== undefined;
    },
    request(_: string, { steal }: LockOptions, keep: () => Promise<void>) {
      return new Promise<void>((resolve, reject) => {
        const grant = () => {
          holder = reject;
          void keep().then(resolve, reject);
        };
        if (steal) {
          holder?.(new Error('stolen'));
          grant();
        } else if (holder) waiting.push(grant);
        else grant();
      });
    },
  };
}

let page: EventTarget & { hidden: boolean };
let locks: ReturnType<typeof createLocks>;
const stop = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  locks = createLocks();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('document', page);
  vi.stubGlobal('BroadcastChannel', createChannels().Channel);
  vi.mocked(keepWorld).mockReset().mockResolvedValue(stop);
  stop.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Another tab that holds the lock. If alive it answers who it is; if frozen it does not. */
async function anotherTab(isFrozen: boolean) {
  const lost = vi.fn();
  void locks.request('', {}, () => new Promise(() => undefined)).catch(lost);
  const channel = openChannel(kept.name, (message) => {
    if (message.to === 'keeper' && message.kind === 'who' && !isFrozen) {
      channel.post({ to: 'pages', kind: 'up', keeperId: 'other' });
    }
  });
  return { lost };
}

test('the only tab keeps the world', async () => {
  keepOneWorld(kept);
  await vi.advanceTimersByTimeAsync(0);
  expect(keepWorld).toHaveBeenCalledTimes(1);
});

test('a tab whose keeper answers waits, however long', async () => {
  const { lost } = await anotherTab(false);
  keepOneWorld(kept);
  await vi.advanceTimersByTimeAsync(10 * SILENCE_MS);
  expect(keepWorld).not.toHaveBeenCalled();
  expect(lost).not.toHaveBeenCalled();
});

test('a tab that is looked at takes the world from a frozen one after eight seconds', async () => {
  const { lost } = await anotherTab(true);
  keepOneWorld(kept);
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(keepWorld).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(lost).toHaveBeenCalledTimes(1);
  expect(keepWorld).toHaveBeenCalledTimes(1);
});

test('a hidden tab takes nothing until it is looked at', async () => {
  await anotherTab(true);
  page.hidden = true;
  keepOneWorld(kept);
  await vi.advanceTimersByTimeAsync(10 * SILENCE_MS);
  expect(keepWorld).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(keepWorld).toHaveBeenCalledTimes(1);
});

test('the tab that lost the world stops keeping it, and waits for its turn', async () => {
  keepOneWorld(kept);
  await vi.advanceTimersByTimeAsync(0);
  void locks.request('', { steal: true }, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(keepWorld).toHaveBeenCalledTimes(1);
});

test('the tab that lost the world while it was starting stops once it has started', async () => {
  let started: (stop: () => void) => void = () => undefined;
  vi.mocked(keepWorld).mockReturnValueOnce(
    new Promise((resolve) => {
      started = resolve;
    }),
  );
  keepOneWorld(kept);
  await vi.advanceTimersByTimeAsync(0);
  void locks.request('', { steal: true }, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  expect(stop).not.toHaveBeenCalled();
  started(stop);
  await vi.advanceTimersByTimeAsync(0);
  expect(stop).toHaveBeenCalledTimes(1);
});
