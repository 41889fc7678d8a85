import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { countOf } from '../../kit/authSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { liveGame } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast, toastsOf } from '../../kit/toasts.ts';

const balance = (page: Page) => page.getByRole('button', { name: /^Balance/ });

test('the channel: events that mean nothing, twenty breaks, and one that only looks open', async ({
  page,
  mock,
  now,
}) => {
  await page.clock.install({ time: now() });
  await beSignedIn(page);
  await page.goto(paths.home);
  await expect(balance(page)).toContainText('₦250,000');
  const asked = () => countOf(mock, 'get:balance');
  const sockets = async () => (await mock.status()).sockets;
  const shownBalance = () => balance(page).textContent();
  /** What is so when that much time has passed, by the clock of the page. */
  async function after<T>(ms: number, look: () => Promise<T>): Promise<T> {
    await page.clock.fastForward(ms);
    return look();
  }

  await test.step('a balance that is no number is asked for again', async () => {
    const before = await asked();
    await mock.push({ event: 'update_balance', payload: { balance: 'abc' }, to: 'adaeze' });
    await expect.poll(asked).toBeGreaterThan(before);
    await mock.push({ event: 'update_balance', payload: '<b>', to: 'adaeze' });
    await expect(balance(page)).toContainText('₦250,000');
  });

  await test.step('a title of markup and a message of a megabyte are a short text', async () => {
    const markup = '<img src=x onerror="document.title=1">';
    await mock.push({
      event: 'sub:notification_toast',
      payload: { title: markup, message: 'x'.repeat(1_000_000), status: 'info' },
      to: 'adaeze',
    });
    await expectToast(page, /^<img src=x/);
    expect((await toastsOf(page)).at(-1)).toHaveLength(200);
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  });

  await test.step('after twenty breaks there is one connection, and the balance of now', async () => {
    for (let breaks = 0; breaks < 20; breaks++) {
      await expect.poll(() => after(6000, sockets)).toBe(1);
      await mock.kick({ who: 'adaeze' });
    }
    await mock.adjust({ who: 'adaeze', naira: 50 });
    await expect.poll(() => after(6000, shownBalance)).toContain('₦250,050');
    expect(await sockets()).toBe(1);
    await expect(page.getByText(/^Reconnecting since/)).toHaveCount(0);
  });

  await test.step('seen again, a connection that answers nothing is made anew', async () => {
    const before = await asked();
    await mock.fault({ match: 'socket session_check', network: true, times: 1 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => after(7000, asked)).toBeGreaterThan(before);
    await expect(balance(page)).toContainText('₦250,050');
  });
});

test('with the services of others away the rest of the app is as it was', async ({
  page,
  mock,
}) => {
  await mock.fault({ match: 'GET /external/*', network: true });
  await beSignedIn(page);
  await page.goto(paths.home);
  await expect(balance(page)).toContainText('₦250,000');
  await page.goto(href(paths.match, { gameId: await liveGame(page.request, 4) }));
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Back / }).first()).toBeVisible();
  await page.goto(paths.casinos);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});
