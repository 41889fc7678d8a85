import type { Page, Request } from 'playwright';
import { test as base, expect } from 'playwright/test';
import { comeOnline, letTimePass } from '../../faults/inPage.ts';
import { openWithWorker } from '../../faults/openWithWorker.ts';
import { runFaults } from '../../faults/runFaults.ts';
import { openTrial, type Trial } from '../../faults/trial.ts';
import { judge } from '../../faults/verdict.ts';
import { isVisit, type Visit, visitOf } from '../../faults/visit.ts';

interface Faults {
  /** Put before the worker's script. */
  workerPrefix: string;
  /** A browser of its own, which may be killed, and a server whose answers to visits are ours. */
  trial: Trial;
}

const test = base.extend<Faults>({
  workerPrefix: ['', { option: true }],
  trial: async ({ baseURL, workerPrefix }, use) => {
    const trial = await openTrial({ siteUrl: baseURL ?? '', workerPrefix });
    await use(trial);
    await trial.close();
  },
});

/**
 * Follows a link of the page. By the keyboard: while the lists above the footer still come in, a link moves away from
 * under a finger.
 */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
}

/** The same; resolves with the request that tells the visit, once it is under way. */
async function visit(page: Page, name: string): Promise<Request> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  const path = await link.getAttribute('href');
  const [asked] = await Promise.all([
    page.waitForRequest(
      (request) => isVisit(request) && visitOf('', request.postDataJSON()).path === path,
    ),
    follow(page, name),
  ]);
  return asked;
}

const paths = (visits: Visit[]) => visits.map(({ path }) => path);

/** How often each visit that waits has failed, once that is written down with the time it rests. */
async function failuresOf(trial: Trial): Promise<number[]> {
  await trial.look();
  return trial.waiting.map(({ n }) => n);
}

test('a visit outlives the worker, its page, the browser and the last chance of a sync', async ({
  trial,
}) => {
  const { server } = trial;
  const page = await openWithWorker(trial.phone);
  await expect.poll(trial.look).toBe('empty');

  await test.step('the worker is killed while the server hangs: sent again, acted on once', async () => {
    server.setMode('hang');
    await follow(page, 'Help & FAQ');
    await expect.poll(() => server.met.get('hang')).toBe(1);
    await trial.phone.killWorker();
    server.setMode('ok');
    await page.evaluate(comeOnline);
    await expect.poll(trial.look).toBe('empty');
    expect(paths(server.effects).filter((path) => path === '/faq')).toHaveLength(1);
  });

  await test.step('two tabs and a sync at once: one of them sends, each visit once, in order', async () => {
    const other = await openWithWorker(trial.phone);
    await expect.poll(trial.look).toBe('empty');
    server.setMode('portal');
    for (const name of ['Terms & Conditions', 'Privacy', 'Cookies']) await visit(page, name);
    await expect.poll(() => trial.look().then(() => trial.waiting.length)).toBe(3);
    const before = server.effects.length;
    const arrived = server.arrivals.length;
    server.setMode('ok');
    await Promise.all([
      page.evaluate(comeOnline),
      other.evaluate(comeOnline),
      trial.phone.sync(false),
    ]);
    await expect.poll(trial.look).toBe('empty');
    const effects = server.effects.slice(before);
    expect(paths(effects)).toEqual(['/terms', '/privacypolicy', '/cookiespolicy']);
    expect(server.arrivals.slice(arrived)).toEqual(effects.map(({ id }) => id));
  });

  await test.step('a page that closes offline right after its visit has handed it over', async () => {
    const leaving = await openWithWorker(trial.phone);
    await expect.poll(trial.look).toBe('empty');
    await trial.setOnline(false);
    const told = await visit(leaving, 'Fair play');
    // Accepted is what the worker has answered: closed before that, one page in 75 took its visit with it.
    expect((await told.response())?.status()).toBe(202);
    await leaving.close();
    await expect.poll(trial.look).toBe('waiting');
    await expectDelivery(trial, '/fairplay');
  });

  await test.step('the last try of a sync fails: it stays, and the next start delivers', async () => {
    server.setMode('broken');
    await follow(page, 'Contact');
    // A look that the page had planned when the network came back may count, too.
    await expect.poll(() => failuresOf(trial).then(([n = 0]) => n)).toBeGreaterThan(0);
    await page.evaluate(letTimePass, 5 * 60_000);
    const [failures = 0] = await failuresOf(trial);
    await trial.phone.sync(true);
    await expect.poll(() => failuresOf(trial).then(([n = 0]) => n)).toBeGreaterThan(failures);
    await page.evaluate(letTimePass, 5 * 60_000);
    await trial.restart();
    server.setMode('ok');
    await trial.phone.openTab();
    await expect.poll(trial.look).toBe('empty');
    expect(paths(server.effects).filter((path) => path === '/contactus')).toHaveLength(1);
  });
});

test('a visit made before the worker has come is kept by the page, whatever becomes of it', async ({
  trial,
}) => {
  const { server } = trial;
  server.setMode('portal');
  await trial.phone.openTab();
  await expect.poll(trial.look).toBe('waiting');
  await trial.restart();
  server.setMode('ok');
  await trial.phone.openTab();
  await expect.poll(trial.look).toBe('empty');
  expect(paths(server.effects)).toEqual(['/', '/']);
});

test.describe('where the browser has no background sync', () => {
  test.use({ workerPrefix: 'delete ServiceWorkerRegistration.prototype.sync;' });

  test('a page that comes online has the visits delivered', async ({ trial }) => {
    const page = await openWithWorker(trial.phone);
    const [worker] = trial.phone.context.serviceWorkers();
    expect(await worker?.evaluate(() => 'sync' in ServiceWorkerRegistration.prototype)).toBe(false);
    await makeOffline(trial, page);
  });
});

test('where background sync is denied, a page that comes online has the visits delivered', async ({
  trial,
}) => {
  const page = await openWithWorker(trial.phone);
  const devtools = await trial.phone.context.browser()?.newBrowserCDPSession();
  await devtools?.send('Browser.setPermission', {
    permission: { name: 'background-sync' },
    setting: 'denied',
    origin: trial.server.origin,
  });
  const name = 'background-sync' as PermissionName;
  const { state } = await page.evaluate(
    async (query) => {
      const { state } = await navigator.permissions.query(query);
      return { state };
    },
    { name },
  );
  expect(state).toBe('denied');
  await makeOffline(trial, page);
});

async function makeOffline(trial: Trial, page: Page): Promise<void> {
  await expect.poll(trial.look).toBe('empty');
  await trial.setOnline(false);
  await follow(page, 'Licence');
  await expect.poll(trial.look).toBe('waiting');
  await expectDelivery(trial, '/license');
}

/**
 * A page looks at once, after 3 s, after 15 s and then each minute, and a try that hangs ends after 10 s:
 * whatever keeps the first three from the server, the fourth brings the visit.
 */
const LAST_LOOK_MS = 90_000;

/** Comes online. What still waits is part of the comparison, so that a failure says where the visit stayed. */
async function expectDelivery(trial: Trial, path: string): Promise<void> {
  await trial.setOnline(true);
  const read = async () => {
    const seen = await trial.look();
    return { seen, waiting: trial.waiting, arrived: paths(trial.server.effects) };
  };
  await expect
    .poll(read, { timeout: LAST_LOOK_MS })
    .toEqual({ seen: 'empty', waiting: [], arrived: expect.arrayContaining([path]) });
}

test('random faults: nothing accepted is lost, doubled or out of order', async ({ baseURL }) => {
  test.slow();
  const { figures, verdict, steps, effects } = await runFaults({
    siteUrl: baseURL ?? '',
    seed: 3,
    steps: 25,
  });
  const told = JSON.stringify({ steps, effects });
  expect(verdict, told).toEqual({ lost: [], outOfOrder: [], doubled: [] });
  expect(figures.undrained, told).toBe(0);
  expect(figures.accepted).toBeGreaterThan(10);
  expect(figures.workerKills).toBeGreaterThan(0);
});

test.describe('the verdict on random faults', () => {
  const at = (second: number) => `2026-03-01T12:00:0${second}.000Z`;
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id, place) => ({
    id,
    path: `/${id}`,
    at: at(place),
  })) as [Visit, Visit, Visit, Visit];
  const atOnce = [
    a,
    { ...b, at: '2026-03-01T12:00:00.120Z' },
    { ...c, at: '2026-03-01T12:00:00.140Z' },
  ] as const;
  const poison = { id: 'p', path: '/poison-400/p', at: at(5) };
  const again = { ...b, id: 'another key' };

  for (const [title, accepted, effects, found] of [
    ['all is well', [a, b, c], [a, b, c], {}],
    ['an effect of what was not known to be accepted', [a], [a, b], {}],
    ['poison', [a, poison], [a], {}],
    ['one that never arrived', [a, b, c], [a, c], { lost: [b] }],
    ['two that changed places', [a, b, c], [b, a, c], {}],
    ['one that came after two of the same moment', atOnce, [atOnce[1], atOnce[2], a], {}],
    ['one that came two places late', [a, b, c, d], [b, c, a, d], { outOfOrder: [a] }],
    ['one visit under two keys', [a, b, c], [a, b, again, c], { doubled: [again] }],
  ] as const) {
    test(title, () => {
      const none = { lost: [], outOfOrder: [], doubled: [] };
      expect(judge(accepted, effects)).toEqual({ ...none, ...found });
    });
  }
});
