import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { logIn, traces } from '../../kit/authSteps.ts';
import { keptFiles, nothingOver, signIn } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const main = (page: Page) => page.getByRole('main');
const balance = (page: Page) => page.getByRole('button', { name: /^Balance/ });
const told = (page: Page) => page.getByRole('complementary', { name: 'Storage of this phone' });
const cricket = href(paths.sportCategory, { category: 'cricket' });
const stars = (page: Page) => main(page).getByRole('button', { name: /^Star / });

async function starOf(page: Page, index: number) {
  await page.goto(cricket);
  const name = await stars(page).nth(index).getAttribute('aria-label');
  return stars(page).and(page.getByRole('button', { name: name ?? '', exact: true }));
}

/** Clears the databases of the open page; resolves once the page was told that they are closed. */
async function takeDatabaseAway(context: BrowserContext, page: Page): Promise<void> {
  const own = await page.evaluateHandle(
    () =>
      new Promise<{ closed: Promise<void> }>((open) => {
        const request = indexedDB.open('oja');
        request.onsuccess = () => {
          const closed = new Promise<void>((close) => {
            request.result.onclose = () => close();
          });
          open({ closed });
        };
      }),
  );
  await clearOrigin(context, page, new URL(page.url()).origin, 'indexeddb');
  // A change that was saved before that would be cleared with the rest.
  await own.evaluate(({ closed }) => closed);
}

/** Leaves the page first: one that is open saves its session again with the next balance. */
async function leaveAndClear(
  context: BrowserContext,
  page: Page,
  storageTypes: string,
): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await clearOrigin(context, page, origin, storageTypes);
}

async function clearOrigin(
  context: BrowserContext,
  page: Page,
  origin: string,
  storageTypes: string,
): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
}

const REFUSALS: Record<string, () => void> = {
  'is not there': () => {
    Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined });
  },
  throws: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
  },
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'opens, and answers no read': () => {
    IDBObjectStore.prototype.get = () => new EventTarget() as IDBRequest;
  },
};

test('a phone that stores nothing: the app works, says so, and forgets', async ({
  context,
  network,
  now,
  checkAccess,
}) => {
  for (const [name, refuse] of Object.entries(REFUSALS)) {
    await test.step(`a database that ${name}`, async () => {
      const page = await context.newPage();
      await page.addInitScript(refuse);
      await page.clock.install({ time: now() });
      await page.goto(paths.landing);
      // Its time limits, whenever they begin, pass at once.
      await expect
        .poll(async () => {
          await page.clock.runFor(5000);
          return told(page).count();
        })
        .toBe(1);
      await expect(told(page)).toContainText('This phone will not remember you');
      if (name === 'throws') await checkAccess(page);
      await told(page)
        .getByRole('button', { name: /^(OK|Not now)$/ })
        .click();
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
      await logIn(page);
      await expect(balance(page)).toContainText('₦250,000');
      if (name === 'throws') {
        await nothingOver(page);
        await page.reload();
        await expect(balance(page)).toHaveCount(0);
      }
      await page.close();
    });
  }

  for (const [name, block] of Object.entries({
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'is forbidden': () => {
      for (const kind of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, kind, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
    },
  })) {
    await test.step(`local storage that ${name}: the session is kept all the same, and who leaves offline has left in both tabs`, async () => {
      const page = await context.newPage();
      await page.addInitScript(block);
      await signIn(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Dark' }).click();
      await expect(page.locator('html')).toHaveClass(/dark/);
      await page.keyboard.press('Escape');
      await nothingOver(page);
      await page.reload();
      await expect(balance(page)).toContainText('₦250,000');
      await expect(told(page)).toHaveCount(0);
      const other = await context.newPage();
      await other.addInitScript(block);
      await other.goto(paths.home);
      await expect(balance(other)).toContainText('₦250,000');
      await network.lose();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      for (const tab of [page, other]) await expect(balance(tab)).toHaveCount(0);
      await network.comeBack();
      await page.close();
      await other.close();
    });
  }
});

test('two versions of the app: neither hangs, and neither spoils what the other wrote', async ({
  page,
  context,
}) => {
  // A page of an old version that does not let go.
  const old = await context.newPage();
  await old.goto('/robots.txt');
  await old.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('oja', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('keyval');
        request.onsuccess = () => resolve();
      }),
  );
  await test.step('a newer one waits for it, three seconds, and says what is in the way', async () => {
    await page.addInitScript(() => {
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (name, version) {
        return open.call(this, name, name === 'oja' && version ? 2 : version);
      };
    });
    await page.goto(paths.landing);
    await expect(told(page)).toContainText('Close other tabs');
    await old.close();
    await told(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(told(page)).toHaveCount(0);
    await signIn(page);
    await page.reload();
    await expect(balance(page)).toContainText('₦250,000');
  });

  await test.step('an older one reads and writes nothing, and offers the update', async () => {
    const older = await context.newPage();
    await older.goto(paths.landing);
    await expect(told(older)).toContainText('A newer version of Oja was used here');
    await signIn(older, 'emeka');
    await told(older).getByRole('button', { name: 'Update' }).click();
    // It starts anew. Chromium may never close a page that is closed in the middle of that.
    await expect(older.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await expect(balance(older)).toHaveCount(0);
    await older.close();
    expect(
      await page.evaluate(async () => {
        const kept = await indexedDB.databases();
        return kept.find(({ name }) => name === 'oja')?.version;
      }),
    ).toBe(2);
    expect(await traces(page, /emeka/)).toEqual([]);
  });
});

test('a phone with no room at all: the app works and says so; with room again it is kept', {
  tag: '@worker',
}, async ({ page, context, baseURL }) => {
  const session = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
  await signIn(page);
  await expect(told(page)).toContainText('This phone is full');
  await expect(balance(page)).toContainText('₦250,000');
  await page.goto(paths.landing);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await signIn(page);
  await expect.poll(() => traces(page, /"token"/)).not.toEqual([]);
  await page.reload();
  await expect(balance(page)).toContainText('₦250,000');
  await expect(told(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(keptFiles)).toMatch(/\/HomeScreen-/);
});

test('what the player did is kept, whatever ends the page; what the phone took away is said', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    // Only where the browser trusts the address; the empty page that comes first is none.
    if (!('StorageManager' in globalThis)) return;
    StorageManager.prototype.persist = async () => {
      sessionStorage.setItem('test:asked', '1');
      return false;
    };
  });
  await signIn(page);
  expect(await page.evaluate(() => sessionStorage.getItem('test:asked'))).toBe('1');

  await test.step('a reload right after a change', async () => {
    const star = await starOf(page, 0);
    await star.click();
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });

  const next = await test.step('a page that dies right after a change', async () => {
    const star = await starOf(page, 1);
    await star.click();
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const after = await context.newPage();
    await after.goto(cricket);
    await expect(stars(after).and(after.getByRole('button', { pressed: true }))).toHaveCount(2);
    await expect(balance(after)).toContainText('₦250,000');
    return after;
  });

  await test.step('two tabs that each put a star on: neither loses the other’s', async () => {
    const other = await context.newPage();
    await other.goto(cricket);
    const starred = (page: Page) => stars(page).and(page.getByRole('button', { pressed: true }));
    await expect(starred(other)).toHaveCount(2);
    await stars(next).nth(2).click();
    await expect(starred(other)).toHaveCount(3);
    await stars(other).nth(3).click();
    await expect(starred(next)).toHaveCount(4);
    await other.close();
    await next.reload();
    await expect(starred(next)).toHaveCount(4);
  });

  await test.step('a database that is taken away: the page goes on, the next start asks', async () => {
    await next.goto(cricket);
    await expect(stars(next).first()).toBeVisible();
    await takeDatabaseAway(context, next);
    await stars(next).first().click();
    await expect.poll(() => traces(next, /favourites@1/)).not.toEqual([]);
    await leaveAndClear(context, next, 'indexeddb');
    await next.goto(cricket);
    await expect(told(next)).toContainText('Please log in again');
    // The page was one for players, so the login has opened over it by itself.
    await logIn(next);
    await expect(balance(next)).toContainText('₦250,000');
    await expect(told(next)).toHaveCount(0);
  });

  await test.step('everything cleared, as after seven days unused: a clean start', async () => {
    // The name of the story's world is a cookie, too; without it the pages live in the world of everybody.
    const world = (await context.cookies()).filter(({ name }) => name === 'mock-world');
    expect(world).toHaveLength(1);
    await leaveAndClear(context, next, 'all');
    await context.addCookies(world);
    await next.close();
    const first = await context.newPage();
    await first.goto(paths.home);
    await expect(first).toHaveURL(/^[^?]*\/(\?return=%2Fhome)?$/);
    await expect(first.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(told(first)).toHaveCount(0);
    await signIn(first);
    await expect(balance(first)).toContainText('₦250,000');
  });
});

/** The files of the databases of this site, as the browser lays them down. */
function databaseFiles(profile: string): string[] {
  const folder = join(profile, 'Default/IndexedDB');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.endsWith('.leveldb'))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('a database that is damaged on the disk: emptied, it asks; broken, it can be repaired', async ({
  openBrowser,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'oja-profile-'));
  const open = async () => {
    const browser = await openBrowser(profile);
    const page = await browser.newPage();
    await page.goto(paths.landing);
    return { browser, page };
  };
  const signInToStay = async (page: Page) => {
    await signIn(page);
    await expect.poll(() => traces(page, /"token"/)).not.toEqual([]);
  };
  const first = await open();
  await signInToStay(first.page);
  await first.browser.close();

  await test.step('bytes that mean nothing: the browser opens it empty, without a word', async () => {
    for (const file of databaseFiles(profile))
      writeFileSync(file, Buffer.alloc(statSync(file).size, 0x5a));
    const { browser, page } = await open();
    await expect(told(page)).toContainText('Please log in again');
    await told(page).getByRole('button', { name: 'Log in' }).click();
    await logIn(page);
    await expect(balance(page)).toBeVisible();
    await expect(told(page)).toHaveCount(0);
    await expect.poll(() => traces(page, /"token"/)).not.toEqual([]);
    await browser.close();
  });

  await test.step('a file that is gone: nothing opens, until it is repaired', async () => {
    for (const file of databaseFiles(profile)) if (file.includes('MANIFEST')) rmSync(file);
    const { browser, page } = await open();
    await expect(told(page)).toContainText('its storage is damaged');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await logIn(page);
    await expect(balance(page)).toContainText('₦250,000');
    await told(page).getByRole('button', { name: 'Repair storage' }).click();
    await expect(balance(page)).toHaveCount(0);
    await signInToStay(page);
    await page.reload();
    await expect(balance(page)).toContainText('₦250,000');
    await expect(told(page)).toHaveCount(0);
    await browser.close();
  });
  rmSync(profile, { recursive: true, force: true });
});
