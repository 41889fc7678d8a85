import { expect, test } from 'vitest';
import { OFFER_SIGNS } from './offerSigns.ts';
import { OFFERS } from './offers.ts';

test('every offer has a sign of its own', () => {
  const signs = OFFERS.map(({ offer }) => OFFER_SIGNS[offer]);
  expect(new Set(signs).size).toBe(OFFERS.length);
});
