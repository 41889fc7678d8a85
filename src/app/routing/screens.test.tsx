import { beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { href, paths } from '../../paths.ts';
import { newPage } from '../../testing/newPage.ts';

const asked = vi.hoisted(() => [] as string[]);

vi.mock('../../screens/betting/MatchScreen.tsx', () => {
  asked.push('match');
  return {};
});
vi.mock('./sendMatch.ts', () => ({
  sendMatch: (gameId: string) => asked.push(`the match ${gameId}`),
}));
vi.mock('../../screens/betting/SportsbookScreen.tsx', () => {
  asked.push('sportsbook');
  return {};
});

beforeEach(() => {
  newPage();
  asked.length = 0;
});

test.each<[string, string[]]>([
  [href(paths.match, { gameId: 'c-1' }), ['the match c-1', 'match']],
  [`${paths.sportsbook}?code=1`, ['sportsbook']],
  ['/saved', []],
  ['/', []],
])('the list of screens asks for what %s shows by itself: %j', async (path, screens) => {
  navigate(path);
  await import('./screens.ts');
  await vi.dynamicImportSettled();
  expect(asked).toEqual(screens);
});
