import type { Locator, Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

/** One game of each of the sixteen kinds, by provider. */
const GAMES = {
  oja: ['oja-market-day'],
  kingmaker: [
    'kingmaker-river-crown',
    'kingmaker-drum-of-fortune',
    'kingmaker-golden-masquerade',
    'kingmaker-golden-blackjack',
    'kingmaker-roulette-express',
    'kingmaker-lucky-seven',
    'kingmaker-card-duel',
    'kingmaker-baccarat-royale',
    'kingmaker-swift-tai-sai',
    'kingmaker-wild-money-wheel',
  ],
  spm: [
    'spm-ludo-dice',
    'spm-ayo-keno',
    'spm-morning-scratch',
    'spm-last-mine-field',
    'spm-danfo-dash',
  ],
};

async function edges(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { top: box.y, bottom: box.y + box.height };
}

/** Bar, stage and what is pressed stand one below the other in the window, and nothing scrolls. */
async function isOneScreen(page: Page, act: Locator): Promise<boolean> {
  const table = page.locator('.game__table');
  const bar = await edges(page.locator('.stage-bar'));
  const stage = await edges(table.locator('> :first-child'));
  const pressed = await edges(act);
  const height = page.viewportSize()?.height ?? 0;
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollHeight > document.documentElement.clientHeight,
  );
  const stands = bar.top >= 0 && bar.bottom <= stage.top && stage.bottom <= pressed.top;
  return stands && stage.bottom - stage.top > 120 && pressed.bottom <= height && !scrolls;
}

for (const height of [740, 640]) {
  test.describe(`in a window ${height} px high`, () => {
    test.use({ viewport: { width: 360, height } });

    test('every kind of game is one screen: its bar, the stage and what is pressed, before a round and in one', async ({
      page,
    }) => {
      test.slow();
      await beSignedIn(page);
      await page.goto(paths.casinos);
      const table = page.locator('.game__table');
      const play = page.getByRole('button', { name: /^Play ₦/ });
      for (const [provider, codes] of Object.entries(GAMES)) {
        for (const code of codes) {
          await test.step(code, async () => {
            await moveTo(page, `${href(paths.casinoDesktop, { provider })}?game=${code}`);
            await expect(play).toBeVisible();
            await expect.poll(() => isOneScreen(page, play)).toBe(true);
            const { top } = await edges(play);
            const spots = table.getByRole('group').getByRole('button', { name: /×/ });
            // A table takes chips, keno numbers.
            const cells = table.getByRole('group').getByRole('button');
            if ((await spots.count()) > 0) await spots.first().click();
            else if (code === 'spm-ayo-keno') await cells.first().click();
            const { bottom } = await edges(table.locator('> :first-child'));
            await play.click();
            await expect(table.getByRole('status').first()).not.toBeEmpty();
            const act = table
              .getByRole('button', { name: /^(Play ₦|Cash out|Hit$)/ })
              .filter({ visible: true })
              .first();
            await expect.poll(() => isOneScreen(page, act)).toBe(true);
            // The game stays where it is while its round runs.
            const now = await edges(table.locator('> :first-child'));
            expect(Math.abs(now.bottom - bottom)).toBeLessThanOrEqual(1);
            // Play and Cash out have one place.
            expect(Math.abs((await edges(act)).top - top)).toBeLessThan(12);
          });
        }
      }
    });
  });
}

test('a guest reads each figure of a game in one line, beside the words about playing for fun', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${href(paths.casinoDesktop, { provider: 'spm' })}?game=spm-ludo-dice`);
  await expect(page.getByText(/^You are playing for fun/)).toBeVisible();
  const figure = page.locator('dd').filter({ hasText: /^0 chips$/ });
  expect((await figure.boundingBox())?.height).toBeLessThan(24);
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1366, height: 850 } });

  test('a game that runs is below the header, from wherever Play was pressed', async ({ page }) => {
    await beSignedIn(page);
    const game = `${href(paths.casinoDesktop, { provider: 'spm' })}?game=spm-last-mine-field`;
    await page.goto(game);
    const play = page.getByRole('button', { name: /^Play ₦/ });
    await expect(play).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await play.click();
    const table = page.locator('.game__table');
    await expect(table.getByRole('button', { name: /^Cash out/ })).toBeVisible();
    const head = await edges(page.getByRole('banner').first());
    const top = async () => (await edges(table.locator('> :first-child'))).top;
    await expect.poll(top).toBeGreaterThanOrEqual(head.bottom);
  });
});
