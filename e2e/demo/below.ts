import { steadyLoads } from '../kit/enterWorld.ts';
import { balance, openCalmDay, openMatch, placeBet } from './betSteps.ts';
import { expect, test } from './inPage.ts';

// Addresses here have no slash in front: they are below the path at which the demo stands.

test('below a path of its host the demo is whole: sign in, bet, watch, read offline, come back', async ({
  page,
  context,
  browser,
}) => {
  const astray = new Set<string>();
  context.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'http:' && !pathname.startsWith('/oja/')) astray.add(pathname);
  });

  // The host has no such file: its 404 page is the app.
  await openCalmDay(page, 'sign-in', 'faq');
  await page.getByRole('dialog').getByRole('button', { name: 'Login with Demo Id' }).click();
  await expect(page).toHaveURL('home');
  await expect(balance(page, '100,000.00')).toBeVisible();

  await openMatch(page);
  await placeBet(page);
  await page.getByRole('button', { name: 'Turn TV on' }).click();
  await expect(
    page.frameLocator('iframe[title^="Live pictures"]').getByText('5 s late'),
  ).toBeVisible();

  const areRulesKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => url.includes('/oja/pages.json'));
    });
  await expect.poll(areRulesKept).toBe(true);
  await context.setOffline(true);
  await page.close();

  const cold = await context.newPage();
  await cold.goto('terms');
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
  await context.setOffline(false);
  await cold.goto('home');
  await cold.reload();
  await expect(balance(cold, '100,000.00, available ₦99,500.00')).toBeVisible();
  await cold
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'My bets' })
    .click();
  await expect(cold).toHaveURL('mybets');
  await expect(cold.getByRole('main').getByRole('listitem')).toHaveCount(1);

  await cold.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await cold.getByRole('button', { name: 'Log out' }).click();
  await expect(cold).toHaveURL('');
  await expect(cold.getByRole('dialog', { name: /Login|Sign in/ })).toBeVisible();
  expect([...astray]).toEqual([]);

  // The host sends no policy, so each page brings its own. Outside of this context, which forbids violations.
  const stranger = await browser.newPage();
  steadyLoads(stranger.context());
  for (const address of ['sign-in', 'index.html', 'about-demo.html']) {
    await stranger.goto(address);
    const refused = await stranger.evaluate(() => {
      try {
        document.createElement('script').text = 'alert(1)';
        return '';
      } catch (error) {
        return String(error);
      }
    });
    expect(refused, address).toContain('TrustedScript');
  }
  await stranger.close();
});
