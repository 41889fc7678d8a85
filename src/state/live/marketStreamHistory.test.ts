import { expect, test } from 'vitest';
import { noteTraded, priceHistory } from './marketStreamHistory.ts';

const pricesOf = (runnerId: string) =>
  priceHistory('m', runnerId).prices.map(({ priceHundredths }) => priceHundredths);

test('each new price is kept once, and told', () => {
  let told = 0;
  priceHistory('m', 'home').moved.subscribe(() => {
    told += 1;
  });
  for (const [at, price] of [185, 185, 186, 185].entries()) noteTraded('m', 'home', price, at);
  expect(pricesOf('home')).toEqual([185, 186, 185]);
  expect(told).toBe(3);
  expect(pricesOf('away')).toEqual([]);
});

test('a long history is thinned where it is old; the first and the last price stay', () => {
  for (let at = 0; at < 5000; at++) noteTraded('m', 'busy', 200 + at, at);
  const { prices } = priceHistory('m', 'busy');
  expect(prices.length).toBeLessThanOrEqual(400);
  expect([prices[0], prices.at(-1)]).toEqual([
    { at: 0, priceHundredths: 200 },
    { at: 4999, priceHundredths: 5199 },
  ]);
  const times = prices.map(({ at }) => at);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});
