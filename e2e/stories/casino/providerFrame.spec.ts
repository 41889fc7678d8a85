import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { moveTo, pressSoon } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

test('a provider’s page is played under the wallet, and cannot leave its frame', async ({
  page,
  mock,
  checkAccess,
}) => {
  await mock.scenario({ name: 'hostile-frames' });
  await beSignedIn(page);
  await page.goto('/jetfair');
  const frame = page.frameLocator('iframe[title="Jetfair"]');
  await expect(frame.getByRole('heading', { name: 'Jetfair' })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Jetfair' });
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Balance ₦250,000.00,' })).toBeVisible();
  await expect(bar.getByText('₦0.00')).toBeVisible();
  await checkAccess();

  await test.step('what it asks of the top window is refused', async () => {
    await frame.getByRole('button', { name: 'Take the whole window elsewhere' }).click();
    await expect(frame.getByText('Refused by the browser.')).toBeVisible();
    await expect(page).toHaveURL('/jetfair');
  });

  await test.step('the balance is asked of our own server, and what it came to is shown', async () => {
    await mock.adjust({ who: 'adaeze', naira: -500 });
    await frame.getByRole('button', { name: 'Say that the balance has changed' }).click();
    await expect(banner.getByRole('button', { name: 'Balance ₦249,500.00,' })).toBeVisible();
    await expect(bar.getByText('−₦500.00')).toBeVisible();
  });

  await test.step('the provider closes it', async () => {
    // The frame disappears with the press and cannot answer.
    await frame.getByRole('button', { name: 'Close the game' }).evaluate(pressSoon);
    await expect(page.getByRole('heading', { name: 'Jetfair has closed' })).toBeVisible();
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect(frame.getByRole('button', { name: 'Close the game' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test('a multiple at Betby is paid from the balance, and its bet is in the statement', async ({
  page,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(paths.betby);
  const frame = page.frameLocator('iframe[title="Betby"]');
  const today = frame.getByRole('button', { name: 'Today' });
  await today.click();
  // The first match of the list before would be another one.
  await expect(today).toHaveAttribute('aria-current', 'page');
  const firstPrice = (match: number) =>
    frame.getByRole('listitem').nth(match).getByRole('button', { name: /1X2: / }).first();
  await firstPrice(0).click();
  await expect(firstPrice(0)).toHaveAttribute('aria-pressed', 'true');
  await firstPrice(1).click();
  await expect(frame.getByRole('heading', { name: 'Multiple of 2' })).toBeVisible();
  await frame.getByRole('textbox', { name: /^Stake/ }).fill('500');
  await checkAccess();
  await frame.getByRole('button', { name: 'Place bet ₦500' }).click();
  await expect(frame.getByText(/^Bet K\d+ placed\.$/)).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Balance ₦249,500.00,' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Betby' }).getByText('−₦500.00')).toBeVisible();

  await moveTo(page, paths.myBets);
  await page.getByRole('main').getByRole('button', { name: 'Sportsbook' }).click();
  const bets = page.getByRole('region', { name: 'Sportsbook' });
  await expect(bets.getByText('Acca of 2')).toBeVisible();
  await expect(bets.getByText('Betby offers no cash-out')).toBeVisible();
  await moveTo(page, paths.myAccount);
  const lines = page.getByRole('region', { name: 'Lines' });
  await lines.getByRole('heading').first().scrollIntoViewIfNeeded();
  await expect(lines.getByText('Betby: Acca of 2')).toBeVisible();
});

test('a page that never comes is given up with a way to try again', async ({
  page,
  mock,
  now,
  checkAccess,
}) => {
  await page.clock.install({ time: now() });
  await mock.fault({ match: 'GET /external/frame', network: true });
  await page.goto('/betby');
  await expect(page.getByText('Opening Betby…')).toBeVisible();
  // The frame has asked.
  await expect.poll(async () => (await mock.status()).unmetFaults).toEqual([]);
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('heading', { name: 'Betby does not answer' })).toBeVisible();
  await checkAccess();
  await mock.fault({ clear: true });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Betby' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in to play' })).toBeVisible();
});

test('a provider that is down, and one that nobody knows', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/sports/midnight');
  await expect(
    page.getByRole('heading', { name: 'Midnight Slots is not available' }),
  ).toBeVisible();
  await moveTo(page, '/sports/nobody');
  await expect(page.getByRole('heading', { name: 'Provider not found' })).toBeVisible();
});
