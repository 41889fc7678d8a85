import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { slipOf } from '../../kit/couponSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

const LAPTOP = { width: 1366, height: 850 };
test.use({ viewport: LAPTOP, hasTouch: false });

const main = (page: Page) => page.getByRole('main');
/** Odds that can be tapped. */
const odds = (page: Page) => main(page).getByRole('button', { name: /\d\.\d\d$/ });
const more = (page: Page) => main(page).getByRole('link', { name: /^All \d+ markets of / });

test('on a laptop a dozen matches stand in view between the tree and the slip, first odds on top', async ({
  page,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(paths.sportsbook);
  await expect(more(page).first()).toBeVisible();
  const tree = page.getByRole('navigation', { name: 'Sportsbook', exact: true });
  const slip = page.getByRole('complementary');
  const [left, list, right, first] = await Promise.all(
    [tree, main(page), slip, odds(page).first()].map((part) => part.boundingBox()),
  );
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(first?.y).toBeLessThan(190);
  const rows = await main(page).evaluate(rowsOf);
  expect(rows.whole).toBeGreaterThanOrEqual(12);
  expect(rows.lowest).toBe(40);
  const codes = page.getByRole('button', { name: 'Booking code' });
  await expect(codes).toHaveCount(1);
  await checkAccess();

  await test.step('and a match has its markets beside each other', async () => {
    await main(page).getByRole('link', { name: / v / }).first().click();
    const result = main(page).getByRole('region', { name: '1X2' });
    await expect(result).toBeVisible();
    // Here it is in the slip.
    await expect(codes).toHaveCount(1);
    const [one, other] = await Promise.all(
      [result, main(page).getByRole('region', { name: 'Double chance' })].map((card) =>
        card.boundingBox(),
      ),
    );
    expect(other?.y).toBe(one?.y);
    expect(one?.y).toBeLessThan(240);
    await checkAccess();
    await odds(page).first().click();
    await expect(slipOf(page).getByLabel('Stake', { exact: true })).toBeVisible();
  });
});

test('in no wide window is a score or a name of a match in play cut', async ({ page }) => {
  await beSignedIn(page);
  for (const sport of [4, 2, 1]) {
    await page.goto(`${paths.sportsbook}?time=live&sport=${sport}`);
    await expect(more(page).first()).toBeVisible();
    for (const width of [720, 1024, 1200, 1366, 1920]) {
      await page.setViewportSize({ ...LAPTOP, width });
      // The columns that fit are chosen after the window has its width.
      await expect.poll(() => main(page).evaluate(cutTexts), `${sport}, ${width} px`).toEqual([]);
    }
  }
});

test('odds that are taken stay where they are while the slip opens', async ({ page }) => {
  await beSignedIn(page);
  for (const width of [720, 800, 960, 1024, 1199, 1366]) {
    await page.setViewportSize({ ...LAPTOP, width });
    // In a window that changes its width, the columns that fit come a moment later.
    await page.goto(paths.sportsbook);
    await expect(more(page).first()).toBeVisible();
    const cell = odds(page).nth(20);
    // At the foot of the window, where a slip over the page would cover them.
    await cell.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    const before = await cell.boundingBox();
    await cell.click();
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    await expect(slipOf(page).or(page.getByRole('button', { name: /Single at/ }))).toBeVisible();
    expect(await cell.boundingBox(), `${width} px`).toEqual(before);
    await cell.click();
    await expect(cell).toHaveAttribute('aria-pressed', 'false');
  }
});

/** Runs in the page. */
function rowsOf(list: Element) {
  const rows = [...list.querySelectorAll('.coupon-row')].map((row) => row.getBoundingClientRect());
  return {
    whole: rows.filter(({ bottom }) => bottom <= innerHeight).length,
    lowest: Math.min(...rows.map(({ height }) => height)),
  };
}

/** Runs in the page. Texts of the rows that their frame does not hold; what a line hides is hidden whole. */
function cutTexts(list: Element): string[] {
  const cut = [...list.querySelectorAll('.side__name, .side-score__one, .coupon-row__when')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  );
  const half = [...list.querySelectorAll('.tracker')].flatMap((tracker) => {
    const frame = tracker.getBoundingClientRect();
    if (frame.width === 0 || getComputedStyle(tracker).display === 'none') return [];
    return [...tracker.children].filter((part) => {
      const { top, bottom, right } = part.getBoundingClientRect();
      const isSeen = top < frame.bottom - 1;
      return isSeen && (right > frame.right + 1 || bottom > frame.bottom + 1);
    });
  });
  const needs = [...list.querySelectorAll('.tracker__text')].filter((part) => {
    const frame = part.parentElement?.getBoundingClientRect();
    return (
      part.textContent?.includes('Need') && part.getBoundingClientRect().top >= (frame?.bottom ?? 0)
    );
  });
  return [...cut, ...half, ...needs].map(({ textContent }) => textContent ?? '');
}
