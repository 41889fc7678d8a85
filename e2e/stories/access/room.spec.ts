import type { Page } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { price, slip } from '../../kit/slipSteps.ts';
import { liveGame } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

test.use({ serviceWorkers: 'block' });

/** What covers the focused element; undefined when it is clear of the bars or inside one. */
function coveredFocus(): string | undefined {
  const focused = document.activeElement;
  const bars = '.header, .main-tabs, .shell__dock';
  if (!focused || focused === document.body || focused.closest(bars)) return undefined;
  const { top, bottom } = focused.getBoundingClientRect();
  const over = [...document.querySelectorAll(bars)].find((bar) => {
    const box = bar.getBoundingClientRect();
    return box.height > 0 && bottom > box.top + 1 && top < box.bottom - 1;
  });
  const name = focused.getAttribute('aria-label') ?? focused.textContent;
  return over && `${over.className} over ${name}`;
}

/** Presses a key repeatedly and returns the focused elements that were covered. */
async function coveredOnTheWay(page: Page, key: string, times: number): Promise<string[]> {
  const faults: string[] = [];
  for (let press = 0; press < times; press++) {
    await page.keyboard.press(key);
    const fault = await page.evaluate(coveredFocus);
    if (fault) faults.push(fault);
  }
  return faults;
}

test('what the keyboard reaches is never under the header, the tabs or the slip', async ({
  page,
}) => {
  await page.goto(href(paths.match, { gameId: await liveGame(page.request, 1) }));
  await price(page, 'Back').click();
  await slip(page).getByRole('button', { name: 'Fold the bet slip' }).click();
  await expect(price(page, 'Back')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await coveredOnTheWay(page, 'Tab', 40)).toEqual([]);
  expect(await coveredOnTheWay(page, 'Shift+Tab', 40)).toEqual([]);

  await page.goto(paths.contact);
  await page.getByRole('main').getByRole('link').last().focus();
  await page.evaluate(() => scrollTo(0, 0));
  const footer = page.getByRole('contentinfo').getByRole('link');
  expect(await coveredOnTheWay(page, 'Tab', await footer.count())).toEqual([]);
  await expect(footer.last()).toBeFocused();
});

test.describe('in a window as low as 1280 × 1024 at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the slip is a page of its own that scrolls as a whole', async ({ page, checkAccess }) => {
    await page.goto(href(paths.match, { gameId: await liveGame(page.request, 1) }));
    await price(page, 'Back').click();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.locator(':focus')).toHaveCount(1);
    await slip(page).getByRole('textbox', { name: 'Stake' }).fill('500');
    const act = slip(page).getByRole('button', { name: 'Log in to bet' });
    await act.scrollIntoViewIfNeeded();
    await expect(act).toBeInViewport({ ratio: 1 });
    await checkAccess();
    await act.click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Login');
    await page.keyboard.press('Escape');
    await slip(page).getByRole('button', { name: 'Fold the bet slip' }).click();
    await expect(price(page, 'Back')).toBeFocused();
    // The bars scroll away with the page.
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});

test.describe('with the keyboard open', () => {
  test.use({ viewport: { width: 360, height: 400 } });

  test('so is the slip of the sportsbook', async ({ page }) => {
    await page.goto(paths.sportsbook);
    const coupon = page.getByRole('region', { name: 'Sportsbook slip' });
    const home = page.getByRole('main').getByRole('button', { name: /^1 .+ \d+\.\d\d$/ });
    await home.first().click();
    await page.getByRole('button', { name: /Single/ }).click();
    await expect(page.getByRole('banner')).toBeHidden();
    // The limits come last, above the button.
    await expect(coupon.getByText('Most one bet can pay')).toBeVisible();
    const act = coupon.getByRole('button', { name: 'Log in to bet' });
    await act.scrollIntoViewIfNeeded();
    await expect(act).toBeInViewport({ ratio: 1 });
    await act.click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Login');
  });
});
