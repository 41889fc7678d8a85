import { expect, test } from 'vitest';
import { trendText } from './trendText.ts';

test.each([
  [[], 'Nothing traded yet'],
  [[187], 'Last traded 1.87, as when you opened this page'],
  [[187, 190, 195], 'Last traded 1.95, ▲ up 8 steps from 1.87 since you opened this page'],
  [[200, 199], 'Last traded 1.99, ▼ down 1 step from 2.00 since you opened this page'],
])('%j', (prices, expected) => {
  const traded = prices.map((priceHundredths, at) => ({ at, priceHundredths }));
  expect(trendText(traded)).toBe(expected);
});
