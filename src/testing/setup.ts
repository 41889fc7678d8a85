import { afterAll, beforeEach, vi } from 'vitest';
import { TEST_START } from '../../mocks/hosts/testStart.ts';

// Node loads its fetch when it is first touched, with the `performance` of that moment. With one that a test has
// put there, it would throw after each answer, in every later test of the process.
void globalThis.Response;

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
