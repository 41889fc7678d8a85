import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { href, paths } from '../src/paths.ts';
import { countOf, dialogOf, logIn, traces } from './authSteps.ts';
import { openOwnBrowser } from './ownBrowser.ts';
import { ageOf, liveGame, signIn } from './steps.ts';
import { expect, test } from './story.ts';
import { expectToast, toastsOf } from './toasts.ts';

/** What must not be found anywhere once the player has left; athletes may share a name with a player. */
const MARKERS =
  /adaeze okafor|["'>]adaeze["'<]|adaeze@|803 ?123 ?4567|"token"|1002\.[a-z0-9]{8}|₦250,000|250000/i;
const ENDED = 'Your session has ended. Please sign in again.';

const balance = (page: Page) => page.getByRole('button', { name: /^Balance/ });

/** Signs in and looks around, so that there is something to forget: lists, profile, a slip. */
async function live(page: Page) {
  await signIn(page);
  await expect(balance(page)).toContainText('₦250,000');
  await page.goto(paths.profile);
  await expect(page.getByText('adaeze@example.com')).toBeVisible();
  await page.goto(paths.inbox);
  await page.locator('summary').first().click();
  await page.goto(paths.myBets);
  await expect(ageOf(page)).toBeVisible();
  await expect.poll(() => traces(page, /"token"/)).not.toEqual([]);
  await expect.poll(() => traces(page, /list:bets/)).not.toEqual([]);
}

async function signOutByMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

async function expectNothingLeft(page: Page) {
  await expect(balance(page)).toHaveCount(0);
  await expect.poll(() => traces(page, MARKERS)).toEqual([]);
  await page.reload();
  await page.getByRole('main').waitFor();
  await expect.poll(() => traces(page, MARKERS)).toEqual([]);
}

/** Where else something of the player is kept or shown. */
async function goRound(page: Page) {
  const game = href(paths.match, { gameId: await liveGame(page.request, 1) });
  const { home, cashier, deposits, withdraw, withdrawals, myAccount, kyc } = paths;
  for (const path of [home, cashier, deposits, withdraw, withdrawals, myAccount, kyc, game]) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
}

test('the player leaves @wide', async ({ page, mock, checkAccess }) => {
  await live(page);
  await goRound(page);
  await signOutByMenu(page);
  await expect(page).toHaveURL(paths.landing);
  await expect(dialogOf(page)).toHaveCount(0);
  await expectNothingLeft(page);
  await checkAccess();
  expect(await countOf(mock, 'POST /signout')).toBe(1);

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
  await mock.fault({ match: 'GET *', status: 401, body: { error: true, message: ENDED } });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(dialogOf(page)).toHaveAccessibleName('Login');
  await expectToast(page, ENDED);
  await expect(dialogOf(page)).toHaveCount(1);
  await expect.poll(() => traces(page, MARKERS)).toEqual([]);
  expect(await toastsOf(page)).toEqual([ENDED]);
  // The server is not called for a sign-out that it asked for.
  expect(await countOf(mock, 'POST /signout')).toBe(0);

  await test.step('signing in again leads back to the same page', async () => {
    await mock.fault({ clear: true });
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(paths.landing);
    await logIn(page);
    await expect(page).toHaveURL(searchParams.get('return') ?? '');
  });
});

test('the check of the session fails', async ({ page, mock }) => {
  await live(page);
  await mock.scenario({ name: 'session-expired' });
  await mock.push({ event: 'session_refresh', payload: {}, to: 'adaeze' });
  await expect(dialogOf(page)).toHaveAccessibleName('Login');
  await expectNothingLeft(page);
});

test('the socket refuses the session, and says why', async ({ page, mock }) => {
  await live(page);
  await mock.kick({ who: 'adaeze', endSession: true });
  await expectToast(page, ENDED);
  await expect(dialogOf(page)).toHaveAccessibleName('Login');
  await expectNothingLeft(page);
});

test('the socket refuses the session without a word', async ({ page, mock }) => {
  await live(page);
  await mock.fault({ match: 'socket connect', body: '' });
  await mock.kick({ who: 'adaeze' });
  await expectToast(page, 'session error');
  await expect(dialogOf(page)).toHaveAccessibleName('Login');
  await expectNothingLeft(page);
});

test('with the server gone, it says what it could not do', async ({ page, mock, context }) => {
  await live(page);
  await mock.stopServer();
  await context.setOffline(true);
  await signOutByMenu(page);
  await expect(page).toHaveURL(paths.landing);
  await expectToast(page, 'Signed out on this phone. We could not tell the server.');
  await expect(balance(page)).toHaveCount(0);
  await expect.poll(() => traces(page, MARKERS)).toEqual([]);
});

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
    // This phone has one player: the second tab has taken up their session by itself.
    await expect(balance(other)).toContainText('₦0.00');
    await expect(other).toHaveURL(paths.home);
    // Another one signs in there, and the first tab goes with them.
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

test('the browser is killed halfway through: the next start ends it', async ({ baseURL }, info) => {
  test.setTimeout(150_000);
  const profile = mkdtempSync(join(tmpdir(), 'oja-profile-'));
  const open = () =>
    openOwnBrowser(profile, baseURL ?? '', `kill-${info.testId}-${info.repeatEachIndex}`);

  const first = await open();
  const page = await first.newPage();
  await live(page);
  // The database gives out in the middle of it.
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('gone', 'UnknownError');
    };
  });
  await signOutByMenu(page);
  await expect(page).toHaveURL(paths.landing);
  await expect(balance(page)).toHaveCount(0);
  // What the browser holds back of local storage must have reached the disk, as it does by itself.
  const marks = join(profile, 'Default/Local Storage/leveldb');
  await expect
    .poll(
      () =>
        readdirSync(marks).some((file) => readFileSync(join(marks, file)).includes('wipe-pending')),
      { timeout: 90_000 },
    )
    .toBe(true);
  killBrowser(profile);
  await first.close().catch(() => undefined);

  const second = await open();
  const again = await second.newPage();
  await again.goto(paths.landing);
  await again.getByRole('main').waitFor();
  await expect(balance(again)).toHaveCount(0);
  await expect.poll(() => traces(again, MARKERS)).toEqual([]);
  expect(await again.evaluate(() => localStorage.getItem('oja:wipe-pending'))).toBeNull();
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});

/** Ends every process of the browser with this profile at once, as a phone does that needs the room. */
function killBrowser(profile: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (command.includes(`--user-data-dir=${profile}`)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}
