import { expect, test } from 'vitest';
import type { Bet } from '../../../contract/betting/bets.ts';
import { aBet } from '../../../testing/builders.ts';
import { actText, endedText, orderText } from './orderWords.ts';

const order = (rest: Partial<Bet>): Bet =>
  aBet({ state: 'part-matched', stake: 1000_00, priceAsked: 248, priceMatched: 249, ...rest });

test.each<[string, Partial<Bet>, string]>([
  [
    'a part waits',
    { stakeMatched: 850_00 },
    '₦850 of ₦1,000 matched at 2.49, ₦150 waiting at 2.48',
  ],
  [
    'all of it waits',
    { state: 'unmatched', stakeMatched: 0 },
    'Nothing matched yet, ₦1,000 waiting at 2.48',
  ],
  [
    'the rest was cancelled',
    { state: 'matched', stakeMatched: 850_00, stakeCancelled: 150_00 },
    '₦850 of ₦1,000 matched at 2.49',
  ],
])('%s', (_, rest, expected) => {
  expect(orderText(order(rest))).toBe(expected);
});

test('what did not stay is told', () => {
  expect(endedText(order({ stakeCancelled: 100_00, stakeLapsed: 50_00 }))).toBe(
    '₦100 cancelled, ₦50 lapsed',
  );
  expect(endedText(order({}))).toBe('');
});

test.each<[string, Parameters<typeof actText>, string]>([
  [
    'a cancel that left a matched part',
    [undefined, { bets: [order({ stakeMatched: 50_00 })], cancelledKobo: 150_00 }],
    '₦150 cancelled, ₦50 stays matched.',
  ],
  [
    'a cancel that came too late',
    [undefined, { bets: [order({ stakeMatched: 1000_00 })], cancelledKobo: 0 }],
    'Nothing to cancel: ₦1,000 was matched first.',
  ],
  [
    'a cancel of many',
    [undefined, { bets: [order({}), order({})], cancelledKobo: 400_00 }],
    '₦400 cancelled in 2 orders.',
  ],
  [
    'a cancel of many whose answer was lost',
    [undefined, { bets: [] }],
    'None of them waits any more.',
  ],
  [
    'a change',
    [{ price: 250 }, { bets: [order({ stakeMatched: 850_00, priceAsked: 250 })] }],
    'Order changed. ₦850 of ₦1,000 matched at 2.49, ₦150 waiting at 2.50.',
  ],
  [
    'a change in play',
    [{ price: 250 }, { bets: [order({ state: 'delayed' })] }],
    'Order changed. It waits for the in-play delay.',
  ],
])('%s', (_, args, expected) => {
  expect(actText(...args)).toBe(expected);
});
