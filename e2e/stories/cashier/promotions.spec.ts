import { paths } from '../../../src/paths.ts';
import { createBettor } from '../../kit/placing.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

test('the weekly draw: a ticket, the list, a prize, and the sum done on the phone offline', async ({
  page,
  mock,
  network,
  checkAccess,
}) => {
  await mock.scenario({ name: 'in-the-draw' });
  const { gamesOf, place } = await createBettor(page.request);
  const upcoming = (await gamesOf('soccer')).find(({ status }) => status === 'upcoming');
  const { marketId, runnerId } = await place(upcoming?.gameId ?? '', 'match_odds', 'back', 500);
  await mock.settle({ marketId, result: { kind: 'winner', runnerId } });

  await beSignedIn(page);
  await page.goto(paths.promotionLuckyDraw);
  const card = page.getByRole('region', { name: 'The next draw' });
  await expect(card.getByText('You have 1 ticket.')).toBeVisible();
  await expect(card.getByText('Mon 23 Nov 2026 12:00')).toBeVisible();
  await checkAccess();

  await mock.clock({ to: '2026-11-23T11:00:01Z' });
  await beSignedIn(page);
  await page.goto(paths.promotionLuckyDraw);
  await expect(card.getByText(/You won with ticket \d+\./)).toBeVisible();
  const last = page.getByRole('group').filter({ hasText: 'You won with ticket' });
  await last.locator('summary').click();
  await expect(last.getByText('yours')).toBeVisible();
  const check = last.getByRole('button', { name: 'Check this draw' });
  await check.click();
  await expect(last.getByText(/Correct\. Your phone checked it/)).toBeVisible();
  await checkAccess();
  await network.lose();
  await check.click();
  await expect(last.getByText(/Correct\. Your phone checked it/)).toBeVisible();
});

test('a player joins the draw, and the list of promotions says how each offer is for them', async ({
  page,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(paths.promotions);
  const offer = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const draw = offer('Weekly lucky draw');
  const badge = draw.getByText('Not joined');
  await expect(badge).toBeVisible();
  // On the picture, where it moves nothing when it comes.
  const [on, below] = await Promise.all([
    badge.boundingBox(),
    draw.getByRole('link').boundingBox(),
  ]);
  expect((on?.y ?? 0) + (on?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await expect(offer('Deposit bonus').getByText('Active')).toBeVisible();
  // Taken long ago: whether the bets sufficed in time is up to the matches of the world.
  await expect(offer('Sign-up bonus').getByText(/^(Done|Yours has expired)$/)).toBeVisible();
  await checkAccess();
  await offer('Weekly lucky draw').getByRole('link').click();
  await page.getByRole('button', { name: 'Join the draw' }).click();
  await expect(page.getByText('You have 0 tickets.')).toBeVisible();
  await moveTo(page, paths.promotions);
  await expect(offer('Weekly lucky draw').getByText('Joined')).toBeVisible();
});
