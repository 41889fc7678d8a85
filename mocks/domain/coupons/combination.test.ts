import { beforeEach, expect, test } from 'vitest';
import { login } from '../../../src/contract/account/auth.ts';
import { priceCombination } from '../../../src/contract/betting/combination.ts';
import { getCoupon, listCoupons, priceSelections } from '../../../src/contract/betting/coupon.ts';
import {
  type CouponBet,
  cashOutCoupon,
  listCouponBets,
  placeCoupon,
} from '../../../src/contract/betting/couponBets.ts';
import { combinedParts } from '../../../src/domain/sportsbook/combination.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';
import { balanceOf } from '../money/ledger.ts';

let app: TestCaller;
let token: string;
let gameId: string;
beforeEach(async () => {
  app = createTestCaller({ scenario: 'empty' });
  ({ token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' }));
  const { events } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
  gameId = events[0]?.gameId ?? '';
});

const balance = () => balanceOf(app.backend.context.operator, ADAEZE_ID);
const run = (name: string, input: unknown) => app.backend.control.runParsed(name, input);
const part = (id: string, selectionId: string) => ({ marketId: `${gameId}:f-${id}`, selectionId });
const HOME_AND_GOALS = [
  ['1x2', 'home'],
  ['ou25', 'over'],
  ['gg', 'gg'],
] as const;

async function priced(names: readonly (readonly [string, string])[]) {
  const selections = names.map(([id, selectionId]) => part(id, selectionId));
  return await app.call(priceCombination, { selections });
}

async function place(names: readonly (readonly [string, string])[]): Promise<CouponBet> {
  const { offer } = await priced(names);
  const { marketId = '', version = 0, selection } = offer ?? {};
  const { selectionId = '', odds = 0 } = selection ?? {};
  const legs = [{ gameId, marketId, selectionId, odds, version }];
  const order = { kind: 'single', legs, stake: 1_000_00, onPriceChange: 'better' } as const;
  return (await app.call(placeCoupon, order, { token, key: `k-${selectionId}` })).bet;
}

async function betNow({ reference }: CouponBet): Promise<CouponBet> {
  const { bets } = await app.call(listCouponBets, { reference }, { token });
  const [bet] = bets;
  if (!bet) throw new Error('No bet');
  return bet;
}

const settle = (id: string, runnerId: string) =>
  run('settle', { marketId: `${gameId}:f-${id}`, result: { kind: 'winner', runnerId } });
const makeVoid = (id: string) =>
  run('settle', { marketId: `${gameId}:f-${id}`, result: { kind: 'void', reason: 'Abandoned' } });

test('parts that go together pay less than their odds multiplied, and more than each alone', async () => {
  const { offer } = await priced(HOME_AND_GOALS);
  const { event } = await app.call(getCoupon, { gameId });
  const alone = HOME_AND_GOALS.map(
    ([id, selectionId]) =>
      event.markets
        .find(({ marketId }) => marketId === `${gameId}:f-${id}`)
        ?.selections.find((one) => one.selectionId === selectionId)?.odds ?? 0,
  );
  const product = alone.reduce((all, odds) => (all * odds) / 100, 100);
  expect(offer?.selection.odds).toBeLessThan(product * 0.9);
  expect(offer?.selection.odds).toBeGreaterThan(Math.max(...alone));
  expect(offer?.selection.label).toContain(' + Over 2.5 goals');
});

test('its odds are asked for and change as those of any selection', async () => {
  const { offer } = await priced(HOME_AND_GOALS);
  const { marketId = '', selection } = offer ?? {};
  const name = { marketId, selectionId: selection?.selectionId ?? '' };
  const { selections } = await app.call(priceSelections, { selections: [name] });
  expect(selections[0]).toMatchObject({ status: 'open', offer: { selection } });
  run('market', { marketId: `${gameId}:f-gg`, status: 'suspended' });
  const [later] = (await app.call(priceSelections, { selections: [name] })).selections;
  expect(later).toMatchObject({ status: 'suspended' });
  expect((await priced(HOME_AND_GOALS)).reason).toMatch(/suspended/);
});

test.each([
  ['one selection', [['1x2', 'home']], /at least two/],
  [
    'what cannot happen',
    [
      ['1x2', 'home'],
      ['score', '0-1'],
    ],
    /can't all win together/,
  ],
  [
    'a market that can be void',
    [
      ['dnb', 'home'],
      ['ou25', 'over'],
    ],
    /Draw no bet cannot/,
  ],
  [
    'what nobody offers',
    [
      ['1x2', 'home'],
      ['ou995', 'over'],
    ],
    /no longer offered/,
  ],
] as const)('no price for %s', async (_, names, why) => {
  const { offer, reason } = await priced(names);
  expect(offer).toBeUndefined();
  expect(reason).toMatch(why);
});

test('it is one leg, which wins when its last part has won', async () => {
  const bet = await place(HOME_AND_GOALS);
  expect(bet.legs).toHaveLength(1);
  expect(bet.legs[0]?.parts?.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
  expect(balance()).toBe(249_000_00);
  settle('ou25', 'over');
  settle('gg', 'gg');
  expect((await betNow(bet)).state).toBe('open');
  settle('1x2', 'home');
  const won = await betNow(bet);
  expect(won).toMatchObject({ state: 'won', returned: bet.potentialReturn });
  expect(balance()).toBe(249_000_00 + bet.potentialReturn);
});

test('one part lost loses it at once, and a corrected result wins it after all', async () => {
  const bet = await place(HOME_AND_GOALS);
  settle('gg', 'ng');
  expect(await betNow(bet)).toMatchObject({ state: 'lost', returned: 0 });
  settle('ou25', 'over');
  settle('1x2', 'home');
  settle('gg', 'gg');
  expect((await betNow(bet)).state).toBe('won');
  expect(balance()).toBe(249_000_00 + bet.potentialReturn);
});

test('a void part makes it void, unless another part loses', async () => {
  const kept = await place(HOME_AND_GOALS);
  const lost = await place([
    ['1x2', 'away'],
    ['ou25', 'over'],
  ]);
  makeVoid('ou25');
  expect((await betNow(kept)).cashOut?.amount).toBeUndefined();
  settle('1x2', 'home');
  settle('gg', 'gg');
  expect(await betNow(kept)).toMatchObject({ state: 'void', returned: 1_000_00 });
  expect((await betNow(kept)).legs[0]?.reason).toBe('Abandoned');
  expect((await betNow(lost)).state).toBe('lost');
});

test('what is sold of it is worth what its open parts are', async () => {
  const bet = await place(HOME_AND_GOALS);
  const before = (await betNow(bet)).cashOut?.amount ?? 0;
  expect(before).toBeGreaterThan(800_00);
  expect(before).toBeLessThan(1_000_00);
  settle('ou25', 'over');
  settle('gg', 'gg');
  const after = (await betNow(bet)).cashOut?.amount ?? 0;
  expect(after).toBeGreaterThan(before * 1.3);
  const order = { couponId: bet.couponId, amount: after };
  const sold = await app.call(cashOutCoupon, order, { token, key: 'sell' });
  expect(sold.bet.state).toBe('cashed-out');
});

test('settled by the world, it is what its parts are', async () => {
  const bet = await place(HOME_AND_GOALS);
  run('clock', { advance: '3d' });
  const { state, legs } = await betNow(bet);
  const parts = legs[0]?.parts?.map((one) => one.state) ?? [];
  expect(combinedParts(legs[0] ?? part('', ''))).toHaveLength(parts.length);
  expect(state).toBe(parts.includes('lost') ? 'lost' : parts.includes('void') ? 'void' : 'won');
});
