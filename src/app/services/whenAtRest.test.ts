import { expect, test, vi } from 'vitest';
import { gate } from '../../lib/gate.ts';
import { underWay } from '../../lib/underWay.ts';
import { whenAtRest } from './whenAtRest.ts';

vi.mock('../../pwa/idle.ts', () => ({ whenIdle: () => Promise.resolve() }));

const PATIENCE_MS = 5000;

function atRest() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const rested = vi.fn();
  void whenAtRest().then(rested);
  return rested;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a page that has asked for nothing rests at once', async () => {
  const rested = atRest();
  await pass(0);
  expect(rested).toHaveBeenCalledOnce();
});

test('a page rests when each of its calls has been answered or has failed', async () => {
  const [first, second] = [gate(), gate()];
  const lost = underWay(second.opened.then(() => Promise.reject(new Error('lost'))));
  const answered = underWay(first.opened);
  const rested = atRest();
  first.open();
  await answered;
  await pass(PATIENCE_MS - 1);
  expect(rested).not.toHaveBeenCalled();
  second.open();
  await expect(lost).rejects.toThrow('lost');
  await pass(0);
  expect(rested).toHaveBeenCalledOnce();
});

test('a call that hangs holds nothing up for longer than five seconds', async () => {
  const hanging = gate();
  const call = underWay(hanging.opened);
  const rested = atRest();
  await pass(PATIENCE_MS - 1);
  expect(rested).not.toHaveBeenCalled();
  await pass(1);
  expect(rested).toHaveBeenCalledOnce();
  hanging.open();
  await call;
});
