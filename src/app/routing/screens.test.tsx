import { beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { href, paths } from '../../paths.ts';
import { newPage } from '../../testing/newPage.ts';

const asked = vi.hoisted(() => [] as string[]);

vi.mock('../../screens/betting/MatchScreen.tsx', () => {
  asked.push('match');
  return {};
});
vi.mock('../../screens/betting/SportsbookScreen.tsx', () => {
  asked.push('sportsbook');
  return {};
});

beforeEach(() => {
  newPage();
  asked.length = 0;
});

test.each([
  [href(paths.match, { gameId: 'c-1' }), ['match']],
  [`${paths.sportsbook}?code=1`, ['sportsbook']],
  ['/saved', []],
  ['/', []],
])('the list of screens asks for that of %s by itself: %j', async (path, screens) => {
  navigate(path);
  await import('./screens.ts');
  await vi.dynamicImportSettled();
  expect(asked).toEqual(screens);
});
