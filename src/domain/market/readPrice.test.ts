import { expect, test } from 'vitest';
import { readPrice } from './readPrice.ts';

test.each([
  ['2.4', 'back', 240],
  ['2,40', 'lay', 240],
  ['1000', 'back', 1000_00],
])('%s is taken as typed', (text, side, priceHundredths) => {
  expect(readPrice(text, side === 'back' ? 'back' : 'lay')).toEqual({ priceHundredths });
});

test.each([
  ['4.03', 'back', 410, '4.03 is not a valid price. Changed to 4.10'],
  ['4.03', 'lay', 400, '4.03 is not a valid price. Changed to 4.00'],
  ['2.555', 'back', 256, '2.555 is not a valid price. Changed to 2.56'],
  ['2,555', 'lay', 254, '2,555 is not a valid price. Changed to 2.54'],
  ['1.005', 'back', 101, '1.005 is not a valid price. Changed to 1.01'],
] as const)('%s to %s goes to the better neighbour', (text, side, priceHundredths, note) => {
  expect(readPrice(text, side)).toEqual({ priceHundredths, note });
});

test.each([
  ['', 'Enter a price.'],
  ['abc', 'Type odds like 2.40'],
  ['2.50.', 'Type odds like 2.40'],
  ['3/2', 'Type odds like 2.40'],
  ['+150', 'Type odds like 2.40'],
  ['1', 'Odds go from 1.01 to 1000'],
  ['1,000', 'Odds go from 1.01 to 1000'],
  ['1000.01', 'Odds go from 1.01 to 1000'],
])('%j is refused: %s', (text, problem) => {
  expect(readPrice(text, 'back')).toEqual({ problem });
});
