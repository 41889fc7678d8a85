import type { Page } from 'playwright';
import * as z from 'zod/mini';
import type { MockControl } from '../../../mocks/control/client.ts';
import { getEvent } from '../../../src/contract/betting/catalogue.ts';
import type { Market, MarketKind } from '../../../src/contract/betting/market.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { nextPriceUp } from '../../../src/domain/market/ladder.ts';
import { parseDecimal } from '../../../src/domain/text/parseDecimal.ts';
import { href, paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { followPhoneColours, liveGame, moveTo } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openMatch(page: Page, gameId: string): Promise<void> {
  await page.goto(href(paths.match, { gameId }));
  await expect(page.getByRole('tablist', { name: 'Markets' })).toBeVisible();
}

async function marketsOf(page: Page, gameId: string, kind: MarketKind): Promise<Market[]> {
  const answer = await page.request.get(`/api/sports/event/${gameId}`);
  const { markets } = z.parse(getEvent.output, await answer.json());
  return markets.filter((market) => market.kind === kind);
}

/** A session with prices; No and Yes have lines of their own. */
async function session(page: Page, gameId: string) {
  for (const { marketId, name, status, runners } of await marketsOf(page, gameId, 'fancy')) {
    const line = runners[0]?.line;
    if (status === 'open' && line && line.no < line.yes) return { marketId, name, line };
  }
  throw new Error('no session is open with two lines');
}

/** Waits for the next ball to end: then nothing runs for long enough to place two bets. */
async function afterNextBall(page: Page, mock: MockControl, gameId: string): Promise<void> {
  const isRunning = async () =>
    (await marketsOf(page, gameId, 'fancy')).some(({ status }) => status === 'ball_running');
  while (!(await isRunning())) await mock.clock({ advance: '2s' });
  while (await isRunning()) await mock.clock({ advance: '1s' });
}

/** As browsers report it; the DOM types lack it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  var shift: number;
}

test('a guest reads every market of a cricket match, by keyboard too', async ({
  page,
  mock,
  checkAccess,
}) => {
  await followPhoneColours(page);
  const gameId = await liveGame(page.request, 4);
  await openMatch(page, gameId);
  await expect(page.getByText(/^Bowling: /)).toBeVisible();
  await checkAccess();

  await test.step('tabs by the arrow keys', async () => {
    await tab(page, /^All/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, /^Match Odds 1/)).toBeFocused();
    await expect(section(page, 'Match Odds')).toBeVisible();
    await expect(section(page, 'Sessions')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(section(page, 'Bookmaker')).toContainText('0% commission');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, /^Fancy \d/)).toBeFocused();
  });

  const { marketId, name, line } = await session(page, gameId);
  const row = section(page, 'Sessions').getByRole('row', { name });
  await test.step('a session reads No, then Yes', async () => {
    const names = await row
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    expect(names.slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^No ${line.no} at \\d+, `)),
      expect.stringMatching(new RegExp(`^Yes ${line.yes} at \\d+, `)),
    ]);
    await checkAccess();
  });

  await test.step('what stands still covers its prices and nothing else', async () => {
    for (const [status, word] of [
      ['suspended', 'Suspended'],
      ['ball_running', 'Ball running'],
      ['result_pending', 'Result pending'],
    ] as const) {
      await mock.market({ marketId, status });
      const cover = row.getByText(word, { exact: true });
      await expect(cover).toBeVisible();
      const [covered, named] = await Promise.all([
        cover.boundingBox(),
        row.getByText(name, { exact: true }).boundingBox(),
      ]);
      expect(covered?.x).toBeGreaterThanOrEqual((named?.x ?? 0) + (named?.width ?? 0));
      const alike = await marketsOf(page, gameId, 'fancy');
      await expect(section(page, 'Sessions').getByText(word, { exact: true })).toHaveCount(
        alike.filter((market) => market.status === status).length,
      );
    }
    await mock.market({ marketId, status: null });
  });

  await test.step('the slip asks the guest to sign in', async () => {
    await row.getByRole('button', { name: /^Yes \d+ at/ }).click();
    await slip(page).getByRole('textbox', { name: 'Stake' }).fill('500');
    await expect(slip(page).getByText('Log in to place this bet.')).toBeVisible();
  });

  await test.step('dark as well', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await tab(page, /^All/).click();
    await checkAccess();
  });
});

test('pictures come after a tap, and say before what they cost', async ({ page, checkAccess }) => {
  const gameId = await liveGame(page.request, 4);
  await openMatch(page, gameId);
  await expect(page.getByText('About 0.5 MB a minute, up to 5 s late')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Turn TV on' }).click();
  const frame = page.getByTitle(/^Live pictures of /);
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Live pictures' })).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Turn TV off' }).click();
  await expect(frame).toHaveCount(0);
});

test('two bets on a session make a run book in words', async ({ page, mock, checkAccess }) => {
  await beSignedIn(page, 'demo');
  const gameId = await liveGame(page.request, 4);
  await afterNextBall(page, mock, gameId);
  await page.goto(`${href(paths.match, { gameId })}?tab=fancy`);
  const { name, line } = await session(page, gameId);
  const row = section(page, 'Sessions').getByRole('row', { name });
  for (const side of [/^Yes \d+ at/, /^No \d+ at/]) {
    await row.getByRole('button', { name: side }).click();
    await slip(page).getByRole('textbox', { name: 'Stake' }).fill('500');
    await expect(row).toContainText('−₦');
    await slip(page)
      .getByRole('button', { name: /^(Place|Yes|No)/ })
      .click();
    await expect(slip(page).getByText('Your bet is accepted and in the')).toBeVisible();
    await mock.clock({ advance: '4s' });
    await expect(slip(page).getByText(/^Matched at/)).toBeVisible();
    await slip(page).getByRole('button', { name: 'Done' }).click();
  }
  await expect(row).toContainText('−₦1,000.00');
  await row.getByRole('button', { name: /rules and run book/ }).click();
  const book = page.getByRole('dialog');
  const lost = line.yes - line.no === 1 ? `${line.no}` : `${line.no}–${line.yes - 1}`;
  await expect(book).toContainText(`You lose both if it ends ${lost}.`);
  await expect(book.getByRole('row').nth(1)).toContainText(`${lost}You lose ₦1,000.00`);
  await checkAccess();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /rules and run book/ })).toBeFocused();
});

test('the ladder by arrow keys writes its price into the slip @wide', async ({
  page,
  checkAccess,
}) => {
  const gameId = await liveGame(page.request, 1);
  await openMatch(page, gameId);
  const odds = section(page, 'Match Odds');
  const best = odds.getByRole('button', { name: /^Back The Draw .+ available$/ });
  const isPhone = (page.viewportSize()?.width ?? 0) < 720;
  await test.step('a narrow screen has one price a side, and the depth on demand', async () => {
    const visible = odds.getByRole('button', { name: /^(Back|Lay) The Draw/ });
    // Alone in its row, a market has room for three a side between rail and slip.
    await expect(visible).toHaveCount(isPhone ? 2 : 6);
    if (!isPhone) return;
    await odds.getByRole('button', { name: 'Depth' }).click();
    await expect(visible).toHaveCount(6);
    await checkAccess();
    await odds.getByRole('button', { name: 'Depth' }).click();
  });

  const price = parseDecimal((await best.last().locator('b').textContent()) ?? '') ?? 0;
  await odds.getByRole('button', { name: 'The Draw, price ladder' }).click();
  const ladder = page.getByRole('dialog', { name: 'The Draw, price ladder' });
  const rung = (side: string, at: number) =>
    ladder.getByRole('button', { name: `${side} The Draw ${formatOdds(at)},` });
  await expect(rung('Back', price)).toHaveAccessibleName(/available$/);
  await checkAccess();
  await expect(rung('Back', price)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rung('Back', nextPriceUp(price))).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(rung('Lay', nextPriceUp(price))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(ladder).toHaveCount(0);
  await expect(slip(page)).toContainText('The Draw');
  await expect(slip(page).getByRole('textbox', { name: 'Price' })).toHaveValue(formatOdds(price));
  await expect(slip(page).getByText('Lay', { exact: true })).toBeVisible();
});

test('soccer and tennis have scores and markets of their own', async ({ page, checkAccess }) => {
  await page.goto(paths.inbox);
  const tennis = href(paths.match, { gameId: await liveGame(page.request, 2) });

  await test.step('a link opens a tab, and the way back leaves the match', async () => {
    await moveTo(page, `${tennis}?tab=other`);
    await expect(page.getByRole('table', { name: /serving$/ })).toBeVisible();
    await expect(tab(page, /^Other markets/)).toHaveAttribute('aria-selected', 'true');
    await expect(section(page, 'Set Betting')).toBeVisible();
    await expect(section(page, 'Match Odds')).toHaveCount(0);
    await checkAccess();
    await tab(page, /^Match Odds/).click();
    await expect(page).toHaveURL(/\?tab=odds$/);
    await tab(page, /^All/).click();
    await expect(page).toHaveURL(tennis);
    await page.goBack();
    await expect(page).toHaveURL(paths.inbox);
  });
  await test.step('a tab that the match has not is all of it', async () => {
    await moveTo(page, `${tennis}?tab=fancy`);
    await expect(tab(page, /^All/)).toHaveAttribute('aria-selected', 'true');
    await expect(section(page, 'Match Odds')).toBeVisible();
  });
  await moveTo(page, href(paths.match, { gameId: await liveGame(page.request, 1) }));
  await tab(page, /^Other markets/).click();
  await expect(
    page.getByRole('region', { name: /^Over\/Under \d\.5 Goals$/ }).first(),
  ).toBeVisible();
  await checkAccess();
});

for (const who of ['guest', 'player'] as const) {
  test(`a link asks for its match once: a ${who}’s`, async ({ page, context }) => {
    const gameId = await liveGame(page.request, 4);
    if (who === 'player') await beSignedIn(page);
    const visit = await context.newPage();
    const asked: string[] = [];
    const tokens: (string | undefined)[] = [];
    visit.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/assets\/.*\.js$/.test(pathname)) asked.push(pathname.replace(/.*\/|-.*/g, ''));
      if (pathname !== `/api/sports/event/${gameId}`) return;
      asked.push('the match');
      tokens.push(request.headers()['authorization']);
    });
    await openMatch(visit, gameId);
    await expect(visit.getByRole('button', { name: /^Lay .+ available$/ }).first()).toBeVisible();
    await visit.waitForLoadState('networkidle');
    expect(asked.filter((name) => name === 'the match')).toHaveLength(1);
    // A guest's goes out with the first files, a player's by the app, with the token.
    expect(asked.indexOf('the match') < asked.indexOf('MatchScreen')).toBe(who === 'guest');
    expect(Boolean(tokens[0])).toBe(who === 'player');
  });
}

test('what comes late moves nothing @wide', async ({ page, mock }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as LayoutShift[]) globalThis.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await mock.latency({ name: '3g' });
  await openMatch(page, await liveGame(page.request, 4));
  await expect(page.getByText('About 0.5 MB a minute, up to 5 s late')).toBeVisible();
  await mock.clock({ advance: '40s' });
  await expect(page.getByRole('button', { name: /^Lay .+ available$/ }).first()).toBeVisible();
  // Two decimals, as browsers show. A number that grows by a digit inside its cell does not count.
  expect((await page.evaluate(() => globalThis.shift)).toFixed(2)).toBe('0.00');
});
