import type { Locator } from 'playwright';
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

test('in every kind of game the button that plays, the game and what is pressed in it are in view', async ({
  page,
}) => {
  test.slow();
  await beSignedIn(page);
  await page.goto(paths.casinos);
  const tabs = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  const table = page.locator('.game__table');
  const play = page.getByRole('button', { name: /^Play ₦/ });
  for (const [provider, codes] of Object.entries(GAMES)) {
    for (const code of codes) {
      await test.step(code, async () => {
        await moveTo(page, `${href(paths.casinoDesktop, { provider })}?game=${code}`);
        await expect(play).toBeVisible();
        expect((await edges(play)).bottom).toBeLessThanOrEqual((await edges(tabs)).top);
        const spots = table.getByRole('group').getByRole('button', { name: /×/ });
        // A table takes chips, keno numbers.
        const cells = table.getByRole('group').getByRole('button');
        if ((await spots.count()) > 0) await spots.first().click();
        else if (code === 'spm-ayo-keno') await cells.first().click();
        // From further down, as after reading what it pays.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await play.click();
        await expect(table.getByRole('status').first()).not.toBeEmpty();
        const head = await edges(page.getByRole('banner'));
        const stage = table.locator('> :first-child');
        const act = table
          .getByRole('button', { name: /^(Play ₦|Cash out|Hit$)/ })
          .filter({ visible: true })
          .first();
        const isInView = async () => {
          const { top, bottom } = await edges(stage);
          const pressed = await edges(act);
          const end = (await tabs.count()) > 0 ? (await edges(tabs)).top : 740;
          return top >= head.bottom && bottom <= pressed.top && pressed.bottom <= end;
        };
        await expect.poll(isInView).toBe(true);
      });
    }
  }
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
    const head = await edges(page.getByRole('banner'));
    const top = async () => (await edges(table.locator('> :first-child'))).top;
    await expect.poll(top).toBeGreaterThanOrEqual(head.bottom);
  });
});
