import type { BrowserContext, Page } from 'playwright';
import type { MockControl } from '../../../mocks/control/client.ts';
import { paths } from '../../../src/paths.ts';
import { partIsHere } from '../../kit/drawn.ts';
import { endOldWorker, updateButton } from '../../kit/newVersion.ts';
import { one, test } from '../../kit/onHost.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import {
  choose,
  done,
  marketOf,
  openEvenMatch,
  openSettings,
  pickPrice,
  place,
  placeButton,
  slip,
} from '../../kit/slipSteps.ts';
import { isAllKept } from '../../kit/steps.ts';
import { expect } from '../../kit/story.ts';
import type { Host } from '../../twoBuilds/host.ts';
import { otherBuild } from '../../twoBuilds/otherBuild.ts';
import { buildsOf } from '../../twoBuilds/runningBuild.ts';

/** Another version of the build, that shares no script with it. */
const two = otherBuild(one, /./);
const runs = (page: Page) => buildsOf(page, { one, two });

test.use({ serviceWorkers: 'allow' });

/** The worker is in charge of the page and keeps the whole of its build. */
async function settle(page: Page) {
  await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
  // All may be kept already by the worker before this one.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => page.evaluate(isControlled)).toBe(true);
  // Links in home's last view load their page; those of the app do not.
  await expect(page.getByText(/^Prices as of .* Opening…$/)).toHaveCount(0);
}

/** How many documents the page has begun since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Which build the page runs, and whether a worker waits to take over. */
async function versionsOf(page: Page) {
  const isWaiting = await page.evaluate(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
  );
  return { builds: await runs(page), isWaiting };
}

/**
 * Reloads, and waits for the reload that follows of itself. The browser lets the new version in once the old
 * worker has nothing to do, which may take five minutes while the page asks for things.
 */
async function reloadUntilAnew(page: Page) {
  // It may start anew before it has loaded.
  await page.reload({ waitUntil: 'commit' });
  const afterRest = async () => {
    // The page has started, and asked the new version whether it is its turn.
    if (await updateButton(page).isVisible()) await endOldWorker(page);
    // Its next document may be on its way.
    return versionsOf(page).catch(() => undefined);
  };
  await expect.poll(afterRest).toEqual({ builds: ['two'], isWaiting: false });
}

/**
 * The version that waits has answered what this page asked of it at its start: whether to take over. Asked once
 * more, because messages are answered in their order.
 */
async function waitingHasAnswered(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    waiting?.postMessage({ type: 'SKIP_WAITING_IF_ALONE' }, [port2]);
  });
}

const isControlled = () => navigator.serviceWorker.controller !== null;

async function openTab(page: Page, name: string, path: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(path);
}

async function openFromMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
}

/** How many visits to a page the server has taken in. */
async function visitsTo(mock: MockControl, path: string): Promise<number> {
  const taken = (await mock.journal()).filter(
    ({ subject, status }) => subject === 'POST /page/visit' && status !== 0,
  );
  return taken.filter(({ sent }) => JSON.stringify(sent).includes(`"${path}"`)).length;
}

/** How many bets were sent to the server. */
async function betsSent(mock: MockControl): Promise<number> {
  const journal = await mock.journal();
  return journal.filter(({ subject }) => subject === 'POST /bet/match/odds').length;
}

/** What the browser has kept of the app's files goes, as when it needs the room; runs in the page. */
async function dropCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** As the phone does with workers that have nothing to do. */
async function endWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
}

/** What is left of the worker, and whether a new one waits; runs in the page. */
async function leftOfWorker() {
  const registration = await navigator.serviceWorker.getRegistration();
  const isWaiting = Boolean(registration?.waiting);
  // A request finishes the job of one that was ended in the midst of it; it would only keep the old one awake.
  if (!isWaiting) await fetch('/robots.txt');
  return { caches: await caches.keys(), isRegistered: registration !== undefined, isWaiting };
}

/** Asks for the newest version, and tells what has become of it; runs in the page. */
async function lookForUpdate(): Promise<string> {
  const registration = await navigator.serviceWorker.ready;
  try {
    await registration.update();
  } catch {
    return 'refused';
  }
  const worker = registration.installing ?? registration.waiting;
  if (worker?.state === 'installing') {
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  }
  return worker?.state ?? 'none';
}

/**
 * Each start of a page looks for a newer worker by itself. A look that is asked for meanwhile is answered
 * by that one, with the script of then.
 */
async function ownLooksAreOver(page: Page, host: Host, starts: number) {
  const looks = () => host.asked.filter((path) => path === '/sw.js').length;
  await expect.poll(looks).toBeGreaterThanOrEqual(starts);
  await page.evaluate(lookForUpdate);
}

/** A page that was closed is counted for a moment still by the worker, which then is not alone with one. */
async function windowsAreLeft(context: BrowserContext, count: number) {
  const [worker] = context.serviceWorkers();
  const windows = () =>
    worker?.evaluate(
      "clients.matchAll({ type: 'window', includeUncontrolled: true }).then(({ length }) => length)",
    );
  await expect.poll(windows).toBe(count);
}

test('two tabs, a bet in the making and a visit on its way: an update waits for the player and loses nothing', async ({
  network,
  page,
  context,
  mock,
  host,
  checkAccess,
}) => {
  const gameId = await openEvenMatch(page, 1);
  await settle(page);
  await pickPrice(page, 'Back', 700);
  await choose(page, 'Accept any price');
  const other = await context.newPage();
  await other.goto(paths.myBets);
  await expect(other.getByRole('heading', { name: 'My bets' })).toBeVisible();

  await test.step('found on coming back to the network, offered in both tabs, taken in none', async () => {
    await mock.fault({ match: 'POST /page/visit', network: true });
    await network.lose();
    await openTab(other, 'Account', paths.myAccount);
    await openTab(other, 'My bets', paths.myBets);
    host.deploy(two, one);
    await network.comeBack();
    await expect(updateButton(page)).toBeVisible();
    await expect(updateButton(other)).toBeVisible();
    expect(await runs(page)).toEqual(['one']);
    expect(await runs(other)).toEqual(['one']);
    await checkAccess();
  });

  await test.step('not while a bet is being sent', async () => {
    host.spoil(/^\/api\/bet\//, 'hang');
    const loads = countLoads(page);
    await placeButton(page).click();
    await updateButton(page).click();
    await expect(page.getByText("We're still sending something.")).toBeVisible();
    host.repair();
    await expect(slip(page).getByText('Your bet is accepted and in the')).toBeVisible();
    await mock.clock({ advance: '6s' });
    await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
    await done(page);
    expect(loads()).toBe(0);
  });

  await test.step('nor between the legs of a cash-out', async () => {
    const loads = countLoads(page);
    // A second runner is backed as well, so that it takes two bets to even it out.
    const [, second] = (await marketOf(page, gameId, 'match_odds')).runners;
    const name = new RegExp(`^Back ${second?.name} .+ available$`);
    await page.getByRole('button', { name }).first().click();
    await slip(page).getByRole('textbox', { name: 'Stake' }).fill('300');
    await place(page);
    await mock.clock({ advance: '6s' });
    await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
    await done(page);

    await page.getByRole('button', { name: /^Cash out −?₦/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Cash out' });
    await sheet.getByRole('button', { name: /^Cash out,/ }).click();
    await expect(sheet.getByText(/^Accepted/)).toBeVisible();
    await page.keyboard.press('Escape');
    await updateButton(page).click();
    await expect(page.getByText('A cash-out is in progress.')).toBeVisible();
    expect(await betsSent(mock)).toBe(3);
    await page.getByRole('button', { name: /^Cash out/ }).click();
    await mock.clock({ advance: '6s' });
    // Its price may have moved, then no second bet follows; the first of them is over all the same.
    const end = sheet.getByRole('button', { name: /^(Done|Get a new offer)$/ });
    await expect.poll(async () => (await end.isVisible()) || (await betsSent(mock)) > 3).toBe(true);
    await mock.clock({ advance: '6s' });
    await end.click();
    await page.keyboard.press('Escape');
    expect(loads()).toBe(0);
  });

  await test.step('nor while a bet waits for the last word', async () => {
    await pickPrice(page, 'Back', 700);
    await openSettings(page);
    await slip(page).getByRole('checkbox', { name: 'Ask me again before placing' }).check();
    await placeButton(page).click();
    await updateButton(page).click();
    await expect(page.getByText('Place your bet or change it first')).toBeVisible();
    await slip(page).getByRole('button', { name: 'Change it' }).click();
  });

  await test.step('taken in one tab and then in the other, the draft and its stake stay', async () => {
    await updateButton(page).click();
    await expect.poll(() => runs(page)).toEqual(['two']);
    await expect(page).toHaveURL(new RegExp(gameId));
    await page.getByRole('button', { name: /^Draft .+₦700$/ }).click();
    await expect(slip(page).getByRole('textbox', { name: 'Stake' })).toHaveValue('700');
    await expect(page.getByRole('button', { name: /Balance ₦/ })).toBeVisible();
    expect(await runs(other)).toEqual(['one']);
    await updateButton(other).click();
    await expect.poll(() => runs(other)).toEqual(['two']);
    await expect(other).toHaveURL(paths.myBets);
    await expect(updateButton(other)).toBeHidden();
  });

  await test.step('the visit arrives, once', async () => {
    await mock.fault({ clear: 'POST /page/visit' });
    await expect.poll(() => visitsTo(mock, paths.myAccount)).toBe(1);
  });
});

test('the code of a page is gone: from the phone while it is kept, then one new start, then words', async ({
  network,
  page,
  context,
  host,
  checkAccess,
}) => {
  await beSignedIn(page, 'demo');
  await page.goto(paths.home);
  await settle(page);
  const loads = countLoads(page);
  await test.step('kept: the host has it no more, the old version opens it all the same', async () => {
    // Without a worker of its own: what the page does by itself is counted here.
    host.deploy(new Map([...two].filter(([path]) => path !== '/sw.js')));
    host.asked.length = 0;
    await openFromMenu(page, 'Bonuses');
    await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
    expect(await runs(page)).toEqual(['one']);
    expect(host.asked.filter((path) => one.has(path) && path.startsWith('/assets/'))).toEqual([]);
  });

  await test.step('offline and not kept: said, and nothing starts anew', async () => {
    await page.evaluate(dropCaches);
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await network.lose();
    await openFromMenu(page, 'Data use');
    await expect(page.getByText('Not saved on this phone yet')).toBeVisible();
    await network.comeBack();
    expect(loads()).toBe(0);
  });

  await test.step('gone everywhere: the page starts anew, once, in the version that is there', async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Data use' })).toBeVisible();
    expect(await runs(page)).toEqual(['two']);
    expect(loads()).toBe(1);
  });

  await test.step('a portal in its place: said, no new start, nothing of it kept', async () => {
    host.spoil(/ReferralScreen/, 'portal');
    await openFromMenu(page, 'Refer a friend');
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    expect(loads()).toBe(1);
    host.repair();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Refer a friend' })).toBeVisible();
    expect(loads()).toBe(1);
  });

  await test.step('gone from the newest version too: one new start, then words and a way on', async () => {
    host.spoil(/BonusesScreen/, 'gone');
    await openFromMenu(page, 'Bonuses');
    await expect.poll(loads).toBe(2);
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    await checkAccess();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    expect(loads()).toBe(2);
    host.repair();
    await page.getByRole('link', { name: 'Restart Oja' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
    expect(await runs(page)).toEqual(['two']);
  });
});

test('a new version that is broken or never whole does not come: the old one serves, offline too', async ({
  network,
  page,
  host,
}) => {
  await beSignedIn(page, 'demo');
  await page.goto(paths.home);
  await settle(page);
  const oldServes = async () => {
    for (const isOffline of [true, false]) {
      await (isOffline ? network.lose() : network.comeBack());
      await page.reload();
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
      // Home's last view is there before it asks for any code.
      await expect.poll(() => runs(page)).toEqual(['one']);
    }
    await expect(updateButton(page)).toBeHidden();
  };
  host.deploy(two, one);

  for (const [what, path, trouble, outcome] of [
    ['a portal in place of the worker', /^\/sw\.js$/, 'portal', 'refused'],
    ['a worker that throws', /^\/sw\.js$/, { script: 'throw Error("bad release")' }, 'refused'],
    ['a portal in place of a script', /\/assets\/app-[^/]*\.js$/, 'portal', 'redundant'],
  ] as const) {
    await test.step(what, async () => {
      host.spoil(path, trouble);
      // An earlier look of the page's own may still be under way.
      await expect.poll(() => page.evaluate(lookForUpdate)).toBe(outcome);
      await oldServes();
      host.repair();
    });
  }

  await test.step('a script that never comes, and then does', async () => {
    host.spoil(/\/assets\/app-[^/]*\.js$/, 'hang');
    // It goes with the page, which is reloaded before the script comes.
    page.evaluate(lookForUpdate).catch(() => undefined);
    await expect.poll(host.hanging).toBeGreaterThan(0);
    await oldServes();
    // A page that has not looked yet would take the version by itself.
    await partIsHere(page, 'UpdatePrompt');
    host.repair();
    await expect(updateButton(page)).toBeVisible();
  });
});

test('a version that waits: with two pages it is left to the player, the start of the only page takes it', async ({
  page,
  context,
  host,
}) => {
  await page.goto(paths.saved);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await settle(page);
  const other = await context.newPage();
  await other.goto(paths.saved);
  // Two starts at the same time share one look.
  await ownLooksAreOver(page, host, 3);
  host.deploy(two, one);
  await expect.poll(() => page.evaluate(lookForUpdate)).toBe('installed');
  await page.reload();
  await expect(updateButton(page)).toBeVisible();
  expect(await runs(page)).toEqual(['one']);
  await page.evaluate(waitingHasAnswered);
  await other.close();
  await windowsAreLeft(context, 1);
  await reloadUntilAnew(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
});

test('files and worker deleted under an open page: it goes on from the network, and the next start installs anew', async ({
  network,
  page,
}) => {
  await beSignedIn(page, 'demo');
  await page.goto(paths.home);
  await settle(page);
  await page.evaluate(dropCaches);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await openFromMenu(page, 'Account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.reload();
  await settle(page);
  await network.lose();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('a release taken back: its worker and files go, session, slip and queue stay, and the next build installs', async ({
  network,
  page,
  mock,
  host,
}) => {
  await openEvenMatch(page, 1);
  await settle(page);
  await pickPrice(page, 'Back', 700);
  await page.goto(paths.home);
  await mock.fault({ match: 'POST /page/visit', network: true });
  await openTab(page, 'My bets', paths.myBets);

  await test.step('the open page goes on until the player wants', async () => {
    const loads = countLoads(page);
    await ownLooksAreOver(page, host, 2);
    host.spoil(/^\/sw\.js$/, { script: one.get('/retire.js')?.toString() ?? '' });
    await page.evaluate(lookForUpdate);
    await expect(updateButton(page)).toBeVisible();
    // The old worker must have nothing to do once, which may take five minutes while the page asks for things.
    const leftAfterRest = async () => {
      const left = await page.evaluate(leftOfWorker);
      // Not the new one at its work: on a busy machine it would never be done.
      if (left.isWaiting) await endWorkers(page);
      return left;
    };
    const nothing = { caches: [], isRegistered: false, isWaiting: false };
    await expect.poll(leftAfterRest).toEqual(nothing);
    await openFromMenu(page, 'Bonuses');
    await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
    expect(loads()).toBe(0);
    await updateButton(page).click();
    await expect.poll(loads).toBe(1);
  });

  await test.step('without it the app works, the player is signed in, and the slip is as it was', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
    await page.getByRole('button', { name: /^Draft .+₦700$/ }).click();
    await expect(slip(page).getByRole('textbox', { name: 'Stake' })).toHaveValue('700');
    await page.keyboard.press('Escape');
    await openTab(page, 'Account', paths.myAccount);
    await openFromMenu(page, 'Bonuses');
    await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
  });

  await test.step('the next build installs, sends what waited, once, and serves offline', async () => {
    await mock.fault({ clear: 'POST /page/visit' });
    host.repair();
    host.deploy(two);
    await page.reload();
    await settle(page);
    await expect.poll(() => visitsTo(mock, paths.myBets)).toBe(1);
    await network.lose();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
    expect(await runs(page)).toEqual(['two']);
  });
});
