import { paths } from '../../src/paths.ts';
import { guestPaths } from '../../src/routeTable.ts';
import { addressOf } from '../kit/routes.ts';
import { beSignedIn } from '../kit/signedIn.ts';
import { liveGame } from '../kit/steps.ts';
import { expect, test } from '../kit/story.ts';
import { alikeStates } from './inPage/alikeStates.ts';
import { cutTexts } from './inPage/cutTexts.ts';
import { moving } from './inPage/moving.ts';
import { smallTargets } from './inPage/smallTargets.ts';
import { spaceText } from './inPage/spaceText.ts';
import { waiting } from './inPage/waiting.ts';
import { wideParts } from './inPage/wideParts.ts';
import { walk } from './walk.ts';

test.use({ serviceWorkers: 'block' });

for (const [name, path] of Object.entries(paths)) {
  test(`${name} ${path}`, async ({ page, checkAccess }) => {
    if (!guestPaths.includes(path)) await beSignedIn(page);
    const gameId = await liveGame(page.request, 4);
    // A page that follows its window does so within a few frames.
    const finds = (look: () => string[], name: string) =>
      expect.soft.poll(() => page.evaluate(look), { message: name, timeout: 5000 }).toEqual([]);
    const address = addressOf(path, gameId);
    await page.goto(address);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    // A page that led elsewhere, or is still loading, would pass unseen.
    expect.soft(new URL(page.url()).pathname, 'address').toBe(address);
    // Of a player's document: the app would take it over in the midst of a walk.
    if (!guestPaths.includes(path)) await expect(page.locator('#standing')).toHaveCount(0);
    await finds(waiting, 'loading');

    await finds(smallTargets, 'targets');
    await finds(wideParts, '360 px');
    await finds(cutTexts, 'texts at 360 px');

    await page.setViewportSize({ width: 320, height: 740 });
    await finds(wideParts, '320 px');
    await finds(cutTexts, 'texts at 320 px');
    await page.setViewportSize({ width: 360, height: 740 });

    await page.evaluate(spaceText, true);
    await finds(wideParts, 'text spacing');
    await finds(cutTexts, 'texts with text spacing');
    await page.evaluate(spaceText, false);

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await finds(wideParts, '200 % text');
    await finds(cutTexts, 'texts at 200 %');
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

    await finds(moving, 'reduced motion');
    await page.emulateMedia({ forcedColors: 'active' });
    // The styles for them come when they are wanted.
    await finds(alikeStates, 'forced colours');
    await page.emulateMedia({ forcedColors: 'none' });

    expect.soft(await walk(page), 'keyboard').toEqual([]);
    await checkAccess();
  });
}
