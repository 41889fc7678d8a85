import type { Locator, Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { holdFile } from '../../kit/holdFile.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

/** Where the player's tools in the header stand, and where the terms begin. */
async function placesOf(page: Page) {
  const banner = page.getByRole('banner');
  const box = async (place: Locator) => {
    const { x = 0, y = 0, width = 0 } = (await place.boundingBox()) ?? {};
    return [x, y, width].map(Math.round);
  };
  return {
    brand: await box(banner.getByRole('link', { name: 'Oja' })),
    balance: await box(banner.locator('.balance-chip')),
    deposit: await box(banner.getByRole('link', { name: 'Deposit' })),
    menu: await box(banner.getByRole('button', { name: 'Menu' })),
    terms: await box(page.getByRole('main').getByRole('table').first()),
  };
}

for (const [path, arrived] of [
  [paths.gameRules, 'Game rules'],
  [paths.promotionDeposit, 'See the matches'],
  [paths.promotionSignup, 'Your bonuses'],
  [paths.promotionCashback, "You don't have this bonus"],
  [paths.promotionLuckyDraw, 'Join the draw'],
  [paths.promotionLuckyDraw, 'You have 0 tickets.'],
] as const) {
  test(`before the app has come, ${path} keeps a player's places for “${arrived}” @wide`, async ({
    page,
    mock,
  }) => {
    if (arrived.startsWith('You have 0')) await mock.scenario({ name: 'in-the-draw' });
    await beSignedIn(page);
    const release = await holdFile(page, '**/assets/app-*.js');
    await page.goto(path);
    const reserved = await placesOf(page);
    expect(reserved.balance).not.toEqual([0, 0, 0]);
    expect(reserved.deposit).not.toEqual([0, 0, 0]);
    release();
    await expect(page.getByRole('button', { name: /^Balance ₦/ })).toBeVisible();
    await expect(page.getByRole('main').getByText(arrived).first()).toBeVisible();
    expect(await placesOf(page)).toEqual(reserved);
  });
}

test('the chosen tab pushes no other aside', async ({ page }) => {
  await beSignedIn(page);
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const leftsOn = async (path: string, chosen: number) => {
    await page.goto(path);
    await expect(tabs).toHaveCount(6);
    await expect(tabs.and(page.locator('[aria-current]'))).toHaveCount(chosen);
    return tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().left));
  };
  const lefts = await leftsOn(paths.terms, 0);
  for (const path of [paths.sportsbook, paths.myBets, paths.withdraw]) {
    expect(await leftsOn(path, 1)).toEqual(lefts);
  }
});
