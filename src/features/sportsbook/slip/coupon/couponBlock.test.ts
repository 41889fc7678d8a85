import { expect, test } from 'vitest';
import { type CouponSituation, couponBlock } from './couponBlock.ts';
import type { SlipLeg } from './couponLegs.ts';
import { couponOrders, couponReturns } from './couponOrders.ts';

const LIMITS = {
  ...{ minStake: 100_00, maxStake: 1_000_000_00, maxWin: 15_000_000_00 },
  ...{ delaySeconds: 6, cashOutMarginPercent: 5 },
};

function leg(gameId: string, rest: Partial<SlipLeg> = {}): SlipLeg {
  const pick = { gameId, marketId: `${gameId}:f-1x2`, selectionId: 'home', reference: gameId };
  return {
    ...{ pick, quote: undefined, state: 'open', oddsHundredths: 200 },
    ...{ change: 'same', isAccepted: true },
    ...rest,
  };
}

/** A single with a stake of its own. */
function staked(gameId: string, stakeKobo: number): SlipLeg {
  const one = leg(gameId);
  return { ...one, pick: { ...one.pick, stakeKobo } };
}

interface Given extends Partial<CouponSituation> {
  legs?: SlipLeg[];
  stakeKobo?: number;
}

function blockWith({ legs = [leg('a'), leg('b')], kind = 'acca', stakeKobo, ...rest }: Given) {
  const given = { kind, size: 2, stakeKobo, reference: 'r' };
  const orders = couponOrders(legs, given);
  const returns = couponReturns(orders, LIMITS.maxWin, false);
  return couponBlock({
    ...{ holdText: undefined, connection: 'live', isAuth: true, kind, legs, orders },
    ...{ returns, returnsAsRead: returns },
    ...{ isFreeBet: false, limits: LIMITS, availableKobo: 5000_00 },
    ...rest,
  });
}

const HOLD = 'You are on a break.';

test.each<[string, Given, string, string | undefined, 'stake'?]>([
  [
    'offline',
    { connection: 'offline' },
    'You are offline. Nothing is sent; your slip stays a draft.',
    undefined,
  ],
  ['on a break', { holdText: HOLD }, HOLD, undefined],
  ['a guest', { isAuth: false }, 'Log in to place this bet.', 'sign-in'],
  [
    'two of one event',
    { legs: [leg('a'), leg('a')] },
    "You can't put two selections of the same match in one bet.",
    undefined,
  ],
  ['a system of all its legs', { kind: 'system' }, 'This system needs more selections.', undefined],
  [
    'a dead leg',
    { legs: [leg('a'), leg('b', { state: 'dead' })] },
    'One selection is no longer offered.',
    'remove-dead',
  ],
  [
    'a suspended leg',
    { legs: [leg('a'), leg('b', { state: 'suspended' })] },
    'One selection is suspended. Wait, or leave it out.',
    undefined,
  ],
  [
    'odds not heard',
    { legs: [leg('a'), leg('b', { state: 'unknown' })] },
    'Getting the odds.',
    undefined,
  ],
  [
    'odds that moved',
    { legs: [leg('a', { isAccepted: false }), leg('b')] },
    'The odds of one selection have changed.',
    'accept-odds',
  ],
  ['no stake', {}, 'Enter a stake.', undefined, 'stake'],
  [
    'too small a stake',
    { stakeKobo: 99_00 },
    'The smallest stake here is ₦100.00.',
    undefined,
    'stake',
  ],
  [
    'too large a stake',
    { stakeKobo: 1_000_001_00 },
    'The largest stake here is ₦1,000,000.00.',
    undefined,
    'stake',
  ],
  [
    'too little money',
    { stakeKobo: 5001_00 },
    'This needs ₦5,001.00 and you have ₦5,000.00 available.',
    undefined,
    'stake',
  ],
  [
    'singles that need more together',
    { kind: 'single', stakeKobo: 3000_00 },
    'This needs ₦6,000.00 and you have ₦5,000.00 available.',
    undefined,
    'stake',
  ],
])('%s', (_, given, text, mend, at) => {
  expect(blockWith(given)).toEqual({ text, ...(mend && { mend }), ...(at && { at }) });
});

test.each<[string, Given]>([
  ['all is well', { stakeKobo: 100_00 }],
  ['a free bet pays', { stakeKobo: 6000_00, isFreeBet: true }],
  [
    'what is suspended is left out',
    {
      stakeKobo: 100_00,
      legs: [
        leg('a'),
        { ...leg('b', { state: 'suspended' }), pick: { ...leg('b').pick, isOut: true } },
      ],
    },
  ],
  [
    'a suspended single blocks only itself',
    { kind: 'single', stakeKobo: 100_00, legs: [leg('a'), leg('b', { state: 'suspended' })] },
  ],
  [
    'singles of one event stand by themselves',
    { kind: 'single', stakeKobo: 100_00, legs: [leg('a'), leg('a')] },
  ],
  [
    'each single has a stake of its own',
    { kind: 'single', legs: [staked('a', 100_00), staked('b', 4900_00)] },
  ],
])('nothing stands against it: %s', (_, given) => {
  expect(blockWith(given)).toBeUndefined();
});

test.each<[string, Given, string, string | undefined]>([
  [
    'a single of its own below the least',
    { stakeKobo: 500_00, legs: [leg('a'), staked('b', 5_00)] },
    'The smallest stake here is ₦100.00.',
    'b:f-1x2/home',
  ],
  [
    'a single whose field was emptied',
    { stakeKobo: 500_00, legs: [staked('a', 0), leg('b')] },
    'Enter a stake.',
    'a:f-1x2/home',
  ],
  [
    'a single without a stake beside one with',
    { legs: [staked('a', 500_00), leg('b')] },
    'Enter a stake.',
    'b:f-1x2/home',
  ],
  ['no single with a stake', { legs: [leg('a'), leg('b')] }, 'Enter a stake.', undefined],
  [
    'a stake of its own that the only single left has kept',
    { legs: [staked('a', 5_00)] },
    'The smallest stake here is ₦100.00.',
    undefined,
  ],
])('%s is named', (_, given, text, single) => {
  expect(blockWith({ kind: 'single', ...given })).toEqual({
    ...{ text, at: 'stake' },
    ...(single && { single }),
  });
});
