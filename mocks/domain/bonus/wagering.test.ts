import { expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { listCoupons } from '../../../src/contract/betting/coupon.ts';
import { placeCoupon } from '../../../src/contract/betting/couponBets.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller } from '../../hosts/testCaller.ts';
import { takeBonus } from './bonuses.ts';
import { offerBonus } from './bonusOffers.ts';
import { countedBets, pickOf } from './wagering.ts';

const MIN_ODDS = 150;

/** Two bonuses run, and singles of ₦1,000 are placed on so many selections of one market with two. */
async function singles(number: number) {
  const app = createTestCaller({ scenario: 'empty' });
  const { operator } = app.backend.context;
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  const account = operator.db.accounts.get(ADAEZE_ID);
  if (!account) throw new Error('Adaeze is not there');
  const bonuses = (['referral', 'lucky-draw'] as const).map((offer) =>
    takeBonus(operator, account, offerBonus(operator, ADAEZE_ID, offer, 5_000_00)),
  );
  const { events } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
  const found = events
    .flatMap(({ gameId, markets }) => markets.map((market) => ({ gameId, market })))
    .find(({ market: { selections } }) => {
      const isLong = selections.every(({ odds = 0 }) => odds >= MIN_ODDS);
      return selections.length === 2 && isLong;
    });
  if (!found) throw new Error('no market with two selections');
  const { gameId, market } = found;
  const { marketId, version } = market;
  for (const { selectionId, odds = 0 } of market.selections.slice(0, number)) {
    const legs = [{ gameId, marketId, selectionId, odds, version }];
    const bet = { kind: 'single', stake: 1_000_00, onPriceChange: 'better', legs } as const;
    await app.call(placeCoupon, bet, { token, key: selectionId });
  }
  const runnerId = market.selections[0]?.selectionId ?? '';
  app.backend.control.run('settle', { marketId, result: { kind: 'winner', runnerId } });
  const counted = bonuses.map((bonus) => countedBets(operator, bonus));
  return {
    ways: counted.map((bets) => bets.map(({ countedKobo, whyNot }) => whyNot ?? countedKobo)),
    picks: counted.flatMap((bets) => bets.map(({ pick }) => pick)),
    names: market.selections.map(({ label }) => `${label}, ${market.name}`),
  };
}

test('a bet counts for every bonus that runs, as their page says', async () => {
  expect((await singles(1)).ways).toEqual([[1_000_00], [1_000_00]]);
});

test('singles on both sides of one sportsbook market do not count', async () => {
  const both = ['both-sides', 'both-sides'];
  expect((await singles(2)).ways).toEqual([both, both]);
});

test('a single is named as its player knows it, with its market', async () => {
  const { picks, names } = await singles(1);
  expect(picks).toEqual([names[0], names[0]]);
});

test.each([
  ['match_odds', 'back', 'Kano'],
  ['match_odds', 'lay', 'Lay Kano'],
  ['fancy', 'back', 'Yes, Kano'],
  ['fancy', 'lay', 'No, Kano'],
] as const)('in %s, to %s is told as %s', (marketKind, side, text) => {
  expect(pickOf({ marketKind, side, runnerName: 'Kano' })).toBe(text);
});
