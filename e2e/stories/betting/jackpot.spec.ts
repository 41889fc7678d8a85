import * as z from 'zod/mini';
import { getJackpot } from '../../../src/contract/betting/jackpot.ts';
import { paths } from '../../../src/paths.ts';
import { traces } from '../../kit/authSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('a jackpot ticket is picked, placed once though its answer is lost, played and paid', async ({
  page,
  mock,
}) => {
  await beSignedIn(page);
  await page.goto(paths.jackpot);
  const coupon = page.getByRole('region', { name: 'Your picks' });
  const ticket = page.getByRole('form', { name: 'Your ticket' });
  await expect(coupon.getByRole('listitem')).toHaveCount(12);
  await expect(ticket.getByText('Pick all 12 matches.')).toBeVisible();
  // Until a pick is made the matches have its room.
  await expect(ticket.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Pick for me' }).click();
  const first = coupon.getByRole('listitem').first();
  const open = first.getByRole('button', { pressed: false });
  for (const left of [1, 0]) {
    await open.first().click();
    await expect(open).toHaveCount(left);
  }
  await expect(ticket.getByText('3 lines')).toBeVisible();

  // What is picked outlives the page; it is saved after a pause.
  await expect
    .poll(() => traces(page, /home,draw,away/))
    .toContainEqual(expect.stringMatching(/^oja\//));
  await page.reload();
  await expect(ticket.getByText('3 lines')).toBeVisible();

  await mock.fault({ match: 'POST /jackpot/tickets', ackLost: true, times: 1 });
  await ticket.getByRole('button', { name: 'Place ticket for ₦300' }).click();
  await expect(page.getByText(/^Ticket R\d+ is yours: 3 lines/)).toBeVisible();
  const own = page.getByRole('region', { name: 'Your tickets' });
  await expect(own.getByText(/Not started/)).toBeVisible();
  await expect(own.getByRole('listitem')).toHaveCount(1);

  const answer = await page.request.get('/api/jackpot');
  const { rounds } = z.parse(getJackpot.output, await answer.json());
  await mock.clock({ to: rounds[0]?.paysAt ?? 0, scale: 0 });
  await page.reload();
  await expect(
    own.getByText(/^\w+ \d+ \w+: \d+ of 12 right\. (You won|Nothing won)/),
  ).toBeVisible();
  const results = page.getByRole('region', { name: 'Results' });
  await results
    .getByText(/12 right paid|nobody had 12/)
    .first()
    .click();
  await expect(results.getByRole('row')).toHaveCount(13);
});
