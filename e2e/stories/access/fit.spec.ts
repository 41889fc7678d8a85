import { paths } from '../../../src/paths.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { expect, test } from '../../kit/story.ts';

test.use({ isMobile: true, serviceWorkers: 'block' });

/** Widths of phones and laptops, and both sides of the breakpoints of the header. */
const WIDTHS = [
  ...[320, 360, 440, 447, 499, 500, 540, 719, 720, 800, 959, 960, 1024, 1199, 1200, 1280],
  ...[1359, 1360, 1366, 1419, 1420, 1440, 1600, 1920],
];

test('at every width the header keeps its parts apart and its words whole', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(paths.home);
  await expect(page.getByRole('button', { name: /^Balance ₦250,000/ })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(headerFaults), `${width} px`).toEqual([]);
  }
});

test('so does that of a guest', async ({ page }) => {
  await page.goto(paths.landing);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(headerFaults), `${width} px`).toEqual([]);
  }
});

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
