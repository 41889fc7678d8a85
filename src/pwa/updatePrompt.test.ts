import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../testing/newPage.ts';

class FakeWorker extends EventTarget {
  readonly told: unknown[] = [];
  onMessage: () => void = () => undefined;
  postMessage(message: unknown): void {
    this.told.push(message);
    this.onMessage();
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
}

class FakeContainer extends EventTarget {
  controller: object | null = {};
  readonly registration = new FakeRegistration();
  ready = Promise.resolve(this.registration);
  getRegistration = async () => this.registration;
  takeOver(): void {
    this.registration.waiting = null;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let serviceWorker: FakeContainer;
let events: string[];
let prompt: typeof import('./updatePrompt.ts');

const safePoint = {
  flush: async () => void events.push('flush'),
  isSafe: () => true,
};

beforeEach(async () => {
  serviceWorker = new FakeContainer();
  events = [];
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { reload: () => events.push('reload') });
  newPage();
  prompt = await import('./updatePrompt.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function versionWaits(onMessage = () => serviceWorker.takeOver()): FakeWorker {
  const worker = new FakeWorker();
  worker.onMessage = () => {
    events.push('told');
    onMessage();
  };
  serviceWorker.registration.waiting = worker;
  return worker;
}

/** Whether it has settled once everything that is due has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => setImmediate(() => resolve(false))),
  ]);
}

function install(): FakeWorker {
  const worker = new FakeWorker();
  serviceWorker.registration.installing = worker;
  serviceWorker.registration.dispatchEvent(new Event('updatefound'));
  return worker;
}

test('a version that waits already is told of', async () => {
  versionWaits();
  expect(await isSettled(prompt.updateWaiting())).toBe(true);
});

test('a version that installs while the page is open is told of when it waits', async () => {
  const told = prompt.updateWaiting();
  expect(await isSettled(told)).toBe(false);
  const worker = install();
  expect(await isSettled(told)).toBe(false);
  serviceWorker.registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  expect(await isSettled(told)).toBe(true);
});

test('a version that another tab let take over is told of', async () => {
  const told = prompt.updateWaiting();
  serviceWorker.takeOver();
  expect(await isSettled(told)).toBe(true);
});

test('a worker that removes itself before this page has looked is told of', async () => {
  serviceWorker.ready = new Promise(() => undefined);
  const told = prompt.updateWaiting();
  serviceWorker.takeOver();
  expect(await isSettled(told)).toBe(true);
});

test('a worker that has taken over before this was asked is told of, too', async () => {
  serviceWorker.ready = new Promise(() => undefined);
  serviceWorker.controller = {};
  expect(await isSettled(prompt.updateWaiting())).toBe(true);
});

test('the first installation is no update', async () => {
  serviceWorker.controller = null;
  newPage();
  prompt = await import('./updatePrompt.ts');
  const told = prompt.updateWaiting();
  const worker = install();
  serviceWorker.registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  expect(await isSettled(told)).toBe(false);
});

test('an update writes what is in memory, lets the worker take over, and reloads once', async () => {
  const worker = versionWaits();
  expect(await prompt.applyUpdate(safePoint)).toBe(true);
  await prompt.applyUpdate(safePoint);
  expect(worker.told).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(events).toEqual(['flush', 'told', 'reload', 'flush']);
});

test('where another tab has let it take over, the page only starts anew', async () => {
  expect(await prompt.applyUpdate(safePoint)).toBe(true);
  expect(events).toEqual(['flush', 'reload']);
});

test.each([
  ['before it begins', [false], []],
  ['while memory is written', [true, false], ['flush']],
])('nothing happens when a bet is under way %s', async (_, answers, expected) => {
  const worker = versionWaits();
  const isSafe = () => answers.shift() ?? false;
  expect(await prompt.applyUpdate({ ...safePoint, isSafe })).toBe(false);
  expect(worker.told).toEqual([]);
  expect(events).toEqual(expected);
});

test('a new worker that does not take over does not hold the player up', async () => {
  vi.useFakeTimers();
  versionWaits(() => undefined);
  const applied = prompt.applyUpdate(safePoint);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await applied).toBe(true);
  expect(events).toEqual(['flush', 'told', 'reload']);
});

test('at a start the one open page takes the new version at once', async () => {
  const worker = versionWaits();
  await prompt.applyUpdateAtStart(safePoint);
  expect(worker.told).toEqual([{ type: 'SKIP_WAITING_IF_ALONE' }]);
  expect(events).toEqual(['told', 'flush', 'reload']);
});

test('at a start with another page open the worker stays, and so does this page', async () => {
  versionWaits(() => undefined);
  expect(await isSettled(prompt.applyUpdateAtStart(safePoint))).toBe(false);
  expect(events).toEqual(['told']);
});

test('at a start the page stays when the player was quicker than the worker', async () => {
  const answers = [true, false];
  versionWaits();
  await prompt.applyUpdateAtStart({ ...safePoint, isSafe: () => answers.shift() ?? false });
  expect(events).toEqual(['told']);
});
