import * as z from 'zod/mini';
import { getTable } from '../../../src/contract/casino/tables.ts';
import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const TABLE = 'aura-teen-patti-live';

test('at a live table a hand is backed and laid, the round is dealt, and both bets are settled', async ({
  page,
  mock,
  checkAccess,
}) => {
  await beSignedIn(page);
  // Start in a round that has just begun; the clock then stands still.
  const answer = await page.request.get(`/api/tables/${TABLE}`);
  const { table, asOf } = z.parse(getTable.output, await answer.json());
  await mock.clock({ advance: table.round.endsAt - asOf + 500, scale: 0 });
  await page.goto(`${paths.auraGames}?table=${TABLE}`);
  await expect(page.getByText('Betting is open')).toBeVisible();
  // Its last results do not fit on a phone.
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);

  /** Where the two hands and the prices stand in the table. */
  const places = () =>
    page.locator('.card-hand, .table-market').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top } = part.getBoundingClientRect();
        return { left, top: top - (part.closest('.live-table')?.getBoundingClientRect().top ?? 0) };
      }),
    );
  const whileOpen = await places();
  expect(whileOpen).toHaveLength(3);

  const bet = page.getByRole('form', { name: 'Your bet' });
  await page.getByRole('button', { name: /^Back Player A at/ }).click();
  // The form stands under the prices, and all of it is in view.
  const isInView = async () => {
    const form = await bet.boundingBox();
    const prices = await page.locator('.table-market').boundingBox();
    if (!form || !prices) return false;
    const height = page.viewportSize()?.height ?? 0;
    return prices.y > 0 && prices.y + prices.height <= form.y + 1 && form.y + form.height <= height;
  };
  await expect.poll(isInView).toBe(true);
  await bet.getByLabel('Stake', { exact: true }).fill('1000');
  // The answer is lost: the bet is looked up, and is one.
  await mock.fault({ match: 'POST /bet/table/odds', ackLost: true });
  await bet.getByRole('button', { name: 'Back Player A for ₦1,000' }).click();
  await expect(page.getByText('You can lose ₦1,000.00')).toBeVisible();
  // The position comes by an event, which may be there before the bet was looked up.
  await expect(page.getByText(/^Matched/)).toBeVisible();
  await mock.fault({ clear: true });
  await page.getByRole('button', { name: /^Lay Player A at/ }).click();
  await bet.getByLabel("Backer's stake").fill('400');
  await bet.getByRole('button', { name: 'Lay Player A for ₦400' }).click();
  // One market: the lay wins 400 of what the backed hand can lose.
  await expect(page.getByText('You can lose ₦600.00')).toBeVisible();
  await checkAccess();

  await mock.clock({ advance: '30s' });
  await expect(page.getByText('Betting is closed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back Player A' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await places()).toEqual(whileOpen);
  await mock.clock({ advance: '6s' });
  await expect(page.getByText(/^Player [AB] wins$/)).toBeVisible();
  expect(await places()).toEqual(whileOpen);

  await moveTo(page, paths.myBets);
  await page.getByRole('tab', { name: /^Settled/ }).click();
  await page.getByRole('button', { name: 'Casino' }).click();
  await expect(page.getByRole('link', { name: 'Teen Patti Live' })).toHaveAttribute(
    'href',
    `${paths.auraGames}?table=${TABLE}`,
  );
  await expect(page.getByRole('button', { name: /Player A.*(Won|Lost)/ })).toHaveCount(2);
  await moveTo(page, paths.myAccount);
  // The lines of a day render when the reader comes near.
  await page.getByRole('region', { name: 'Lines' }).getByRole('heading').first().hover();
  await expect(page.getByText(/Teen Patti Live, Round/).first()).toBeVisible();
});
