import { beAtLadders, waitAt } from '../../kit/deskSteps.ts';
import { expect, test } from '../../kit/story.ts';

test.use({ viewport: { width: 1920, height: 1080 }, hasTouch: false });

/** Runs in the page. Notes in each frame which prices and rungs in view stand elsewhere than at first, and counts trades. */
function watchPlaces(): void {
  const places = new Map<Element, string>();
  const placeOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map((px) => px.toFixed(1)).join(' ');
  };
  const shown = () =>
    [...document.querySelectorAll('.price, .rung, .ladder__odds')].filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top >= 0 && bottom <= innerHeight;
    });
  for (const element of shown()) places.set(element, placeOf(element));
  globalThis.places = { watched: places.size, trades: 0, moved: [] };
  const look = () => {
    for (const [element, before] of places) {
      const now = placeOf(element);
      if (now === before) continue;
      globalThis.places.moved.push(
        `${element.getAttribute('aria-label') ?? element.textContent}: ${before} to ${now}`,
      );
      places.set(element, now);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // Each is at another price than the one before.
  let last: Element | null = null;
  new MutationObserver(() => {
    const traded = document.querySelector('tr[data-traded]');
    if (traded !== last) globalThis.places.trades += 1;
    last = traded;
  }).observe(document.body, { subtree: true, attributeFilter: ['data-traded'] });
}

declare global {
  var places: { watched: number; trades: number; moved: string[] };
}

test('during two hundred trades no price and no rung leaves its place', async ({ page, mock }) => {
  const runner = await beAtLadders(page, mock);
  const orders = [
    await waitAt(page, runner, '2.60', 4000),
    await waitAt(page, runner, '2.64', 4000),
  ];
  await page.evaluate(watchPlaces);
  const trades = () => page.evaluate(() => globalThis.places.trades);
  for (let turn = 0; turn < 200; turn++) {
    await mock.fill({ betId: orders[turn % 2] ?? '', naira: 20 });
    await expect.poll(trades, { intervals: [30] }).toBeGreaterThan(turn);
    // The other prices of the match move meanwhile.
    if (turn % 8 === 0) await mock.clock({ advance: '16s' });
  }
  const { watched, moved } = await page.evaluate(() => globalThis.places);
  expect(watched).toBeGreaterThan(200);
  expect(moved).toEqual([]);
});
