import { formatNaira } from '../../../src/domain/money/money.ts';
import { parseDecimal } from '../../../src/domain/text/parseDecimal.ts';
import { choose, slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

test('a bet builder goes from the match to its settlement as one leg', async ({
  page,
  mock,
  checkAccess,
}) => {
  await beSignedIn(page);
  const [chosen] = await choose(page.request, 1);
  if (!chosen) throw new Error('one is needed');
  const { gameId, home } = chosen.event;
  await page.goto(`/sportsbook2?event=${gameId}`);
  await page.getByRole('button', { name: 'Bet builder' }).click();
  const bar = page.getByRole('region', { name: 'Bet builder' });
  await expect(bar).toContainText('Choose two or more selections of this match.');
  // The groups of its markets are scrolled to, and make the page no wider.
  const tooWide = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);

  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await card('1X2').getByRole('button', { name: home }).click();
  await expect(bar).toContainText('Choose one more selection to see the odds.');
  await card('Over/under')
    .getByRole('button', { name: /^O1\.5/ })
    .click();
  await card('Both teams to score').getByRole('button').first().click();
  await expect(bar).toContainText('All 3 must win');
  const add = bar.getByRole('button', { name: /^Add at/ });
  await expect(add).toBeInViewport({ ratio: 1 });
  await checkAccess();
  const odds = (await add.textContent())?.replace('Add at ', '') ?? '';
  await add.click();
  await expect(bar).toHaveCount(0);

  await page.getByRole('button', { name: /Single at/ }).click();
  const slip = slipOf(page);
  await expect(slip.locator('.coupon-leg__label')).toHaveText(/ \+ .* \+ /);
  await slip.getByLabel('Stake', { exact: true }).fill('1000');
  await slip.getByRole('button', { name: 'Place bet, ₦1,000' }).click();
  await expect(slip.getByText('Placed.')).toBeVisible();
  await slip.getByRole('link', { name: 'See it in My bets' }).click();

  const ticket = page.getByRole('listitem').filter({ hasText: 'Single' }).first();
  await expect(ticket).toContainText(`Bet builder at ${odds}`);
  for (const part of [home, 'Over 1.5 goals', 'Both sides score']) {
    await expect(ticket.getByRole('listitem').filter({ hasText: part }).last()).toBeVisible();
  }
  await expect(ticket.getByRole('button', { name: /^Cash out ₦/ })).toBeVisible();
  await checkAccess();

  const win = (market: string, runnerId: string) =>
    mock.settle({ marketId: `${gameId}:f-${market}`, result: { kind: 'winner', runnerId } });
  await win('ou15', 'over');
  await expect(ticket.getByRole('listitem').filter({ hasText: 'Over 1.5' }).last()).toContainText(
    'Won',
  );
  await win('1x2', 'home');
  await win('gg', 'gg');
  const paidKobo = (parseDecimal(odds) ?? 0) * 1000;
  await expect(page.getByRole('button', { name: /^Balance/ })).toContainText(
    formatNaira(249_000_00 + paidKobo),
  );
  await page.getByRole('tab', { name: /Settled/ }).click();
  await expect(ticket).toContainText(`Returned ${formatNaira(paidKobo).replace('.00', '')}`);
});

test('a bet builder says why there is no price: what cannot happen, and no network', async ({
  page,
  network,
}) => {
  const [chosen] = await choose(page.request, 1);
  if (!chosen) throw new Error('one is needed');
  await page.goto(`/sportsbook2?event=${chosen.event.gameId}`);
  await page.getByRole('button', { name: 'Bet builder' }).click();
  const bar = page.getByRole('region', { name: 'Bet builder' });
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await card('1X2').getByRole('button').first().click();
  await card('Double chance').getByRole('button').last().click();
  await expect(bar).toContainText("These selections can't all win together");
  await card('Double chance').getByRole('button').first().click();
  await bar.getByRole('button', { name: /^Remove .* or draw/ }).click();
  await card('Both teams to score').getByRole('button').first().click();
  await expect(bar.getByRole('button', { name: /^Add at/ })).toBeEnabled();
  await network.lose();
  await expect(bar).toContainText('Connect to get the odds.');
  await expect(bar.getByRole('button', { name: 'No odds' })).toBeDisabled();
  await network.comeBack();
  await expect(bar.getByRole('button', { name: /^Add at/ })).toBeEnabled();
});
