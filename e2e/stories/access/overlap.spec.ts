import { paths } from '../../../src/paths.ts';
import { choose, codeFor, slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import {
  done,
  openEvenMatch,
  openSettings,
  placeButton,
  price,
  setBook,
  slip,
} from '../../kit/slipSteps.ts';
import { followPhoneColours } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 800, height: 900 },
  { width: 1024, height: 768 },
  { width: 1366, height: 650 },
  { width: 1366, height: 850 },
  { width: 1920, height: 1080 },
];

test.use({ viewport: { width: 1366, height: 850 }, hasTouch: false });

test('in no window does anything in the slip lie over anything else, folded or open', async ({
  page,
}) => {
  await followPhoneColours(page);
  await openEvenMatch(page, 1);
  await price(page, 'Back').click();
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('500');
  const look = async (state: string) => {
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const size = `${state}, ${viewport.width} × ${viewport.height}, ${colorScheme}`;
        expect(await slip(page).evaluate(overlaps), size).toEqual([]);
      }
    }
  };
  await look('folded');
  await openSettings(page);
  await look('open');
  await slip(page).getByRole('button', { name: 'Edit the quick stakes' }).click();
  await look('editing the quick stakes');
  await slip(page).getByRole('button', { name: 'Add more selections' }).click();
  await look('about to have several');
  await price(page, 'Lay').click();
  await price(page, 'Lay', 'Over/Under 2.5 Goals').click();
  await expect(slip(page).getByRole('heading', { name: '3 selections' })).toBeVisible();
  await look('several');
});

test('nor in the column beside a match at a desk, whatever stands in it', async ({ page }) => {
  await followPhoneColours(page);
  await openEvenMatch(page, 1);
  const column = page.getByRole('complementary');
  const choices = page.getByRole('group', { name: 'Beside the match' });
  const look = async (state: string, from = 1000) => {
    for (const viewport of WINDOWS.filter(({ width }) => width > from)) {
      await page.setViewportSize(viewport);
      // The column of another width is made a moment after the window has it.
      await expect(choices).toBeVisible({ visible: viewport.width >= 1200 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const size = `${state}, ${viewport.width} × ${viewport.height}, ${colorScheme}`;
        expect(await column.evaluate(overlaps), size).toEqual([]);
      }
    }
  };
  const bar = page.getByRole('group', { name: 'One-click' });
  await bar.getByRole('button', { name: '₦100', exact: true }).click();
  await bar.getByRole('button', { name: /^One-click/ }).click();
  await look('armed');
  await price(page, 'Back').click();
  await expect(page.getByRole('button', { name: /^This match/ })).toHaveText(/1$/);
  await look('a bet');
  await page.setViewportSize({ width: 1366, height: 850 });
  const bet = column.getByText(/^Back$/).first();
  const score = column.getByText('Live', { exact: true });
  for (const [tab, seen] of [
    ['This match', bet],
    ['All open', score],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${tab}`) }).click();
    await expect(seen).toBeVisible();
    // Narrower windows have the slip alone.
    await look(tab, 1200);
  }
});

test('nor in the slip of the sportsbook, whatever kind of bet it holds', async ({ page }) => {
  await followPhoneColours(page);
  await beSignedIn(page);
  const chosen = await choose(page.request, 4);
  await page.goto(`${paths.sportsbook}?code=${codeFor(chosen)}`);
  const coupon = slipOf(page);
  await expect(coupon.getByRole('heading', { name: 'Acca of 4' })).toBeVisible();
  for (const kind of ['Acca', 'Singles', 'System']) {
    await coupon.getByRole('button', { name: kind, exact: true }).click();
    await coupon.getByLabel(/stake/i).first().fill('1000');
    for (const viewport of WINDOWS.filter(({ width }) => width > 1000)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const size = `${kind}, ${viewport.width} × ${viewport.height}, ${colorScheme}`;
        expect(await coupon.evaluate(overlaps), size).toEqual([]);
      }
    }
  }
});

test('a slip that opens beside or over the match leaves the price where it was tapped', async ({
  page,
}) => {
  await openEvenMatch(page, 1);
  for (const width of [720, 800, 960, 1024, 1199, 1366]) {
    await page.setViewportSize({ width, height: 850 });
    // At the foot of the window, where a slip over the page would cover it.
    await price(page, 'Lay').evaluate((button) => button.scrollIntoView({ block: 'end' }));
    const before = await price(page, 'Lay').boundingBox();
    await price(page, 'Lay').click();
    await expect(slip(page).getByRole('textbox', { name: 'Price' })).toBeVisible();
    expect(await price(page, 'Lay').boundingBox(), `${width} px`).toEqual(before);
    // What each result would come to stands below the names, which need no more room for it.
    const last = page
      .getByRole('region', { name: 'Match Odds', exact: true })
      .getByRole('row')
      .last();
    const below = await last.boundingBox();
    await slip(page).getByRole('textbox', { name: 'Stake' }).fill('500');
    await expect(last).toContainText('after this bet');
    expect(await last.boundingBox(), `${width} px, with a stake`).toEqual(below);
    await slip(page).getByRole('button', { name: 'Remove from the bet slip' }).click();
  }
});

test('under a runner no sum is cut at any width, however large, and its name keeps its room', async ({
  page,
  mock,
}) => {
  const gameId = await openEvenMatch(page, 1, 'upcoming');
  // Nobody pays more for a naira.
  await setBook(page, mock, gameId, { back: [[1000, 90_000]], lay: [[1000, 90_000]] });
  await expect(price(page, 'Back')).toHaveAccessibleName(/ 1000, /);
  await price(page, 'Back').click();
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('50000');
  await placeButton(page).click();
  await done(page);
  const sums = page.locator('.runner__pnl');
  const look = async (state: string) => {
    for (const width of [320, 360, 720, 800, 1024, 1200, 1280, 1366, 1440, 1600, 1800, 1920]) {
      await page.setViewportSize({ width, height: 850 });
      await expect.poll(() => page.evaluate(cutSums), `${state}, ${width} px`).toEqual([]);
    }
  };
  await expect(sums.first()).toContainText('+₦47,452,500.00');
  await look('a bet');
  await price(page, 'Lay').click();
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('100000');
  await expect(sums.first()).toContainText('after this bet');
  await look('a bet, and one in the slip');
});

/** Runs in the page. Sums under the names of runners that do not show, or not whole, and names without room. */
function cutSums(): string[] {
  const cells = [...document.querySelectorAll('.runner__head')];
  return cells.flatMap((cell) => {
    const { paddingLeft, paddingRight } = getComputedStyle(cell);
    const room =
      cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const name = cell.querySelector('.runner__name')?.textContent ?? '';
    if (cell.clientWidth > 0 && room < 90) return [`${name} has ${room} px`];
    const sum = cell.querySelector('.runner__pnl');
    if (!sum || cell.clientWidth === 0) return [];
    const right = cell.getBoundingClientRect().right;
    const forms = [...sum.children].filter((form) => form.getBoundingClientRect().width > 0);
    const isWhole = forms.every((form) => {
      const edge = Math.min(right, form.getBoundingClientRect().right) + 0.5;
      const parts = [...form.querySelectorAll('.money, [translate]')];
      return parts.every((part) => part.getBoundingClientRect().right <= edge);
    });
    return forms.length === 1 && isWhole ? [] : [`${forms.length} of ${sum.textContent}`];
  });
}

test('the rungs of the ladders are of one height, and their cells hold their texts', async ({
  page,
}) => {
  await openEvenMatch(page, 1);
  const odds = page.getByRole('region', { name: 'Match Odds', exact: true });
  await odds.getByRole('button', { name: 'Ladders' }).click();
  const ladder = odds.getByRole('region', { name: /, ladder$/ }).first();
  await expect(ladder.getByRole('row').nth(5)).toBeVisible();
  for (const viewport of WINDOWS.filter(({ width }) => width > 1000)) {
    await page.setViewportSize(viewport);
    const faults = await odds.evaluate((market) => {
      const rows = [...market.querySelectorAll('tr[data-price]')];
      const heights = new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)));
      const full = [
        ...market.querySelectorAll('.rung, .ladder__price > span, .ladder__own > *'),
      ].filter((cell) => {
        const frame = (cell.closest('td, th') ?? cell).getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(cell);
        const text = range.getBoundingClientRect();
        return text.width > frame.width || text.height > frame.height;
      });
      return {
        heights: heights.size,
        rows: rows.length > 20,
        full: full.map((cell) => cell.outerHTML),
      };
    });
    expect(faults, `${viewport.width} px`).toEqual({ heights: 1, rows: true, full: [] });
  }
});

/**
 * Runs in the page. Names each pair of controls or texts inside a part that lie over each other by more than
 * an edge. Of a box that scrolls, only what shows counts.
 */
function overlaps(part: Element): string[] {
  interface Box {
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const isControl = (element: Element) => element.matches('button, a, input, select, summary');
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  function boxOf(element: Element): Box | undefined {
    const rect = element.getBoundingClientRect();
    const box = { element, left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    for (let above = element.parentElement; above; above = above.parentElement) {
      if (getComputedStyle(above).overflow !== 'visible') {
        const frame = above.getBoundingClientRect();
        box.left = Math.max(box.left, frame.left);
        box.right = Math.min(box.right, frame.right);
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
      if (above === part) break;
    }
    const isSeen = box.right - box.left > 2 && box.bottom - box.top > 2;
    return isSeen && getComputedStyle(element).visibility === 'visible' ? box : undefined;
  }
  const boxes = [...part.querySelectorAll('*')]
    .filter((element) => isControl(element) || hasText(element))
    .filter((element) => element.closest('.visually-hidden') === null)
    .flatMap((element) => boxOf(element) ?? []);
  // Parts of a text that wraps: their frames cross, and their words do not.
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  const isOneText = (one: Element, other: Element) =>
    one.parentElement === other.parentElement && isInline(one) && isInline(other);
  const nameOf = ({ element }: Box) =>
    `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(
      0,
      50,
    );
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
      if (isOneText(one.element, other.element)) return [];
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return wide > 1 && high > 1 ? [`${nameOf(one)} over ${nameOf(other)}`] : [];
    }),
  );
}
