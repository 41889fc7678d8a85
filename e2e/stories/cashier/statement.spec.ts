import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { createBettor } from '../../kit/placing.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { keptFiles, moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { START_MS } from '../../kit/world.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const lines = (page: Page) => page.getByRole('region', { name: 'Lines' });
const part = (page: Page, name: string) => page.getByRole('tab', { name });

test('a bet that wins is in the statement, which adds up on screen, as a file, and without a network', {
  tag: '@worker',
}, async ({ page, network, mock, checkAccess }) => {
  await page.clock.setFixedTime(START_MS);
  await mock.scenario({ name: 'empty' });
  await beSignedIn(page);
  const bettor = await createBettor(page.request);
  const [game, next] = (await bettor.gamesOf('soccer')).filter(({ inPlay }) => !inPlay);
  if (!game || !next) throw new Error('no matches to come');
  const bet = await bettor.place(game.gameId, 'match_odds', 'back', 1000);
  await bettor.place(next.gameId, 'match_odds', 'lay', 1000);
  await mock.settle({
    marketId: bet.marketId,
    result: { kind: 'winner', runnerId: bet.runnerId },
  });

  await test.step('opening and lines are the balance', async () => {
    await page.goto(paths.myAccount);
    await expect(summary(page)).toContainText(
      'make the closing balance, which is what you have now',
    );
    await lines(page).getByRole('heading').last().scrollIntoViewIfNeeded();
    await expect(lines(page).getByRole('row', { name: /^Bets settled/ })).toContainText(game.name);
    await expect(lines(page).getByRole('row', { name: /^Commission/ })).toContainText('−₦');
    await checkAccess();
    await lines(page).getByLabel('Type of transaction').selectOption('Commission');
    await expect(lines(page).getByRole('row', { name: /^Bets settled/ })).toHaveCount(0);
    await lines(page).getByLabel('Type of transaction').selectOption('All transactions');
  });

  await test.step('its file adds up as well', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download \d+ transactions/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('oja-statement-2026-10-23-2026-11-21.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFLine,Date,')).toBe(true);
    const rows = text.trimEnd().split('\r\n').slice(1);
    const naira = (row: string, column: number) => Number(row.split(',').at(column) || 0);
    const moved = rows.slice(1, -1).reduce((sum, row) => sum + naira(row, -3) - naira(row, -2), 0);
    const [opening, closing] = [naira(rows[0] ?? '', -1), naira(rows.at(-1) ?? '', -1)];
    expect(opening + moved).toBeCloseTo(closing, 2);
    await expect(summary(page)).toContainText(closing.toLocaleString('en-NG'));
  });

  await test.step('won and lost, after commission', async () => {
    await part(page, 'Profit').click();
    await expect(page.getByText(/You won ₦.+ after commission of ₦/)).toBeVisible();
    const sport = page.getByRole('table', { name: 'By sport' });
    await expect(sport.getByRole('row', { name: /^Football/ })).toContainText('+₦');
    await checkAccess();
  });

  await test.step('the phone computes it all again, and names what does not follow', async () => {
    await part(page, 'Self-check').click();
    await expect(page.getByText('Your money adds up')).toBeVisible();
    await expect(page.getByText(/^Your bets in 1 markets? match/)).toBeVisible();
    await expect(page.getByText(/^What is reserved in 1 market/)).toBeVisible();
    await checkAccess();
    const body = { exposureAmount: 5, markets: [] };
    await mock.fault({ match: 'GET /bet/exposure/amount', status: 200, body });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText(/: it says ₦0.00, but should say ₦.+/)).toContainText(next.name);
    await mock.fault({ clear: true });
  });

  await test.step('without a network the statement last seen is there', async () => {
    await expect.poll(() => page.evaluate(keptFiles)).toContain('MyAccountScreen');
    await network.lose();
    await page.reload();
    await expect(summary(page)).toContainText('adds up');
    await page.getByLabel('Period').selectOption('Last 7 days');
    await expect(page.getByText(/this is the last statement you saw/)).toBeVisible();
    await part(page, 'Self-check').click();
    await expect(page.getByText(/couldn't get them/)).toBeVisible();
  });
});

test('ten thousand lines are read to the end, drawn as they come near', async ({ page, mock }) => {
  await mock.scenario({ name: 'big-history' });
  await beSignedIn(page);
  await page.goto(paths.myAccount);
  await page.getByLabel('Period').selectOption('Last 3 months');
  await expect(page.getByRole('button', { name: /^Download 1000\d transactions/ })).toBeVisible();
  await expect(summary(page)).toContainText('adds up');
  await page.locator('.statement-day').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.statement-table').first()).toBeVisible();
  expect(await page.locator('.statement-table').count()).toBeLessThan(10);
  await page.locator('.statement-day').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.statement-day').last().locator('tbody tr').last()).toBeVisible();
  expect(await page.locator('.statement-table').count()).toBeLessThan(40);

  await moveTo(page, paths.myBets);
  await page.getByRole('tab', { name: /Settled/ }).click();
  const older = page.getByRole('button', { name: /^Show older \(50 of/ });
  // The rows above it are drawn as they come near, and move it: a tap in the same moment would miss.
  await older.scrollIntoViewIfNeeded();
  await older.click();
  await expect(page.getByRole('button', { name: /^Show older \(100 of/ })).toBeVisible();
  await expect(page.locator('.bet-row')).toHaveCount(100);
});
