import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

test('a player who comes back sees home as it was before any code is here, and a press waits for it', async ({
  page,
  context,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  await expect(page.getByText('₦250,000.00').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('oja:last-view')))
    .toContain('₦250,000.00');

  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const next = await context.newPage();
  await next.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await next.goto(paths.home, { waitUntil: 'commit' });
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /);
  await expect(next.getByText(/^Prices as of .* Opening…$/)).toBeVisible();
  await expect(next.getByRole('banner').getByText('₦250,000.00').first()).toBeVisible();
  await expect(
    next
      .getByRole('main')
      .getByRole('button', { name: /^Back / })
      .first(),
  ).toBeVisible();
  await expect(next.locator('#standing')).toBeHidden();
  await checkAccess(next);

  await next.getByRole('button', { name: 'Menu' }).click();
  await expect(next.getByRole('button', { name: 'Menu' })).toHaveAttribute('data-held');
  arrive();
  const menu = next.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Cashier' })).toBeVisible();
  await menu.getByRole('button', { name: 'Dark' }).click();
  await expect(next.locator('html')).toHaveClass(/\bdark\b/);
  await expect(next.getByText(/Opening…$/)).toHaveCount(0);
  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => next.evaluate(() => localStorage.getItem('oja:last-view'))).toBeNull();
});
