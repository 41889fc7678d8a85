import type { Page } from 'playwright';
import * as z from 'zod/mini';
import { listEvents } from '../../../src/contract/betting/catalogue.ts';
import { href, paths } from '../../../src/paths.ts';
import { drawn } from '../../kit/drawn.ts';
import { createBettor } from '../../kit/placing.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { moveTo, nothingOver } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';
import { HELD } from '../../kit/world.ts';

const LISTS = ['inplay', 'cricket', 'soccer', 'tennis'] as const;
const TITLES = { inplay: /^In play/, cricket: /^Cricket/, soccer: /^Football/, tennis: /^Tennis/ };

/** The amounts and the names of the dense tables that are cut; runs in the page. */
function cutCells(): (string | null)[] {
  const cells = [
    ...document.querySelectorAll(
      '.dense-table__number, .dense-table__elastic, .dense-table__elastic > *',
    ),
  ];
  return cells
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map((cell) => cell.textContent);
}

/** How many matches can be seen whole, between the header and the tabs of a phone; runs in the page. */
function matchesInView(): number {
  const { bottom: top } = document.querySelector('header')?.getBoundingClientRect() ?? {
    bottom: 0,
  };
  const bars = [...document.querySelectorAll('nav[aria-label="Main"]')].map(
    (bar) => bar.getBoundingClientRect().top,
  );
  const end = Math.min(innerHeight, ...bars.filter((bar) => bar > top));
  return [...document.querySelectorAll('article')].filter((match) => {
    const box = match.getBoundingClientRect();
    return box.height > 0 && box.top >= top && box.bottom <= end;
  }).length;
}

/** How many matches a page of this title has in view. */
async function inView(page: Page, path: string, title: RegExp): Promise<number> {
  await moveTo(page, path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await drawn(page);
  return page.evaluate(matchesInView);
}

const listInView = (page: Page, list: keyof typeof TITLES) =>
  inView(page, href(paths.sportCategory, { category: list }), TITLES[list]);

/** Runs in the page. Names of matches in view of which a part is hidden. */
function cutNames(): string[] {
  return [...document.querySelectorAll('.event-card__name')].flatMap((name) => {
    const isCut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth;
    return isCut && name.getBoundingClientRect().top < innerHeight ? [name.textContent ?? ''] : [];
  });
}

/** Runs in the page. Names of matches in letters smaller than 14 px. */
function smallNames(): string[] {
  return [...document.querySelectorAll('.event-card__name')].flatMap((name) =>
    Number.parseFloat(getComputedStyle(name).fontSize) < 14 ? [name.textContent ?? ''] : [],
  );
}

/** Runs in the page. What is told of matches in play and is not whole in the list. */
function cutTold(): string[] {
  return [...document.querySelectorAll('.event-card--told .tracker__text')].flatMap((part) => {
    // Overs stand with the score.
    if (part.matches('.tracker__overs')) return [];
    const line = part.closest('.tracker')?.getBoundingClientRect();
    const { top, bottom, right } = part.getBoundingClientRect();
    const isWhole =
      line &&
      line.height > 0 &&
      top >= line.top - 1 &&
      bottom <= line.bottom + 1 &&
      right <= line.right;
    return isWhole ? [] : [part.textContent ?? ''];
  });
}

/** Runs in the page. What a guest is told of matches in play, and does not see whole in the list. */
function cutDetails(): string[] {
  return [...document.querySelectorAll('.event-card--told .event-card__detail')].flatMap((part) =>
    part.clientHeight > 0 && part.scrollWidth <= part.clientWidth ? [] : [part.textContent ?? ''],
  );
}

/** Runs in the page. Starts of matches that reach into the name beside them. */
function startsOverNames(): string[] {
  return [...document.querySelectorAll('.event-card')].flatMap((row) => {
    const start = row.querySelector('.event-card__starts');
    const name = row.querySelector('.event-card__name')?.getBoundingClientRect().left ?? 0;
    const range = document.createRange();
    if (start) range.selectNodeContents(start);
    return start && range.getBoundingClientRect().right > name ? [start.textContent ?? ''] : [];
  });
}

/** Runs in the page. Pixels of nothing between the page and the footer. */
function gapAboveFooter(): number {
  const bottom = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
  return (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) - bottom;
}

/** Runs in the page. How many prices, or rungs of ladders, can be seen whole. */
function pricesInView(kind: string): number {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return [...document.querySelectorAll(kind)].filter((price) => {
    const box = price.getBoundingClientRect();
    return box.height > 0 && box.top >= top && box.bottom <= innerHeight;
  }).length;
}

/** Runs in the page. What stands high or low beside the names of a match, and by how many px. */
function offMiddle(): string[] {
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  return [...document.querySelectorAll('.event-card')].flatMap((card) =>
    [...card.querySelectorAll('.event-card__badges, .event-card__matched')].flatMap((part) => {
      const box = part.getBoundingClientRect();
      const off = middle(box) - middle(card.getBoundingClientRect());
      return box.height > 0 && Math.abs(off) > 4 ? [`${part.className} by ${off}`] : [];
    }),
  );
}

test('lists show four matches on a phone, and home begins with bets and matches', async ({
  page,
  checkAccess,
}) => {
  // A guest has no slip, and no room for one below the page either.
  await page.setViewportSize({ width: 1280, height: 850 });
  await page.goto(paths.landing);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect.poll(() => page.evaluate(gapAboveFooter)).toBeLessThan(40);

  await page.setViewportSize({ width: 360, height: 740 });
  await beSignedIn(page);
  await page.goto(paths.inbox);
  for (const list of LISTS) {
    // Long names wrap, and are not cut; a match in play has a line more.
    expect(await listInView(page, list), list).toBeGreaterThanOrEqual(4);
    expect(await page.evaluate(smallNames), list).toEqual([]);
  }
  expect(await inView(page, paths.home, /^Hello/)).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('link', { name: /open bets?/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Popular football' })).toBeInViewport({
    ratio: 1,
  });

  await listInView(page, 'soccer');
  await page.getByRole('button', { name: 'Show comfortable cards' }).click();
  await drawn(page);
  expect(await page.evaluate(matchesInView)).toBeLessThan(4);
  await page.getByRole('button', { name: 'Show compact rows' }).click();

  await moveTo(page, paths.home);
  await expect(page.getByRole('heading', { name: 'In play now' })).toBeVisible();
  await checkAccess();
});

test('in a wide list what is needed and who serves is told in full, and no score is cut', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(href(paths.sportCategory, { category: 'inplay' }));
  await expect(page.getByText(/Need \d+ from \d+$/).first()).toBeVisible();
  await expect(page.getByText(/ serving$/).first()).toBeVisible();
  for (const width of [720, 1024, 1200, 1366, 1920]) {
    await page.setViewportSize({ width, height: 850 });
    await expect.poll(() => page.evaluate(cutTold), `${width} px`).toEqual([]);
    expect(await page.evaluate(cutNames), `${width} px`).toEqual([]);
    expect(await page.evaluate(offMiddle), `${width} px`).toEqual([]);
  }
});

test('a guest is told it too, by the page before the app', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 850 });
  await page.goto(paths.landing);
  await expect(page.getByText(/Need \d+ from \d+/).first()).toBeVisible();
  for (const width of [720, 1024, 1200, 1366, 1920]) {
    await page.setViewportSize({ width, height: 850 });
    await expect.poll(() => page.evaluate(cutDetails), `${width} px`).toEqual([]);
  }
});

test.describe('at a desk', () => {
  test.use({ hasTouch: false });

  test('lists show twelve matches on a laptop', async ({ page }) => {
    await beSignedIn(page);
    await page.goto(paths.inbox);
    await page.setViewportSize({ width: 1366, height: 850 });
    for (const list of LISTS) {
      expect(await listInView(page, list), `${list}, wide`).toBeGreaterThanOrEqual(12);
      expect(await page.evaluate(smallNames), `${list}, wide`).toEqual([]);
    }

    // With the least room: between the tree of sports and the slip.
    await page.setViewportSize({ width: 1280, height: 850 });
    for (const list of LISTS.slice(1, 3)) {
      await listInView(page, list);
      expect(await page.evaluate(cutNames), `names of ${list} beside the slip`).toEqual([]);
      expect(await page.evaluate(startsOverNames), `starts of ${list}`).toEqual([]);
    }
  });

  test('a football match shows sixty prices on a laptop and twice as many on a large screen; a ladder has thirty rungs of one height', {
    tag: '@wide',
  }, async ({ page }) => {
    await beSignedIn(page);
    await page.setViewportSize({ width: 1366, height: 850 });
    const answer = await page.request.get('/api/sports/events/soccer');
    const { events } = z.parse(listEvents.output, await answer.json());
    const leading = events.find(({ hasBookmaker, inPlay }) => hasBookmaker && !inPlay);
    await page.goto(href(paths.match, { gameId: leading?.gameId ?? '' }));
    await expect(page.getByRole('button', { name: 'Ladders' }).nth(6)).toBeVisible();
    await drawn(page);
    expect(await page.evaluate(pricesInView, '.price')).toBeGreaterThanOrEqual(60);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await drawn(page);
    expect(await page.evaluate(pricesInView, '.price')).toBeGreaterThanOrEqual(120);

    await page.setViewportSize({ width: 1366, height: 850 });
    await page.getByRole('button', { name: 'Ladders' }).first().click();
    const ladder = page.getByRole('table', { name: /^Prices of/ }).first();
    await ladder.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 200));
    await expect.poll(() => page.evaluate(pricesInView, 'tr[data-price]')).toBeGreaterThan(3 * 29);
    const heights = await ladder
      .locator('tbody tr')
      .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);
    expect(heights).toEqual([22]);
  });

  test('settled bets are a table of twenty lines and more in view, which its heads sort', async ({
    page,
    mock,
    checkAccess,
  }) => {
    // Three months of a player's life.
    const { scenario: _, ...lived } = HELD;
    await mock.reset(lived);
    await beSignedIn(page, 'demo');
    await page.setViewportSize({ width: 1366, height: 850 });
    await page.goto(`${paths.myBets}?group=settled`);
    const table = page.getByRole('table', { name: 'Bets' });
    await expect(table.getByRole('row').nth(21)).toBeVisible();
    await drawn(page);
    expect(await page.evaluate(pricesInView, '.past-table tbody tr')).toBeGreaterThanOrEqual(20);
    expect(await page.evaluate(cutCells)).toEqual([]);
    const head = table.getByRole('columnheader', { name: 'Stake' });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await checkAccess();
    const first = table.getByRole('row').nth(1);
    await first.getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await nothingOver(page);
  });

  test('so is the statement, and so are the orders that wait, which their rows change', async ({
    page,
    mock,
    checkAccess,
  }) => {
    const { scenario: _, ...lived } = HELD;
    await mock.reset(lived);
    await beSignedIn(page);
    await page.setViewportSize({ width: 1366, height: 850 });
    await page.goto(paths.myAccount);
    const lines = page.getByRole('table', { name: 'Lines of the statement' });
    await expect(lines.getByRole('row').nth(21)).toBeVisible();
    await lines
      .getByRole('row')
      .first()
      .evaluate((row) => row.scrollIntoView());
    await drawn(page);
    expect(await page.evaluate(pricesInView, '.dense-table tbody tr')).toBeGreaterThanOrEqual(20);
    await checkAccess();

    await page.goto(paths.myBets);
    const orders = page.getByRole('table', { name: 'Waiting orders' });
    const order = orders.getByRole('row').nth(1);
    const frame = await order.boundingBox();
    // A market beside the name takes a second line.
    expect(frame?.height).toBeLessThanOrEqual(40);
    await order.getByRole('button', { name: /^Change / }).click();
    await orders.getByRole('button', { name: 'Leave it' }).click();
    await order.getByRole('button', { name: /^Cancel / }).click();
    await expect(orders).toHaveCount(0);
    await checkAccess();
  });

  test('so are open bets, each of which unfolds the position of its market and its cash-out', async ({
    page,
    checkAccess,
  }) => {
    await beSignedIn(page);
    const bettor = await createBettor(page.request);
    const games = (await bettor.gamesOf('soccer')).filter(({ inPlay }) => !inPlay);
    for (const [place, { gameId }] of games.slice(0, 5).entries()) {
      for (const turn of [0, 1, 2, 1]) {
        await bettor.place(gameId, 'match_odds', 'back', 300 - 20 * place - turn, turn);
      }
    }
    await page.setViewportSize({ width: 1366, height: 850 });
    await page.goto(paths.myBets);
    const table = page.getByRole('table', { name: 'Open bets' });
    await expect(table.getByRole('row')).toHaveCount(21);
    // Once for each market, with its sum, without unfolding anything.
    const cashOuts = table.getByRole('button', { name: /^Cash out −?₦/ });
    await expect(cashOuts).toHaveCount(5);
    expect(await page.evaluate(pricesInView, '.open-table tbody tr')).toBeGreaterThanOrEqual(20);
    const head = table.getByRole('columnheader', { name: 'Stake' });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.getByRole('row').nth(1)).toContainText('₦218');

    for (const width of [800, 1366]) {
      await page.setViewportSize({ width, height: 850 });
      expect(await page.evaluate(cutCells), `at ${width} px`).toEqual([]);
    }

    const position = table.getByRole('button', { name: /^Position of/ }).first();
    await position.click();
    const below = table.getByRole('table', { name: 'What you win or lose on each result' });
    await expect(below.getByRole('row', { name: /^Most you can lose/ })).toContainText('₦');
    await expect(table.getByText(/^2 bets: back /)).toBeVisible();
    await checkAccess();
    await cashOuts.first().click();
    await expect(page.getByRole('dialog', { name: 'Cash out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await nothingOver(page);
    await position.click();
    await expect(below).toHaveCount(0);
    await table.getByRole('row').nth(1).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText('₦218');
    await page.keyboard.press('Escape');
    await nothingOver(page);
  });
});
