import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { liveGame, moveTo, savedKeys } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function seeStatistics(page: Page): Promise<void> {
  await expect(card(page, 'Figures of the match')).toBeVisible();
  await expect(card(page, 'Form, latest first').getByRole('list').first()).toBeVisible();
  await expect(card(page, 'Head to head')).toBeVisible();
  await expect(card(page, 'Line-ups')).toBeVisible();
  await expect(card(page, 'Table').getByText(', of this match')).toHaveCount(2);
}

test('statistics stand beside the markets of exchange and sportsbook, and stay without a network @wide', async ({
  page,
  network,
  checkAccess,
}) => {
  const gameId = await liveGame(page.request, 1);
  await page.goto(href(paths.match, { gameId }));
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await seeStatistics(page);
  await expect(page).toHaveURL(/tab=statistics$/);
  await checkAccess();

  await test.step('in the sportsbook', async () => {
    await moveTo(page, `${paths.sportsbook}?event=${gameId}`);
    await page.getByRole('button', { name: 'Statistics' }).click();
    await seeStatistics(page);
    await checkAccess();
  });

  await test.step('without a network, with their age', async () => {
    await expect.poll(() => page.evaluate(savedKeys)).toContain(`list:statistics-${gameId}@`);
    await network.lose();
    await moveTo(page, `${href(paths.match, { gameId })}?tab=statistics`);
    await seeStatistics(page);
    // On a phone the row of tabs is wider than the window.
    await expect(page.getByRole('tab', { name: 'Statistics' })).toBeInViewport({ ratio: 0.9 });
    await expect(
      page
        .getByRole('main')
        .getByText(/as of \d\d:\d\d/)
        .first(),
    ).toBeVisible();
  });
});
