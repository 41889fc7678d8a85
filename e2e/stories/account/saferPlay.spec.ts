import type { Page } from 'playwright';
import * as z from 'zod/mini';
import { login } from '../../../src/contract/account/auth.ts';
import { getSaferPlay } from '../../../src/contract/account/saferPlay.ts';
import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { liveGame, moveTo, signIn } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast, recordToasts } from '../../kit/toasts.ts';

const main = (page: Page) => page.getByRole('main');

async function openSaferPlay(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Safer play: limits and breaks' }).click();
  const sheet = page.getByRole('dialog', { name: 'Safer play' });
  await expect(sheet.getByText('Logged in for').first()).toBeVisible();
  return sheet;
}

test('limits: lower at once, higher after a day and a second yes', async ({
  page,
  mock,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  const sheet = await openSaferPlay(page);
  const set = async (word: 'Set' | 'Change', naira: string, shown: string) => {
    await sheet.getByRole('button', { name: `${word} limit: Deposit, a month` }).click();
    await sheet.getByLabel('New limit: Deposit, a month').fill(naira);
    await sheet.getByRole('button', { name: `Set ${shown}` }).click();
  };
  await set('Set', '900,000', '₦900,000.00');
  await expect(sheet.getByText(/of ₦900,000\.00 used/)).toBeVisible();
  // A long text beside it does not break its word.
  const button = await sheet
    .getByRole('button', { name: 'Change limit: Deposit, a month' })
    .boundingBox();
  expect(button?.height).toBeLessThan(48);
  await set('Change', '800000', '₦800,000.00');
  await expect(sheet.getByText(/of ₦800,000\.00 used/)).toBeVisible();
  await set('Change', '950000', '₦950,000.00');
  await expect(
    sheet.getByText(/You asked for ₦950,000\.00\. You can confirm it from/),
  ).toBeVisible();
  await expect(sheet.getByText(/of ₦800,000\.00 used/)).toBeVisible();
  await checkAccess();

  await mock.clock({ advance: '24h' });
  await page.reload();
  const later = await openSaferPlay(page);
  await later.getByRole('button', { name: 'Yes, ₦950,000.00' }).click();
  await expect(later.getByText(/of ₦950,000\.00 used/)).toBeVisible();
  await later.getByRole('button', { name: 'Change limit: Deposit, a month' }).click();
  await later.getByLabel('New limit: Deposit, a month').fill('much');
  await expect(later.getByText('Enter an amount in naira, like 20,000.')).toBeVisible();
});

test('a reality check stops the player with the figures and three equal ways on', async ({
  page,
  now,
  checkAccess,
}) => {
  await page.clock.install({ time: now() });
  await beSignedIn(page);
  await page.goto(paths.home);
  const sheet = await openSaferPlay(page);
  await sheet.getByRole('button', { name: '15 min' }).click();
  await expect(sheet.getByRole('button', { name: '15 min' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor('16:00');
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await expect(check.getByText(/You have had the app open for 1[56] min/)).toBeVisible();
  await expect(check.getByText('Staked since then')).toBeVisible();
  await expect(check.getByText('No profit or loss')).toBeVisible();
  await checkAccess();
  await check.getByRole('button', { name: 'See my bets' }).click();
  await expect(page).toHaveURL('/mybets');
  await expect(check).toBeHidden();
});

test('a time-out begun offline is told to the server later, and holds betting off', async ({
  network,
  page,
  checkAccess,
}) => {
  await recordToasts(page.context());
  await beSignedIn(page);
  const game = `/exchange/${await liveGame(page.request, 4)}`;
  await page.goto(game);
  await page
    .getByRole('button', { name: /^Back .+ available$/ })
    .first()
    .click();
  const sheet = await openSaferPlay(page);
  await network.lose();
  await sheet.getByRole('button', { name: '1 week' }).click();
  await expect(sheet.getByText(/Nobody can shorten it/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Begin time-out' }).click();
  await expect(sheet.getByText(/You are on a break until/)).toBeVisible();
  await expect(sheet.getByText(/Your break is saved on this phone/)).toBeVisible();

  await network.comeBack();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Your break has started. You are logged out.');
  // The player is not asked to sign in again.
  await expect(page.getByRole('dialog', { name: 'Login' })).toHaveCount(0);
  await test.step('the break is told on every page, and nothing invites to play', async () => {
    const told = main(page).getByText(/^You are on a break until/);
    const leavesAlone = async () => {
      await expect(told).toBeVisible();
      // The text of an offer is in its page, and not shown.
      const offers = page.getByText(/bonus of|cashback|lucky draw|first deposit/i);
      await expect(offers.filter({ visible: true })).toHaveCount(0, { timeout: 1000 });
    };
    // Nobody is signed in, but this phone keeps the break.
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Promotions' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0);
    const aboutIt = page.getByRole('banner').getByRole('link', { name: 'Your break' });
    await expect(aboutIt).toHaveAttribute('href', paths.responsible);
    await page.goto(paths.promotions);
    await leavesAlone();
    await page.goto(paths.promotionWelcome);
    await leavesAlone();
    await beSignedIn(page);
    await page.goto(paths.home);
    await expect(told).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'News and offers' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Deposit', exact: true })).toHaveCount(0);
    await moveTo(page, paths.gateways);
    await expect(main(page).getByText('Deposits are off')).toBeVisible();
    await leavesAlone();
    await moveTo(page, paths.slots);
    await expect(main(page).getByRole('heading', { name: 'Slots' })).toBeVisible();
    await expect(main(page).getByText('Largest jackpots')).toBeHidden();
    await checkAccess();
  });
  await moveTo(page, game);
  await page
    .getByRole('button', { name: /^Back .+ available$/ })
    .first()
    .click();
  await expect(page.getByText(/You are on a break until .* Betting is off\./)).toBeVisible();
});

test('on a shared phone a break taken offline is for who took it, whatever answers first', async ({
  network,
  page,
  mock,
}) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  const sheet = await openSaferPlay(page);
  await network.lose();
  await sheet.getByRole('button', { name: '6 months' }).click();
  await sheet.getByRole('button', { name: 'Begin self-exclusion' }).click();
  await expect(sheet.getByText(/Your break is saved on this phone/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(paths.landing);

  // A portal stands between the phone and the server, until somebody else signs in.
  await mock.fault({ match: 'POST /safer-play/break', status: 403, html: true });
  await network.comeBack();
  await signIn(page, 'emeka');
  await mock.fault({ clear: true });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Balance/ })).toBeVisible();
  const isOnBreak = async (username: string) => {
    const data = { username, password: 'Passw0rd1' };
    const signedIn = await page.request.post('/api/login', { data });
    const { token } = z.parse(login.output, await signedIn.json());
    const answer = await page.request.get('/api/safer-play', { headers: { authorization: token } });
    return z.parse(getSaferPlay.output, await answer.json()).break !== undefined;
  };
  await expect.poll(() => isOnBreak('adaeze')).toBe(true);
  expect(await isOnBreak('emeka')).toBe(false);
  await moveTo(page, paths.gateways);
  await expect(main(page).getByRole('link', { name: /USDT on Tron/ })).toBeVisible();
  await expect(page.getByText(/You are on a break/)).toHaveCount(0);
});
