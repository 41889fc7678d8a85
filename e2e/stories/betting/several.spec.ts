import * as z from 'zod/mini';
import { getEvent } from '../../../src/contract/betting/catalogue.ts';
import { openEvenMatch, price, slip } from '../../kit/slipSteps.ts';
import { expect, test } from '../../kit/story.ts';

test.use({ viewport: { width: 1366, height: 850 }, hasTouch: false });

test('three prices picked by the pointer are placed by one press; one market is suspended in the delay, and the other bets stand', async ({
  page,
  mock,
  checkAccess,
}) => {
  const gameId = await openEvenMatch(page, 1);
  const answer = await page.request.get(`/api/sports/event/${gameId}`);
  const { markets } = z.parse(getEvent.output, await answer.json());
  const [odds, goals, more] = markets.filter(
    ({ status, runners }) => status === 'open' && runners.every(({ back }) => back.length > 0),
  );
  if (!odds || !goals || !more) throw new Error('the match has no three markets');
  const stake = slip(page).getByRole('textbox', { name: 'Stake' });
  const write = async (naira: string) => {
    await expect(stake).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(naira);
  };

  await price(page, 'Back', odds.name).click();
  await write('500');
  await slip(page).getByRole('button', { name: 'Add more selections' }).click();
  await expect(slip(page).getByText('The next price you choose is added.')).toBeVisible();
  await price(page, 'Back', goals.name).click();
  await write('600');
  await price(page, 'Back', more.name).click();
  await write('700');
  const rows = slip(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('₦500');
  await expect(rows.last()).toContainText('₦600');
  await expect(slip(page).getByText('These 3 bets need ₦1,800.00 together.')).toBeVisible();
  await checkAccess();

  await slip(page).getByRole('button', { name: 'Place all 3' }).click();
  await expect(slip(page).getByRole('heading', { name: '3 bets on their way' })).toBeVisible();
  await expect(slip(page).getByText('Accepted, in the in-play delay.')).toHaveCount(3);
  await mock.market({ marketId: goals.marketId, status: 'suspended' });
  await mock.clock({ advance: '6s' });
  await expect(slip(page).getByRole('heading', { name: '3 bets answered' })).toBeVisible();
  await expect(rows).toContainText([/₦500.*atched/, /₦600.*Not placed\./, /₦700.*atched/]);
  await checkAccess();
  const sent = (await mock.journal()).filter(({ subject }) => subject.startsWith('POST /bet/'));
  expect(sent).toHaveLength(3);

  // The next tap is a slip of its own again, and adds.
  await page.reload();
  await price(page, 'Back', odds.name).click();
  await expect(slip(page).getByRole('button', { name: 'Add more selections' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
