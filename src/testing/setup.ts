import { afterAll, beforeEach, vi } from 'vitest';
import { TEST_START } from '../../mocks/hosts/testStart.ts';

// Set before the test file is loaded too: some modules look at the clock while they load.
vi.setSystemTime(TEST_START);

beforeEach(() => {
  // Also takes back the fake timers that the test before has left.
  vi.useRealTimers();
  vi.setSystemTime(TEST_START);
});

// Files may share a process: what one has put in the place of a global is no other's.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
