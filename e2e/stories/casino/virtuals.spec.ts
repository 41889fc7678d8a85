import type { Page } from 'playwright';
import * as z from 'zod/mini';
import type { MockControl } from '../../../mocks/control/client.ts';
import { getVirtuals } from '../../../src/contract/casino/virtuals.ts';
import { paths } from '../../../src/paths.ts';
import { slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

const MINUTE_MS = 60_000;
const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Signs in and opens the page of the league, where the next matchday has just begun and bets are open. */
async function openMatchday(page: Page, mock: MockControl) {
  await beSignedIn(page);
  const answer = await page.request.get('/api/virtuals');
  const { round, asOf } = z.parse(getVirtuals.output, await answer.json());
  await mock.clock({ advance: round.endsAt - asOf + 500, scale: 0 });
  await page.goto(paths.virtuals);
  await expect(page.getByText('Betting is open')).toBeVisible();
  const matches = page.getByRole('tabpanel').getByRole('listitem');
  await expect(matches).toHaveCount(6);
  return matches;
}

test('in the virtual league a price is backed, the matchday is played, and its results can be checked', async ({
  page,
  mock,
}) => {
  const matches = await openMatchday(page, mock);
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);

  await page.getByRole('tab', { name: 'GG/NG' }).click();
  await matches
    .first()
    .getByRole('button', { name: /^Back Both score at/ })
    .click();
  const bet = page.getByRole('form', { name: 'Your bet' });
  await bet.getByLabel('Stake', { exact: true }).fill('500');
  await bet.getByRole('button', { name: 'Back Both score for ₦500' }).click();
  await expect(page.getByText(/^Matched/)).toBeVisible();
  await expect(matches.first()).toContainText('Your bet: Both score, ₦500 at');

  await mock.clock({ advance: 2 * MINUTE_MS + 30_000 });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Playing, \d+'$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Back / })).toHaveCount(0);
  await mock.clock({ advance: MINUTE_MS });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Betting is open')).toBeVisible();

  // It was matched in a round that is over.
  await expect(page.getByText(/^Matched/)).toHaveCount(0);

  await page.getByText('Is it fair? Check it yourself').click();
  await page.getByRole('button', { name: /^Check matchday/ }).click();
  await expect(page.getByText(/^All results of matchday \d+ follow from the secret/)).toBeVisible();
  await page.getByRole('link', { name: 'Your bets on the league' }).click();
  await page.getByRole('tab', { name: /Settled/ }).click();
  await expect(page.getByRole('main').getByText('Both score').first()).toBeVisible();
});

test('prices of three virtual matches make an accumulator, which is settled with the round', async ({
  page,
  mock,
}) => {
  const matches = await openMatchday(page, mock);
  for (const match of [0, 1, 2]) {
    await matches
      .nth(match)
      .getByRole('button', { name: /^Back / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add to an acca' }).click();
    await expect(page.getByRole('form', { name: 'Your bet' })).toHaveCount(0);
  }
  const toSlip = page.getByRole('link', { name: 'Slip: Acca of 3' });
  await expect(toSlip).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
  await toSlip.click();

  const slip = slipOf(page);
  await expect(slip.getByRole('heading', { name: 'Acca of 3' })).toBeVisible();
  await slip.getByRole('textbox', { name: 'Stake' }).fill('500');
  await slip.getByRole('button', { name: 'Place acca of 3, ₦500' }).click();
  await expect(slip.getByText('Placed.')).toBeVisible();

  await mock.clock({ advance: 3 * MINUTE_MS });
  await slip.getByRole('link', { name: 'See it in My bets' }).click();
  await page.getByRole('tab', { name: /Settled/ }).click();
  const ticket = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Acca of 3' });
  await expect(ticket.first()).toContainText(/(Won|Lost) [+−]₦/);
});
