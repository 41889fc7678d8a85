import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { openEvenMatch } from '../../kit/slipSteps.ts';
import { expect, test } from '../../kit/story.ts';
import { HELD } from '../../kit/world.ts';

test.use({ serviceWorkers: 'block' });

/** Phones, whose scroll bars take no room. */
const PHONES = [320, 360, 440, 447, 499, 500, 540, 719];
/** Laptops, whose scroll bars do: every 20 px, and both sides of the breakpoints of the header. */
const LAPTOPS = [
  ...Array.from({ length: 61 }, (_, step) => 720 + 20 * step),
  ...[721, 959, 961, 1023, 1024, 1199, 1201, 1359, 1361, 1366, 1419, 1421, 1439, 1441],
];

for (const [kind, isMobile, widths] of [
  ['a phone', true, PHONES],
  ['a laptop', false, LAPTOPS],
] as const) {
  test.describe(`at every width of ${kind}`, () => {
    test.use({ isMobile, hasTouch: isMobile });

    test('the header keeps its parts apart and its words whole', async ({ page }) => {
      await beSignedIn(page);
      await page.goto(paths.home);
      await expect(page.getByRole('button', { name: /^Balance ₦250,000/ })).toBeVisible();
      await eachFits(page, widths);
      // As many digits as a lucky player has.
      await page
        .getByRole('button', { name: /^Balance ₦250,000/ })
        .getByText('₦250,000.00', { exact: true })
        .evaluate((sum) => sum.replaceChildren('₦12,250,000.00'));
      await eachFits(page, widths);
    });

    test('so does that of a guest', async ({ page }) => {
      await page.goto(paths.landing);
      const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
      await expect(login.first()).toBeVisible();
      await eachFits(page, widths);
    });
  });
}

test('the field for a booking code has room for its words', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  const field = page.getByRole('main').getByRole('textbox', { name: 'Booking code' });
  await expect(field).toBeVisible();
  for (const width of [320, 345, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    const spare = await field.evaluate((input: HTMLInputElement) => {
      const words = document.createElement('span');
      const { fontSize, fontFamily } = getComputedStyle(input, '::placeholder');
      Object.assign(words.style, { position: 'fixed', whiteSpace: 'nowrap', fontSize, fontFamily });
      words.textContent = input.placeholder;
      document.body.append(words);
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      const room =
        input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const left = room - words.getBoundingClientRect().width;
      words.remove();
      return left;
    });
    expect(spare, `${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test('each entry of the menu has an icon beside its whole name, in a row for a thumb', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const entries = page.getByRole('dialog', { name: 'Menu' }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'Responsible gaming' })).toBeVisible();
  for (const width of [320, 360, 540]) {
    await page.setViewportSize({ width, height: 740 });
    const faults = await entries.evaluateAll((all) =>
      all.flatMap((entry) => {
        const link = entry.querySelector('a');
        const icon = entry.querySelector('svg')?.getBoundingClientRect();
        const isWhole = link && link.scrollWidth <= link.clientWidth && link.clientHeight >= 43;
        return icon && icon.width >= 20 && isWhole ? [] : [entry.textContent];
      }),
    );
    expect(faults, `${width} px`).toEqual([]);
  }
});

/** Three months of a player's life. */
const { scenario: _, ...LIVED } = HELD;

test('on a phone balance and exposure stand beside each other, and each line of the statement is whole', async ({
  page,
  mock,
}) => {
  await mock.reset(LIVED);
  await beSignedIn(page);
  await page.goto(paths.myAccount);
  const main = page.getByRole('main');
  const facts = main.getByRole('term').filter({ hasText: /^(Balance|Exposure)$/ });
  // Together: the page above can still become longer between two readings.
  const tops = () =>
    facts.evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().top));
  const line = main.getByRole('region', { name: 'Lines' }).getByRole('rowheader');
  await main.getByRole('region', { name: 'Lines' }).scrollIntoViewIfNeeded();
  await expect(line.nth(8)).toBeVisible();
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    const [balance, exposure] = await tops();
    expect(balance, `${width} px`).toBeDefined();
    expect(exposure, `${width} px`).toBe(balance);
    const cut = await line
      .locator('*')
      .evaluateAll((parts) =>
        parts.flatMap((part) => (part.scrollWidth > part.clientWidth ? [part.textContent] : [])),
      );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('quick amounts are whole, and fill their last line', async ({ page, mock }) => {
  await mock.reset(LIVED);
  await beSignedIn(page);
  await page.goto(paths.withdraw);
  const chips = page.getByRole('group', { name: 'Choose an amount' }).getByRole('button');
  await expect(chips.getByText('All')).toBeVisible();
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await chips.evaluateAll((all) =>
      all.map((chip) => {
        const words = document.createRange();
        words.selectNodeContents(chip);
        return words.getClientRects().length;
      }),
    );
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
    const [third, last] = await Promise.all([
      chips.nth(2).boundingBox(),
      chips.last().boundingBox(),
    ]);
    const endOf = (box: typeof last) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(endOf(last), `${width} px`).toBe(endOf(third));
  }
});

for (const path of [paths.forgotPassword, paths.resetPassword, paths.register]) {
  test(`a low phone shows all of the dialog at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /^(Send code|Reset|Next)/ })).toBeVisible();
    const hidden = await dialog.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBe(0);
  });
}

async function eachFits(page: Page, widths: readonly number[]): Promise<void> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    const found = await page.evaluate(headerFaults);
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  expect(faults).toEqual([]);
}

/**
 * Runs in the page. Finds parts that overlap, stick out, or have text on more lines or wider than the part.
 */
function headerFaults(): string[] {
  const parts = [...document.querySelectorAll('.header > *')].filter((part) => {
    const { position, visibility } = getComputedStyle(part);
    // The app is rendered out of sight before it takes the page's place.
    return part.getClientRects().length > 0 && position !== 'fixed' && visibility !== 'hidden';
  });
  const apart = parts.flatMap((part, index) => {
    const { left, right } = part.getBoundingClientRect();
    const before = parts[index - 1]?.getBoundingClientRect().right ?? 0;
    return left < before - 1 || right > innerWidth + 1 ? [`${part.className} at ${left}`] : [];
  });
  const wide = parts.filter((part) => part.scrollWidth > part.clientWidth + 1);
  const word = document.querySelector('.header__deposit-word');
  const isBroken = (word?.getBoundingClientRect().height ?? 0) > 30;
  return [
    ...apart,
    ...wide.map((part) => `${part.className} is full`),
    ...(isBroken ? ['word'] : []),
  ];
}

test('on a phone no name of a market, a league or a runner is cut', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openEvenMatch(page, 4);
  for (const width of [345, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.market__name, .match-header__competition, .runner__name')]
        .filter((name) => name.scrollHeight > name.clientHeight + 1)
        .map(({ textContent }) => textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
