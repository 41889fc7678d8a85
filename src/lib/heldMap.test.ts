import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldMap } from './heldMap.ts';

const ended: string[] = [];
const create = () =>
  heldMap({
    make: (key) => ({ key }),
    end: ({ key }) => ended.push(key),
    lingerMs: 1000,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  ended.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('a value stays the same while it is held, and for a while after', () => {
  const map = create();
  const value = map.get('a');
  const letGo = map.hold('a');
  vi.advanceTimersByTime(60_000);
  expect(map.get('a')).toBe(value);
  letGo();
  vi.advanceTimersByTime(999);
  expect(map.get('a')).toBe(value);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual(['a']);
  expect(map.known('a')).toBeUndefined();
  expect(map.get('a')).not.toBe(value);
});

test('the last of several holders lets go, and none of them twice', () => {
  const map = create();
  const [first, second] = [map.hold('a'), map.hold('a')];
  first();
  first();
  vi.advanceTimersByTime(1000);
  expect(ended).toEqual([]);
  second();
  vi.advanceTimersByTime(1000);
  expect(ended).toEqual(['a']);
});

test('who holds it again in time keeps it', () => {
  const map = create();
  map.hold('a')();
  vi.advanceTimersByTime(500);
  const letGo = map.hold('a');
  vi.advanceTimersByTime(10_000);
  expect([...map.values()]).toEqual([{ key: 'a' }]);
  letGo();
});

test('what was asked for and never held goes too', () => {
  const map = create();
  map.get('a');
  vi.advanceTimersByTime(1000);
  expect(ended).toEqual(['a']);
  expect([...map.values()]).toEqual([]);
});
