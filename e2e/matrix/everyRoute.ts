import { href, paths } from '../../src/paths.ts';
import { FOR_GUESTS, PARAMETERS } from '../kit/routes.ts';
import { beSignedIn } from '../kit/signedIn.ts';
import { liveGame } from '../kit/steps.ts';
import { expect, test } from '../kit/story.ts';
import { alikeStates } from './inPage/alikeStates.ts';
import { cutTexts } from './inPage/cutTexts.ts';
import { moving } from './inPage/moving.ts';
import { smallTargets } from './inPage/smallTargets.ts';
import { spaceText } from './inPage/spaceText.ts';
import { wideParts } from './inPage/wideParts.ts';
import { walk } from './walk.ts';

test.use({ serviceWorkers: 'block' });

for (const [name, path] of Object.entries(paths)) {
  test(`${name} ${path}`, async ({ page, checkAccess }) => {
    if (!FOR_GUESTS.includes(path)) await beSignedIn(page);
    const gameId = await liveGame(page.request, 4);
    await page.goto(href(path, { ...PARAMETERS, gameId }));
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');

    expect.soft(await page.evaluate(smallTargets), 'targets').toEqual([]);
    expect.soft(await page.evaluate(wideParts), '360 px').toEqual([]);
    expect.soft(await page.evaluate(cutTexts), 'texts at 360 px').toEqual([]);

    await page.setViewportSize({ width: 320, height: 740 });
    expect.soft(await page.evaluate(wideParts), '320 px').toEqual([]);
    expect.soft(await page.evaluate(cutTexts), 'texts at 320 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });

    await page.evaluate(spaceText, true);
    expect.soft(await page.evaluate(wideParts), 'text spacing').toEqual([]);
    expect.soft(await page.evaluate(cutTexts), 'texts with text spacing').toEqual([]);
    await page.evaluate(spaceText, false);

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await page.evaluate(wideParts), '200 % text').toEqual([]);
    expect.soft(await page.evaluate(cutTexts), 'texts at 200 %').toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

    expect.soft(await page.evaluate(moving), 'reduced motion').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // The styles for them come when they are wanted.
    const { soft } = expect;
    await soft.poll(() => page.evaluate(alikeStates), 'forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });

    expect.soft(await walk(page), 'keyboard').toEqual([]);
    await checkAccess();
  });
}
