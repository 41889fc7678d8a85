import type { CDPSession, Worker } from 'playwright';
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

/** Notes what the worker shows: the headless shell shows nothing. */
async function watchShown(worker: Worker): Promise<() => Promise<unknown[]>> {
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    registration.showNotification = async (title, options) =>
      void shown.push([title, options?.body, options?.silent]);
    Reflect.set(globalThis, 'shown', shown);
  });
  return () => worker.evaluate(() => Reflect.get(globalThis, 'shown'));
}

test('a push arrives, signed and encrypted, and says nothing to who comes after @worker', async ({
  page,
  context,
  mock,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const service = await startPushService();
  await service.connect(page);
  await mock.scenario({ name: 'deposit-pending' });
  await beSignedIn(page);
  await page.goto(paths.profile);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Turn on for this phone' }).click();
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

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  const shown = await watchShown(worker);

  await test.step('unheard by a player who looks at the app, heard by one who does not', async () => {
    const text = expect.stringMatching(/is in your wallet/);
    await deliver();
    await expect.poll(shown).toEqual([['Deposit approved', text, true]]);
    await page.goto('about:blank');
    await deliver();
    await expect.poll(shown).toEqual([
      ['Deposit approved', text, true],
      ['Deposit approved', text, false],
    ]);
  });

  await test.step('after signing out nothing is said of what arrives, and no more is sent', async () => {
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await page.goto('about:blank');
    await deliver();
    await mock.scenario({ name: 'deposit-pending' });
    const next = (await mock.queue()).find(({ kind }) => kind === 'deposit')?.id ?? '';
    await mock.approve({ id: next });
    await page.goto('/robots.txt');
    await expect.poll(shown).toHaveLength(3);
    expect((await shown()).at(-1)).toEqual([
      'A message for another player',
      'Log in as that player to read it.',
      false,
    ]);
    expect(service.received).toHaveLength(1);
  });
  service.close();
});
