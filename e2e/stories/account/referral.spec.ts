import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { isAllKept } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const figure = (page: Page, name: string) =>
  page.locator('.referral-stats__figure').filter({ hasText: name });

test('a code is copied, shared and scanned; who came by it is counted and drawn', {
  tag: '@worker',
}, async ({ openDevice, page, mock, network, context, checkAccess }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A desktop browser has no share sheet, so check what the app passes to it.
  await context.addInitScript(() => {
    const share = async (shared: ShareData) => {
      document.documentElement.dataset['shared'] = shared.url ?? '';
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await beSignedIn(page);
  await page.goto(paths.referral);
  await expect(figure(page, 'Link opened')).toContainText('11');
  await expect(figure(page, 'Joined')).toContainText('3');
  await expect(figure(page, 'Deposited')).toContainText('2');
  await expect(figure(page, 'You earned')).toContainText('₦1,000.00');
  await expect(figure(page, 'Still possible')).toContainText('₦500.00');
  await expect(section(page, 'When you are paid')).toContainText(
    'You receive ₦500.00 in cash, once for each friend, when their first deposit of ₦1,000.00',
  );
  await checkAccess();

  const link = await test.step('copied, shared, scanned', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied: Link' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^http:\/\/localhost:\d+\/register\?agent_code=ADAEZE\w{4}$/);
    await page.getByRole('button', { name: 'Share the link' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', `${copied}&source=share`);
    await expect(page.getByRole('img', { name: 'Your link as a QR code' })).toBeVisible();
    return copied;
  });

  await test.step('friends by their week, with masked names', async () => {
    const friends = section(page, 'Your friends');
    await expect(friends).toContainText('ch•••a');
    await expect(friends).not.toContainText('chidinma');
    await expect(friends.getByRole('img', { name: /joined in the last 13 weeks/ })).toBeVisible();
    await friends.getByText('Numbers as a table').click();
    await expect(friends.getByRole('row')).toHaveCount(14);
    await checkAccess();
  });

  await test.step('a visit by the link is counted by its origin', async () => {
    const visitor = await (await openDevice()).newPage();
    await visitor.goto(`${link}&source=qr`);
    const isTaken = async () =>
      (await mock.journal()).some(
        ({ subject, status, sent }) =>
          subject === 'POST /page/visit' &&
          status === 200 &&
          JSON.stringify(sent).includes('source=qr'),
      );
    await expect.poll(isTaken).toBe(true);
    await page.reload();
    await expect(figure(page, 'Link opened')).toContainText('12');
    await expect(
      section(page, 'Where your link was opened').getByRole('row', { name: /QR code/ }),
    ).toContainText('1');
  });

  await test.step('it opens without a network', async () => {
    await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
    await network.lose();
    await page.reload();
    await expect(page.getByRole('img', { name: 'Your link as a QR code' })).toBeVisible();
    await expect(section(page, 'Your friends')).toContainText('ch•••a');
  });
});

test('a new player has a code and nobody yet, and finds the way to it', async ({
  page,
  checkAccess,
}) => {
  await beSignedIn(page, 'emeka');
  await page.goto(paths.referral);
  await expect(page.getByText(/^EMEKA\w{4}$/)).toBeVisible();
  await expect(section(page, 'Your friends')).toContainText('No one has joined yet');
  await checkAccess();
  await page.getByRole('link', { name: 'the affiliate programme' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Affiliate programme');
  await page.getByRole('link', { name: 'referral bonus' }).first().click();
  await page.getByRole('link', { name: 'Refer a friend' }).first().click();
  await expect(page).toHaveURL(paths.referral);
});
