import type { Page } from 'playwright';
import type { Category } from '../../../src/contract/betting/market.ts';
import { href, paths } from '../../../src/paths.ts';
import { createBettor } from '../../kit/placing.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { isAllKept, pressTwice } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { HELD } from '../../kit/world.ts';

const card = (page: Page, name: string) => page.locator('.bonus-card').filter({ hasText: name });
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a bonus is taken once, bet for, and cancelled with what that costs', {
  tag: '@worker',
}, async ({ page, network, mock, checkAccess }) => {
  const acts = async (path: string) => {
    const calls = (await mock.journal()).filter(({ subject }) => subject === `POST ${path}`);
    return new Set(calls.map(({ key }) => key)).size;
  };
  await mock.reset({ ...HELD, seed: 'bonus', scenario: 'quiet,empty' });
  await beSignedIn(page);
  await page.goto(paths.bonuses);
  await expect(page.getByRole('tab', { name: 'Available 3' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await checkAccess();

  await test.step('what cannot be taken yet says what unlocks it', async () => {
    await expect(
      card(page, 'Welcome bonus').getByRole('link', { name: 'Deposit to unlock' }),
    ).toHaveAttribute('href', paths.gateways);
  });

  await test.step('a double tap with a lost answer takes it once', async () => {
    await mock.fault({ match: 'POST /bonus/claims/take', ackLost: true });
    await card(page, 'Sign-up bonus')
      .getByRole('button', { name: 'Take this bonus' })
      .evaluate(pressTwice);
    await page.getByRole('tab', { name: 'Active 1' }).click();
    await expect(card(page, 'Sign-up bonus')).toContainText('The bonus is yours.');
    await expect(card(page, 'Sign-up bonus')).toContainText('₦0.00 of ₦3,000.00 in bets');
    expect(await acts('/bonus/claims/take')).toBe(1);
    await mock.fault({ clear: 'POST /bonus/claims/take' });
    await checkAccess();
  });

  await test.step('a bet that is decided counts, others say why not', async () => {
    const bettor = await createBettor(page.request);
    const toCome = async (category: Category) =>
      (await bettor.gamesOf(category)).filter(({ inPlay }) => !inPlay);
    const isShort = ({ back = 0 }: { back?: number | undefined }) => back > 0 && back < 1_45;
    const [first, second] = await toCome('soccer');
    const third = (await toCome('tennis')).find(({ runners }) => runners.some(isShort));
    if (!first || !second || !third) throw new Error('no matches to come');
    // A draw has odds long enough to count; the favourite does not.
    const favourite = third.runners.findIndex(isShort);
    const won = await bettor.place(first.gameId, 'match_odds', 'back', 1000, 1);
    await bettor.place(second.gameId, 'match_odds', 'back', 600, 1);
    await bettor.place(third.gameId, 'match_odds', 'back', 700, favourite);
    await mock.settle({
      marketId: won.marketId,
      result: { kind: 'winner', runnerId: won.runnerId },
    });
    await card(page, 'Sign-up bonus').getByRole('link', { name: 'Sign-up bonus' }).click();
    await expect(card(page, 'Progress')).toContainText('₦1,000.00 of ₦3,000.00 in bets');
    await expect(section(page, 'Conditions')).toContainText('Still to bet₦2,000.00');
    await expect(section(page, 'Parts')).toContainText('After ₦3,000.00 in bets');
    const bets = section(page, 'Bets since you took it');
    await expect(bets).toContainText('stake ₦1,000.00. Counts₦1,000.00');
    await expect(bets).toContainText('stake ₦600.00. Counts when it is won or lost');
    await expect(bets).toContainText('stake ₦700.00. Odds below 1.50 do not count');
    await checkAccess();
  });

  await test.step('it opens without a network, with its age', async () => {
    await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
    await network.lose();
    await page.reload();
    await expect(card(page, 'Progress')).toContainText('₦1,000.00 of ₦3,000.00 in bets');
    await expect(
      page
        .getByRole('main')
        .getByText(/as of /)
        .first(),
    ).toBeVisible();
    await network.comeBack();
  });

  await test.step('cancelled with its price, once', async () => {
    await page.getByRole('button', { name: 'Cancel this bonus' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('You lose (not released yet)₦1,000.00');
    await checkAccess();
    await dialog.getByRole('button', { name: 'Keep the bonus' }).click();
    await expect(page.getByRole('button', { name: 'Cancel this bonus' })).toBeFocused();
    await page.keyboard.press('Enter');
    const confirm = dialog.getByRole('button', { name: 'Cancel it and lose ₦1,000.00' });
    await confirm.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Bonus cancelled/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await acts('/bonus/claims/cancel')).toBe(1);
    await expect(section(page, 'Parts')).toContainText('Lost');
    await checkAccess();
  });
});

test('a bonus of nobody is not known; the demo player is told what they are', async ({
  page,
  checkAccess,
}) => {
  await beSignedIn(page, 'demo');
  await page.goto(href(paths.bonus, { bonusId: 'C000' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonus not found');
  await checkAccess();
  await page.getByRole('link', { name: 'All your bonuses' }).click();
  await expect(page.getByText(/^The demo account's bonuses are play money/)).toBeVisible();
  await checkAccess();
});
