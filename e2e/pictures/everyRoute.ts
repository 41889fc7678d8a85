import { paths } from '../../src/paths.ts';
import { guestPaths } from '../../src/routeTable.ts';
import { addressOf } from '../kit/routes.ts';
import { beSignedIn } from '../kit/signedIn.ts';
import { followPhoneColours, liveGame } from '../kit/steps.ts';
import { expect, test } from '../kit/story.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, serviceWorkers: 'block' });

    for (const [name, path] of Object.entries(paths)) {
      test(name, async ({ page }, info) => {
        await followPhoneColours(page);
        if (!guestPaths.includes(path)) await beSignedIn(page);
        const gameId = await liveGame(page.request, 4);
        await page.goto(addressOf(path, gameId));
        await page.getByRole('main').waitFor();
        // The page of a document is idle while the app's code is still being read.
        await expect(page.locator('.balance-chip.skeleton:visible')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        const file = `pictures/${name}-${info.project.name}-${colorScheme}.png`;
        await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
      });
    }
  });
}
