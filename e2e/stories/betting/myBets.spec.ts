import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { traces } from '../../kit/authSteps.ts';
import { createBettor } from '../../kit/placing.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { ageOf, keptFiles } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const rows = (page: Page) => page.locator('.bet-row');
const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });

test('my bets: by market, settled, voided, searched, added up, and open without a network', {
  tag: '@worker',
}, async ({ page, network, mock, checkAccess }) => {
  await mock.scenario({ name: 'empty' });
  await beSignedIn(page);
  const bettor = await createBettor(page.request);
  const games = (await bettor.gamesOf('soccer')).filter(({ inPlay }) => !inPlay);
  const [first, second] = games;
  if (!first || !second) throw new Error('no matches to come');
  const back = await bettor.place(first.gameId, 'match_odds', 'back', 1000);
  await bettor.place(first.gameId, 'match_odds', 'back', 500);
  await bettor.place(first.gameId, 'match_odds', 'lay', 400, 1);
  const other = await bettor.place(second.gameId, 'match_odds', 'back', 700);

  await test.step('open bets stand by match, with averages and the worst case', async () => {
    await page.goto(paths.myBets);
    await expect(tab(page, /Open/)).toHaveText('Open 4');
    const match = page.locator('.match-group').filter({ hasText: first.name });
    await expect(match.getByRole('row', { name: /Most you can lose/ })).toContainText('₦');
    await expect(match).toContainText(`2 bets: back ${back.runnerName}, ₦1,500 at`);
    await expect(match.getByRole('rowheader')).toHaveCount(4);
    await checkAccess();
  });

  await test.step('a tap tells all of a bet in words, and the focus comes back', async () => {
    const row = rows(page).filter({ hasText: back.runnerName }).first().getByRole('button');
    await row.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(`if it is ${back.runnerName}, and lose ₦`);
    await expect(sheet.getByRole('link', { name: /How it settles, version 1.1/ })).toHaveAttribute(
      'href',
      '/gamesrule#match-odds-and-other-exchange-markets',
    );
    await checkAccess();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
  });

  await test.step('a market is settled, another voided, and each bet moves', async () => {
    await mock.settle({
      marketId: back.marketId,
      result: { kind: 'winner', runnerId: back.runnerId },
    });
    await mock.settle({
      marketId: other.marketId,
      result: { kind: 'void', reason: 'The match was abandoned' },
    });
    await expect(page.getByRole('heading', { name: 'No open bets' })).toBeVisible();
    await tab(page, /Settled/).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(totals(page)).toContainText(
      /Won, 3 bets\+₦.+Lost, 0 bets₦0.00Commission−₦.+TotalWon ₦/,
    );
    await expect(totals(page).locator('.money--lose')).toHaveCount(0);
    await checkAccess();
    await rows(page).last().getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText(`The market ended${back.runnerName}`);
    await page.keyboard.press('Escape');
    await tab(page, /No result/).click();
    await expect(rows(page)).toContainText('The match was abandoned');
  });

  await test.step('filters ask for product, match and days', async () => {
    await tab(page, /Settled/).click();
    await page.getByRole('searchbox', { name: 'Find a match' }).fill('nobody plays this');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('searchbox').fill(first.name.slice(0, 8).toUpperCase());
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Casino' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(
      page.getByRole('heading', { name: 'Nothing settled yet in Casino' }),
    ).toBeVisible();
    await checkAccess();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByLabel('When placed').selectOption('Choose days');
    await page.getByLabel('From').fill('2026-11-20');
    await page.getByLabel('To', { exact: true }).fill('2026-11-21');
    await expect(rows(page)).toHaveCount(3);
    await page.getByLabel('To', { exact: true }).fill('2026-11-19');
    await expect(page.getByText("The first day can't be after the last")).toBeVisible();
  });

  await test.step('without a network the open bets are there, with their age', async () => {
    const last = await bettor.place(games[2]?.gameId ?? '', 'match_odds', 'back', 900);
    await page.goto(paths.myBets);
    await expect(rows(page).filter({ hasText: last.runnerName }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(keptFiles)).toContain('MyBetsScreen');
    // What is shown is saved a moment later.
    const isSaved = async () =>
      (await traces(page, new RegExp(last.betId))).some((trace) => !trace.startsWith('document'));
    await expect.poll(isSaved).toBe(true);
    await network.lose();
    await page.reload();
    await expect(rows(page).filter({ hasText: last.runnerName }).first()).toBeVisible();
    await expect(ageOf(page)).toBeVisible();
    await expect(page.getByRole('row', { name: /Most you can lose/ }).first()).toBeVisible();
  });
});
