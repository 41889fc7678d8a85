import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { liveGame } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

/** Values for the parameters of a path; the live game is asked for. */
const PARAMETERS = {
  category: 'cricket',
  provider: 'kingmaker',
  bonusId: '1',
  gateway: 'm_bkash',
};

const GUEST_ONLY: readonly string[] = [
  paths.landing,
  paths.signIn,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.mobileNumber,
  paths.verifyNumber,
];

const forPlayers = Object.values(paths).filter((path) => !GUEST_ONLY.includes(path));
/** So many stories share the routes, so that they run beside each other. */
const PARTS = 6;

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
  return page.addInitScript(() => {
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
              : String(node?.nodeName),
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Two decimals are what browsers show: a number that grows a digit in its cell is none of it. */
async function shiftsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => globalThis.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < 0.005 ? [] : [`${path} ${sum.toFixed(3)} ${JSON.stringify(shifts)}`];
}

for (let part = 0; part < PARTS; part++) {
  test(`what comes late moves nothing, part ${part + 1} of the routes of a player @wide`, async ({
    page,
    mock,
  }) => {
    await watchShifts(page);
    await beSignedIn(page);
    const gameId = await liveGame(page.request, 4);
    await mock.latency({ name: '4g' });
    const moved: string[] = [];
    for (const [index, path] of forPlayers.entries()) {
      if (index % PARTS !== part) continue;
      moved.push(...(await shiftsOf(page, href(path, { ...PARAMETERS, gameId }))));
    }
    expect(moved).toEqual([]);
  });
}

test('what comes late moves nothing on the routes of guests @wide', async ({ page, mock }) => {
  await watchShifts(page);
  await mock.latency({ name: '4g' });
  const moved: string[] = [];
  for (const path of GUEST_ONLY) moved.push(...(await shiftsOf(page, path)));
  expect(moved).toEqual([]);
});
