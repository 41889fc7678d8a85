import { paths } from '../../../src/paths.ts';
import { choose, codeFor, slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast, recordToasts } from '../../kit/toasts.ts';

for (const { arrived, faults, told } of [
  {
    arrived: 'has arrived',
    faults: [
      { match: 'POST /sportsbook/bets', ackLost: true },
      // It would tell the page before it is lost.
      { match: 'socket coupon:changed', network: true },
    ],
    told: 'Acca of 2, ₦1,000: placed. It is in My bets.',
  },
  {
    arrived: 'has not arrived',
    faults: [{ match: 'POST /sportsbook/bets', network: true }],
    told: 'Acca of 2, ₦1,000: Your bet did not reach us; you can send it again.',
  },
]) {
  test(`a bet of the sportsbook that ${arrived} when the page is lost is told of on whatever page comes next`, async ({
    page,
    mock,
  }) => {
    await recordToasts(page.context());
    await beSignedIn(page);
    await page.goto(`/sportsbook2?code=${codeFor(await choose(page.request, 2))}`);
    await slipOf(page).getByLabel('Stake', { exact: true }).fill('1000');
    for (const fault of faults) await mock.fault(fault);
    await mock.fault({ match: 'GET /sportsbook/bets', network: true });
    await slipOf(page).getByRole('button', { name: 'Place acca of 2, ₦1,000' }).click();
    await expect(slipOf(page).getByText('Checking…')).toBeVisible();
    // A page without the app: nothing looks the bet up before the next one.
    await page.goto('/robots.txt');
    await mock.fault({ clear: true });

    await page.goto(paths.casinos);
    await expectToast(page, told);
  });
}
