import type { Page } from 'playwright';
import type { MockControl } from '../../../mocks/control/client.ts';
import { paths } from '../../../src/paths.ts';
import { guestPaths } from '../../../src/routeTable.ts';
import { holdFile } from '../../kit/holdFile.ts';
import { addressOf } from '../../kit/routes.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { liveGame } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

/** What a wide window lays out otherwise. `npm run bench -- --only shifts` visits every route. */
const UNLIKE_WHEN_WIDE = [
  paths.home,
  paths.sportsbook,
  paths.casinos,
  paths.slots,
  paths.referral,
  paths.withdraw,
  paths.withdrawGateways,
  paths.maintenance,
  paths.terms,
];

const forPlayers = Object.values(paths).filter((path) => !guestPaths.includes(path));
/** So many stories share the routes, so that they run beside each other. */
const PARTS = 3;

interface Shift {
  value: number;
  /** What has moved. */
  nodes: string[];
}

declare global {
  var shifts: Shift[];
}

/** Remembers what moves without anybody having touched the page. */
function watchShifts(page: Page) {
  return page.context().addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        globalThis.shifts.push({
          value: Number(entry.value),
          nodes: sources.map(({ node }) =>
            node instanceof Element
              ? `${node.localName}.${node.className}`
              : `${node?.nodeName} ${JSON.stringify(node?.textContent)}`,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * A fifth of what counts as good. A number that grows a digit in its cell is none of it, nor are two names that take
 * a line more than their skeletons could know.
 */
const UNSEEN = 0.02;

/** What has moved, by the time that nothing more is under way. */
async function shiftsNow(page: Page): Promise<{ shifts: Shift[]; sum: number }> {
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => globalThis.shifts);
  return { shifts, sum: shifts.reduce((total, { value }) => total + value, 0) };
}

/**
 * What has moved on each of the paths, by the time that nothing more is under way, and how wide it is where it
 * is wider than the window: a phone zooms out of such a page, and what is fixed at the bottom is lost. Two pages
 * share the paths: one loads while the other waits for what comes late.
 */
async function shiftsOf(first: Page, visited: readonly string[]): Promise<string[]> {
  const left = visited.values();
  const moved: string[] = [];
  const walk = async (page: Page) => {
    for (const path of left) {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      const { shifts, sum } = await shiftsNow(page);
      if (sum >= UNSEEN) moved.push(`${path} ${sum.toFixed(3)} ${JSON.stringify(shifts)}`);
      const [width, room] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      if (width > room) moved.push(`${path} is ${width} px wide`);
    }
  };
  await Promise.all([walk(first), walk(await first.context().newPage())]);
  return moved;
}

async function shiftsOfPlayer(page: Page, mock: MockControl, routes: readonly string[]) {
  await watchShifts(page);
  await beSignedIn(page);
  const gameId = await liveGame(page.request, 4);
  await mock.latency({ name: '4g' });
  return shiftsOf(
    page,
    routes.map((path) => addressOf(path, gameId)),
  );
}

for (const width of [320, 360]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (let part = 0; part < PARTS; part++) {
      test(`what comes late moves nothing, and nothing is wider: part ${part + 1} of the routes of a player`, async ({
        page,
        mock,
      }) => {
        const own = forPlayers.filter((_, index) => index % PARTS === part);
        expect(await shiftsOfPlayer(page, mock, own)).toEqual([]);
      });
    }
  });
}

test('what comes late moves nothing, and nothing is wider than a phone, on the routes of guests', async ({
  page,
  mock,
}) => {
  await watchShifts(page);
  await mock.latency({ name: '4g' });
  expect(await shiftsOf(page, guestPaths)).toEqual([]);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 740 } });

  for (const version of ['1.0', '0.9']) {
    test(`a document read before, in version ${version}, says so without moving anything`, async ({
      page,
    }) => {
      await page.goto(paths.terms);
      // September is the month with the longest name.
      const opened = { version, at: Date.parse('2026-09-28T12:00:00Z') };
      await page.evaluate(
        (all) => localStorage.setItem('oja:opened', all),
        JSON.stringify({ terms: opened, 'download-apk': opened }),
      );
      await watchShifts(page);
      expect(await shiftsOf(page, [paths.terms, paths.downloadApk])).toEqual([]);
      await expect(page.getByText('on 28 September 2026.')).toBeVisible();
    });
  }
});

for (const [path, code] of [
  [paths.virtuals, 'Virtuals'],
  [paths.auraGames, 'AuraGames'],
  [paths.jackpot, 'Jackpot'],
] as const) {
  test(`${path} moves nothing when its code comes late, though it takes the whole screen`, async ({
    page,
  }) => {
    await watchShifts(page);
    await beSignedIn(page);
    const release = await holdFile(page, new RegExp(`/${code}Screen-[\\w-]{8}\\.js$`));
    await page.goto(path);
    await expect(page.getByRole('main').locator('[aria-busy]')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await shiftsNow(page)).sum).toBeLessThan(UNSEEN);
  });
}

test('of a page that has come in part, the tabs at the foot stand where they stay', async ({
  page,
}) => {
  await page.goto(paths.terms);
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const leftOf = () =>
    tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().left));
  const whole = await leftOf();
  expect(whole).toHaveLength(6);
  await tabs.last().evaluate((last) => {
    for (const tab of [...(last.parentElement?.children ?? [])].slice(2)) tab.remove();
  });
  expect(await leftOf()).toEqual(whole.slice(0, 2));
});

test('of a header that has come in part, nothing is shown where its tools will be', async ({
  page,
}) => {
  await page.goto(paths.landing);
  const login = page.getByRole('banner').getByRole('button', { name: 'Login', exact: true });
  await expect(login).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).evaluate((menu: HTMLElement) => menu.remove());
  await expect(login).toBeHidden();
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('what comes late moves nothing for a player', async ({ page, mock }) => {
    expect(await shiftsOfPlayer(page, mock, UNLIKE_WHEN_WIDE)).toEqual([]);
  });

  test('what comes late moves nothing for a guest', async ({ page, mock }) => {
    await watchShifts(page);
    await mock.latency({ name: '4g' });
    expect(await shiftsOf(page, [paths.landing, paths.signIn, paths.terms])).toEqual([]);
  });
});
