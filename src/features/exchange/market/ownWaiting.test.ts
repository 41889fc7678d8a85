import { expect, test } from 'vitest';
import { aBet } from '../../../testing/builders.ts';
import { ownWaiting } from './ownWaiting.ts';

const order = (rest: Parameters<typeof aBet>[0]) =>
  aBet({ state: 'unmatched', stake: 1000_00, stakeMatched: 0, priceAsked: 248, ...rest });

test('orders are told by runner, in the column where their money can be taken', () => {
  const own = ownWaiting('m-1', [
    order({ state: 'part-matched', stakeMatched: 850_00 }),
    order({ side: 'lay', priceAsked: 300 }),
    order({ runnerId: 'away' }),
    order({ marketId: 'm-2' }),
    order({ state: 'delayed' }),
    order({ state: 'matched', stakeMatched: 1000_00 }),
  ]);
  const home = own.get('home');
  expect(home?.text).toBe('Waiting: back ₦150 at 2.48, lay ₦1K at 3.00');
  expect([...(home?.sizes.lay ?? [])]).toEqual([[248, 150_00]]);
  expect([...(home?.sizes.back ?? [])]).toEqual([[300, 1000_00]]);
  expect([...own.keys()]).toEqual(['home', 'away']);
});

test('many orders are counted', () => {
  const own = ownWaiting('m-1', [order({}), order({}), order({})]);
  expect(own.get('home')?.text).toBe('Waiting: 3 orders, ₦3K');
});
