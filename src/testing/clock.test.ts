import { afterAll, describe, expect, test, vi } from 'vitest';
import { TEST_START } from '../../mocks/hosts/testStart.ts';

const seen: Record<string, number> = { 'while the file is loaded': Date.now() };
afterAll(() => expect(Date.now()).toBe(TEST_START));

// The second test depends on the first, which moves the clock.
describe('one after the other', { shuffle: false }, () => {
  test('every test begins at the one instant that all share', () => {
    seen['in a test'] = Date.now();
    seen['as a date'] = Date.parse(new Date().toISOString());
    vi.useFakeTimers();
    seen['under fake timers'] = Date.now();
    vi.advanceTimersByTime(60_000);
    expect(Date.now()).toBe(TEST_START + 60_000);
    for (const [where, at] of Object.entries(seen)) expect(at, where).toBe(TEST_START);
  });

  test('what a test has done to the clock is no other’s', () => {
    expect(Date.now()).toBe(TEST_START);
    expect(vi.isFakeTimers()).toBe(false);
  });
});
