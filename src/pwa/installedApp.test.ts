import { afterEach, expect, test, vi } from 'vitest';
import { isAppleTouch } from './installedApp.ts';

afterEach(() => vi.unstubAllGlobals());

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 5, true],
  ['an iPad of today', MAC, 5, true],
  ['an iPad of 2018', 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', 5, true],
  ['a Mac', MAC, 0, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14)', 5, false],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false],
])('%s', (_, userAgent, maxTouchPoints, isApple) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  expect(isAppleTouch()).toBe(isApple);
});
