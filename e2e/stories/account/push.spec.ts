import type { CDPSession, Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { startPushService } from '../../kit/pushService.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

/** The id of the worker's registration, which Chromium's debugger wants to know. */
async function registrationOf(cdp: CDPSession): Promise<string> {
  const told = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return told;
}

const shownIn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.getNotifications())?.map(({ title, body }) => [title, body]);
  });

test('a push arrives, signed and encrypted, and none after the player has left @worker', async ({
  page,
  context,
  mock,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const service = await startPushService();
  await context.grantPermissions(['notifications'], { origin });
  await service.connect(page);
  await mock.scenario({ name: 'deposit-pending' });
  await beSignedIn(page);
  await page.goto(paths.profile);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Turn on on this phone' }).click();
  await expect(page.getByRole('button', { name: 'Turn off on this phone' })).toBeVisible();

  const deposit = (await mock.queue()).find(({ kind }) => kind === 'deposit')?.id ?? '';
  await mock.approve({ id: deposit });
  await expect.poll(() => service.received.length).toBe(1);
  const [message] = service.received;
  const { key } = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('oja');
      opening.onsuccess = () => resolve(opening.result);
    });
    const saved = database.transaction('keyval').objectStore('keyval').get('session@1');
    await new Promise((resolve) => {
      saved.onsuccess = resolve;
    });
    const headers = { authorization: saved.result.data.token };
    return (await fetch('/api/push', { headers })).json();
  });
  expect(message?.key).toBe(key);
  const data = message?.text ?? '';
  expect(JSON.parse(data)).toMatchObject({ kind: 'deposit', title: 'Deposit approved' });

  const cdp = await context.newCDPSession(page);
  const registrationId = await registrationOf(cdp);
  const deliver = () =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });

  await test.step('unseen by a player who looks at the app, shown to one who does not', async () => {
    await deliver();
    const other = await context.newPage();
    await other.goto('about:blank');
    await page.goto('about:blank');
    await deliver();
    await page.goto('/robots.txt');
    await expect
      .poll(() => shownIn(page))
      .toEqual([['Deposit approved', expect.stringMatching(/is in your wallet/)]]);
  });

  await test.step('after signing out the shown one goes, and nothing more arrives', async () => {
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await expect.poll(() => shownIn(page)).toEqual([]);
    await page.goto('about:blank');
    await deliver();
    await page.goto('/robots.txt');
    expect(await shownIn(page)).toEqual([]);
    await mock.scenario({ name: 'deposit-pending' });
    const next = (await mock.queue()).find(({ kind }) => kind === 'deposit')?.id ?? '';
    await mock.approve({ id: next });
    expect(service.received).toHaveLength(1);
  });
  service.close();
});
