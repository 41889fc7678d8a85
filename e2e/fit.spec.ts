import { href, paths } from '../src/paths.ts';
import { beSignedIn } from './signedIn.ts';
import { liveGame } from './steps.ts';
import { expect, test } from './story.ts';

/** A page wider than the phone is zoomed out by it, and what is fixed at its bottom is lost. */
test.use({ isMobile: true, serviceWorkers: 'block' });

test('no page is wider than a phone', async ({ page }) => {
  await beSignedIn(page);
  const gameId = await liveGame(page.request, 4);
  const parameters = { gameId, category: 'cricket', provider: 'x', bonusId: '1', gateway: 'bank' };
  const tooWide: string[] = [];
  for (const pattern of new Set(Object.values(paths))) {
    await page.goto(href(pattern, parameters));
    await expect(page.getByRole('main')).not.toBeEmpty();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) tooWide.push(`${pattern}: ${width}`);
  }
  expect(tooWide).toEqual([]);
});
