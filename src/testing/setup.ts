import { afterAll, beforeEach, vi } from 'vitest';
import { TEST_START } from '../../mocks/hosts/testStart.ts';

// Before the test file loads too, because some modules read the clock while loading.
vi.setSystemTime(TEST_START);

beforeEach(() => {
  // Also removes fake timers that the last test left.
  vi.useRealTimers();
  vi.setSystemTime(TEST_START);
});

// Files may share a process: remove the globals that this one replaced.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
