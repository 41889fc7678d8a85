import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LADDER } from './ladder.ts';
import { acceptsPrice, priceChange, priceChoice, type Quote, worstPrice } from './priceChange.ts';
import type { Side } from './side.ts';

const OPPOSITE: Record<Side, Side> = { back: 'lay', lay: 'back' };

const at = (priceHundredths: number, version = 1): Quote => ({ priceHundredths, version });
const line = (runs: number, priceHundredths = 100_00): Quote => ({
  ...at(priceHundredths),
  line: runs,
});

test.each([
  ['back', at(1_85), at(1_85), 'same'],
  ['back', at(1_85), at(1_85, 2), 'moved'],
  ['back', at(1_85), at(1_90, 2), 'better'],
  ['back', at(1_85), at(1_82, 2), 'worse'],
  ['lay', at(1_85), at(1_90, 2), 'worse'],
  ['lay', at(1_85), at(1_82, 2), 'better'],
  ['back', line(45), line(44), 'better'],
  ['back', line(45), line(46), 'worse'],
  ['lay', line(45), line(46), 'better'],
  ['lay', line(45), line(44), 'worse'],
  ['back', line(45, 90_00), line(45, 100_00), 'better'],
  ['back', line(45, 100_00), line(44, 90_00), 'worse'],
] as const)('to %s at %o, now %o: %s', (side, asked, current, change) => {
  expect(priceChange(side, asked, current)).toBe(change);
});

const WITHIN_2_PERCENT = { withinBasisPoints: 200 };

test.each([
  ['same', at(1_85), [true, true, true, true]],
  ['the same price in a changed market', at(1_85, 2), [false, true, true, true]],
  ['better', at(1_90, 2), [false, true, true, true]],
  ['worse by 1.6 %', at(1_82, 2), [false, false, true, true]],
  ['worse by 2.7 %', at(1_80, 2), [false, false, true, false]],
])('back 1.85, now %s: none, better, any, within 2 %%', (_name, current, expected) => {
  const choices = ['none', 'better', 'any', WITHIN_2_PERCENT] as const;
  const bet = { side: 'back', scale: 'decimal' } as const;
  expect(choices.map((choice) => acceptsPrice(bet, at(1_85), current, choice))).toEqual(expected);
});

test.each([
  ['a rate of 87 fallen to 84 is 1.87 fallen to 1.84', at(87_00), at(84_00), true],
  ['a rate of 87 fallen to 83', at(87_00), at(83_00), false],
  ['a worse line, however near', line(100), line(101), false],
  ['a better line at a rate a little worse', line(45, 100_00), line(44, 98_00), true],
])('within 2 %%: %s', (_name, asked, current, expected) => {
  const bet = { side: 'back', scale: 'rate' } as const;
  expect(acceptsPrice(bet, asked, current, WITHIN_2_PERCENT)).toBe(expected);
});

test('what is better for one side is worse for the other', () => {
  const price = fc.integer({ min: 1_01, max: 1000_00 });
  fc.assert(
    fc.property(fc.constantFrom<Side>('back', 'lay'), price, price, (side, before, after) => {
      const mine = priceChange(side, at(before), at(after));
      const theirs = priceChange(OPPOSITE[side], at(before), at(after));
      if (mine === 'same') expect(theirs).toBe('same');
      else expect([mine, theirs].sort()).toEqual(['better', 'worse']);
    }),
  );
});

test.each([
  ['none', undefined, 'none'],
  ['any', 200, 'any'],
  ['within', 200, WITHIN_2_PERCENT],
  ['within', undefined, { withinBasisPoints: 0 }],
  ['within', -100, { withinBasisPoints: 0 }],
] as const)('%s with a tolerance of %s', (onPriceChange, tolerance, choice) => {
  expect(priceChoice(onPriceChange, tolerance)).toEqual(choice);
});

test.each([
  ['a back that takes no worse', 'back', 'decimal', 1_85, 'better', 1_85],
  ['a back that takes any', 'back', 'decimal', 1_85, 'any', 1_01],
  ['a lay that takes any', 'lay', 'decimal', 1_85, 'any', 1000_00],
  ['a back within 2 %: 1.813', 'back', 'decimal', 1_85, WITHIN_2_PERCENT, 1_82],
  ['a lay within 2 %: 1.887', 'lay', 'decimal', 1_85, WITHIN_2_PERCENT, 1_88],
  ['a rate within 2 %: 1.8326', 'back', 'rate', 87_00, WITHIN_2_PERCENT, 83_26],
] as const)('the worst price of %s', (_name, side, scale, priceHundredths, choice, worst) => {
  expect(worstPrice({ side, scale, priceHundredths }, choice)).toBe(worst);
});

test('a price is accepted exactly when it is no worse than the worst one', () => {
  const price = fc.constantFrom(...LADDER);
  const side = fc.constantFrom<Side>('back', 'lay');
  const within = fc.record({ withinBasisPoints: fc.nat(2_000) });
  const choice = fc.oneof(fc.constantFrom('better' as const, 'any' as const), within);
  fc.assert(
    fc.property(side, price, price, choice, (on, asked, now, chosen) => {
      const bet = { side: on, scale: 'decimal' as const };
      const worst = worstPrice({ ...bet, priceHundredths: asked }, chosen);
      const isNoWorse = on === 'back' ? now >= worst : now <= worst;
      expect(acceptsPrice(bet, at(asked), at(now, 2), chosen)).toBe(isNoWorse);
    }),
  );
});
