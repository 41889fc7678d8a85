import { expect, test } from 'vitest';
import type { Market } from '../../contract/betting/market.ts';
import { priceNow, tableBetBlock } from './tableBetBlock.ts';

const market: Market = {
  marketId: 'aura-lucky-7-live.8',
  gameId: 'aura-lucky-7-live',
  kind: 'match_odds',
  name: 'Round 8',
  status: 'open',
  version: 1,
  inPlay: false,
  matched: 0,
  minStake: 100_00,
  maxStake: 50_000_00,
  delaySeconds: 0,
  commissionPercent: 0,
  rules: '',
  runners: [
    { runnerId: 'low', name: 'Low', status: 'active', back: [[214, 1]], lay: [[220, 1]] },
    { runnerId: 'seven', name: 'Seven', status: 'active', back: [], lay: [[1350, 1]] },
  ],
};
const good = {
  market,
  picked: {
    gameId: market.gameId,
    marketId: market.marketId,
    runnerId: 'low',
    side: 'back' as const,
  },
  stakeKobo: 1000_00,
  reserveKobo: 1000_00,
  availableKobo: 5000_00,
  holdText: undefined,
  connection: 'live' as const,
  isAuth: true,
  isOld: false,
};

test('nothing stands against a good bet', () => {
  expect(tableBetBlock(good)).toBeUndefined();
});

test.each<[string, Partial<Parameters<typeof tableBetBlock>[0]>, RegExp]>([
  ['without a network', { connection: 'offline' }, /offline/],
  ['on a break', { holdText: 'You are on a break.' }, /break/],
  ['on old prices', { isOld: true }, /old/],
  ['in the round of before', { picked: { ...good.picked, marketId: 'x.7' } }, /round is over/],
  ['once bets are closed', { market: { ...market, status: 'closed' } }, /closed/],
  ['where nobody offers', { picked: { ...good.picked, runnerId: 'seven' } }, /Nobody offers/],
  ['of nothing', { stakeKobo: 0 }, /Enter a stake/],
  ['below the smallest stake', { stakeKobo: 50_00 }, /smallest stake here is ₦100/],
  ['above the largest stake', { stakeKobo: 60_000_00 }, /largest stake here is ₦50,000/],
  ['with more than there is', { availableKobo: 999_00 }, /needs ₦1,000.00 and you have ₦999.00/],
])('a bet %s is not sent', (_, change, text) => {
  expect(tableBetBlock({ ...good, ...change } as typeof good)).toMatch(text);
});

test('a hedge that needs nothing passes with nothing available', () => {
  expect(tableBetBlock({ ...good, reserveKobo: 0, availableKobo: 0 })).toBeUndefined();
  // Nor before the balance has come.
  expect(tableBetBlock({ ...good, availableKobo: undefined })).toBeUndefined();
});

test('the price is that of the side, in the round that is played', () => {
  expect(priceNow(market, { ...good.picked, side: 'lay' })).toBe(220);
  expect(priceNow(market, { ...good.picked, marketId: 'x.7' })).toBeUndefined();
});
