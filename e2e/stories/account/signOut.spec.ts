import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { countOf, dialogOf, logIn, traces } from '../../kit/authSteps.ts';
import { answered } from '../../kit/drawn.ts';
import { killBrowser } from '../../kit/ownBrowser.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { ageOf, isAllKept, liveGame, moveTo, signIn } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { expectToast, toastsOf } from '../../kit/toasts.ts';

/** Traces of the player that must not remain. Athletes may share a name with a player. */
const MARKERS =
  /adaeze okafor|["'>]adaeze["'<]|adaeze@|803 ?123 ?4567|"token"|1002\.[a-z0-9]{8}|₦250,000|250000/i;
const ENDED = 'Your session has ended. Please sign in again.';

const balance = (page: Page) => page.getByRole('button', { name: /^Balance/ });

async function openProfile(page: Page) {
  await beSignedIn(page);
  await page.goto(paths.profile);
  await expect(page.getByText('adaeze@example.com')).toBeVisible();
  await expect(balance(page)).toContainText('₦250,000');
}

/** Signs in and looks around, so that there is something to forget: lists, profile, a slip. */
async function live(page: Page) {
  await openProfile(page);
  await moveTo(page, paths.inbox);
  await page.locator('summary').first().click();
  await moveTo(page, paths.myBets);
  await expect(page.getByRole('heading', { name: 'My bets' })).toBeVisible();
  await expect(ageOf(page)).toBeVisible();
  await expect.poll(() => traces(page, /"token"/)).not.toEqual([]);
  await expect.poll(() => traces(page, /list:bets/)).not.toEqual([]);
}

async function signOutByMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

async function expectNothingLeft(page: Page) {
  await expect(balance(page)).toHaveCount(0);
  await expect.poll(() => traces(page, MARKERS)).toEqual([]);
  await page.reload();
  await page.getByRole('main').waitFor();
  await expect.poll(() => traces(page, MARKERS)).toEqual([]);
}

/** Other pages where something of the player is kept or shown, with the calls each makes. */
async function goRound(page: Page) {
  const gameId = await liveGame(page.request, 1);
  for (const [path, call] of [
    [paths.home, '/sports/events/inplay'],
    [paths.cashier, '/withdrawRequest/get'],
    [paths.deposits, '/deposit/get'],
    [paths.withdraw, '/bank/accounts'],
    [paths.withdrawals, '/withdrawRequest/get'],
    [paths.kyc, '/kyc'],
    [href(paths.match, { gameId }), `/sports/event/${gameId}`],
  ] as const) {
    await answered(page, [call], () => moveTo(page, path));
    await page.getByRole('main').getByRole('heading').first().waitFor();
  }
  await moveTo(page, paths.myAccount);
  await expect(
    page.getByText('make the closing balance, which is what you have now'),
  ).toBeVisible();
}

test('the player leaves', { tag: '@worker' }, async ({ page, mock, checkAccess }) => {
  await live(page);
  await goRound(page);
  await signOutByMenu(page);
  await expect(page).toHaveURL(paths.landing);
  // As the specification says, the dialog asks who comes next.
  await expect(dialogOf(page)).toHaveAccessibleName('Login');
  await expect(dialogOf(page).getByLabel('Username')).toBeFocused();
  await expectNothingLeft(page);
  await checkAccess();
  expect(await countOf(mock, 'GET /signout')).toBe(1);

  await test.step('the back button shows nothing', async () => {
    await page.goBack();
    await page.getByRole('main').waitFor();
    await expect.poll(() => traces(page, MARKERS)).toEqual([]);
  });
});

test('every call is refused at once: one sign-out, one message, one dialog', async ({
  page,
  mock,
}) => {
  await live(page);
  // No page of the app is open when it begins: a call of the last one would be refused before these.
  await page.goto('/robots.txt');
  await mock.fault({ match: 'GET *', status: 401, body: { error: true, message: ENDED } });
  await page.goto(paths.home);
  await expect(dialogOf(page)).toHaveAccessibleName('Login');
  await expectToast(page, ENDED);
  await expect(dialogOf(page)).toHaveCount(1);
  await expect.poll(() => traces(page, MARKERS)).toEqual([]);
  expect(await toastsOf(page)).toEqual([ENDED]);
  // The server ended the session itself, so it is not called.
  expect(await countOf(mock, 'GET /signout')).toBe(0);

  await test.step('signing in again leads back to the same page', async () => {
    await mock.fault({ clear: true });
    await expect(page).toHaveURL(`${paths.landing}?return=${encodeURIComponent(paths.home)}`);
    await logIn(page);
    await expect(page).toHaveURL(paths.home);
  });
});

test('the server ends the session: by the socket, with and without a word, and by its check', async ({
  page,
  mock,
}) => {
  const isOver = async () => {
    await expect(dialogOf(page)).toHaveAccessibleName('Login');
    await expectNothingLeft(page);
  };
  await test.step('the socket refuses it, and says why', async () => {
    await live(page);
    await mock.kick({ who: 'adaeze', endSession: true });
    await expectToast(page, ENDED);
    await isOver();
  });
  await test.step('without a word', async () => {
    await openProfile(page);
    await mock.fault({ match: 'socket connect', body: '' });
    await mock.kick({ who: 'adaeze' });
    await expectToast(page, 'session error');
    await isOver();
    await mock.fault({ clear: true });
  });
  await test.step('its check fails', async () => {
    await openProfile(page);
    await mock.scenario({ name: 'session-expired' });
    await mock.push({ event: 'session_refresh', payload: {}, to: 'adaeze' });
    await isOver();
  });
});

test('with the server gone, it says what it could not do, and does it later', {
  tag: '@worker',
}, async ({ network, page, mock }) => {
  await live(page);
  // The menu comes from a worker that serves this page and has stored everything.
  await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
  await page.reload();
  await expect(ageOf(page)).toBeVisible();
  await network.lose();
  await signOutByMenu(page);
  await expect(page).toHaveURL(paths.landing);
  await expectToast(
    page,
    "Logged out on this phone. We'll finish logging you out as soon as our server answers.",
  );
  await expect(balance(page)).toHaveCount(0);
  // Only the token stays, until the server knows.
  const left = await traces(page, MARKERS);
  expect(left).toHaveLength(1);
  expect(left[0]).toContain('oja:goodbye');

  await network.comeBack();
  await expectToast(page, "You're now fully logged out.");
  await expect.poll(() => traces(page, MARKERS)).toEqual([]);
  expect(await countOf(mock, 'GET /signout')).toBe(1);
});

test('the record of the session is damaged: the next player sees nothing of the last one', async ({
  page,
  mock,
}) => {
  await beSignedIn(page);
  await page.goto(paths.withdrawals);
  await expect(page.getByRole('main').getByText('First Bank of Nigeria').first()).toBeVisible();
  await expect.poll(() => traces(page, /list:withdrawals/)).not.toEqual([]);
  await page.goto('/robots.txt');
  await page.evaluate(damageSession);
  await page.goto(paths.landing);
  await page.getByRole('main').waitFor();
  await expect.poll(() => traces(page, MARKERS)).toEqual([]);

  await mock.fault({ match: 'GET /withdrawRequest/get', status: 500 });
  await signIn(page, 'emeka');
  await moveTo(page, paths.withdrawals);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('First Bank of Nigeria')).toHaveCount(0);
  expect(await traces(page, /First Bank of Nigeria|adaeze/i)).toEqual([]);
});

/** Runs in the page: the record is there, and nobody can tell whose it is. */
async function damageSession(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('oja', 1);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  await new Promise((resolve, reject) => {
    const writing = database.transaction('keyval', 'readwrite');
    const kept = writing.objectStore('keyval');
    const reading = kept.get('session@1');
    reading.onsuccess = () => {
      const { data } = reading.result;
      kept.put({ ...reading.result, data: { ...data, user: 'adaeze' } }, 'session@1');
    };
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error);
  });
  database.close();
}

test('two tabs: who leaves in one has left in the other', async ({ page, context }) => {
  await live(page);
  const other = await context.newPage();
  await other.goto(paths.myBets);
  await expect(balance(other)).toBeVisible();
  await signOutByMenu(page);
  await expect(other).toHaveURL(paths.landing);
  await expectNothingLeft(other);

  await test.step('and the next player sees nothing of the last', async () => {
    await signIn(page, 'emeka');
    await page.goto(paths.myBets);
    await page.getByRole('main').waitFor();
    await expect.poll(() => traces(page, /emeka/)).not.toEqual([]);
    expect(await traces(page, /adaeze okafor|"adaeze"|adaeze@|803 ?123 ?4567/i)).toEqual([]);
    // One phone has one player, so the second tab has taken over their session by itself.
    await expect(balance(other)).toContainText('₦0.00');
    await expect(other).toHaveURL(paths.home);
    // Another player signs in there, and the first tab follows.
    await signOutByMenu(other);
    await expect(page).toHaveURL(paths.landing);
    await expect(other.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await signIn(other);
    await expect(balance(page)).toContainText('₦250,000');
    await expect.poll(() => traces(page, /emeka balogun|"emeka"|emeka@/i)).toEqual([]);
  });
});

test('a tab that was frozen forgets when it comes back', async ({ page, context }) => {
  await live(page);
  const other = await context.newPage();
  await other.goto(paths.myBets);
  await expect(balance(other)).toBeVisible();
  const session = await context.newCDPSession(other);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await page.bringToFront();
  await signOutByMenu(page);
  await expect(page).toHaveURL(paths.landing);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await other.bringToFront();
  await expect(balance(other)).toHaveCount(0);
  await expectNothingLeft(other);
});

test('signing out and in again in one tab lasts when the tab is shown anew', async ({ page }) => {
  await live(page);
  await signOutByMenu(page);
  await expect(page).toHaveURL(paths.landing);
  await signIn(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(balance(page)).toContainText('₦250,000');
  await expect(page).toHaveURL(paths.home);
});

test('who is not to be kept is gone with the page', async ({ page, mock, context }) => {
  await mock.scenario({ name: 'otp-off' });
  await page.goto(paths.signIn);
  await dialogOf(page).getByRole('checkbox', { name: 'Keep me signed in' }).uncheck();
  await logIn(page);
  await expect(balance(page)).toContainText('₦250,000');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'My bets' })
    .click();
  await expect(ageOf(page)).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto(paths.landing);
  await next.getByRole('main').waitFor();
  await expect.poll(() => traces(next, MARKERS)).toEqual([]);
});

test('the browser is killed halfway through: the next start ends it', async ({ openBrowser }) => {
  const profile = mkdtempSync(join(tmpdir(), 'oja-profile-'));
  const first = await openBrowser(profile);
  const page = await first.newPage();
  await live(page);
  // The database fails in the middle of it.
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('gone', 'UnknownError');
    };
  });
  await signOutByMenu(page);
  await expect(page).toHaveURL(paths.landing);
  await expect(balance(page)).toHaveCount(0);
  // The browser writes local storage at once when the page closes; otherwise perhaps minutes later.
  await page.close();
  await expect.poll(() => isMarkOnDisk(profile)).toBe(true);
  await killBrowser(first);

  const second = await openBrowser(profile);
  const again = await second.newPage();
  await again.goto(paths.landing);
  await again.getByRole('main').waitFor();
  await expect(balance(again)).toHaveCount(0);
  await expect.poll(() => traces(again, MARKERS)).toEqual([]);
  await expect
    .poll(() => again.evaluate(() => localStorage.getItem('oja:wipe-pending')))
    .toBeNull();
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});

/** Whether local storage on the disk says that something must still be wiped. */
function isMarkOnDisk(profile: string): boolean {
  const folder = join(profile, 'Default/Local Storage/leveldb');
  const logs = readdirSync(folder).filter((file) => file.endsWith('.log'));
  return logs.some((file) => readFileSync(join(folder, file)).includes('wipe-pending'));
}
