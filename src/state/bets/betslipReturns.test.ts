import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bet, BetState } from '../../contract/betting/bets.ts';
import { priceScale } from '../../domain/market/priceScale.ts';
import { liability, profit } from '../../domain/position/bet.ts';
import { largestStake, returnsOf } from './betslipReturns.ts';
import { standingIn } from './betsPosition.ts';

const market = {
  kind: 'match_odds',
  minStake: 0,
  maxStake: 0,
  commissionPercent: 5,
  runners: [
    { runnerId: 'home', name: 'Home', status: 'active' },
    { runnerId: 'away', name: 'Away', status: 'active' },
    { runnerId: 'draw', name: 'The Draw', status: 'active' },
  ],
} as const;

/** A bet of ₦1,000s, whole or partly matched at the price asked. */
function bet(
  side: Bet['side'],
  runnerId: string,
  price: number,
  stakeNaira: number,
  {
    state = 'matched',
    matchedNaira = stakeNaira,
  }: { state?: Bet['state']; matchedNaira?: number } = {},
): Bet {
  const part = (matchedNaira || stakeNaira) * 100;
  const terms = { side, scale: 'decimal', priceHundredths: price, stakeKobo: part } as const;
  return {
    betId: `${side}-${runnerId}-${price}`,
    reference: 'r',
    product: 'exchange',
    gameId: 'g',
    eventName: 'Home v Away',
    marketId: 'm',
    marketName: 'Match Odds',
    marketKind: 'match_odds',
    runnerId,
    runnerName: runnerId,
    side,
    priceAsked: price,
    stake: stakeNaira * 100,
    stakeMatched: matchedNaira * 100,
    profit: profit(terms),
    liability: liability(terms),
    state,
    placedAt: 0,
    rulesVersion: '1',
  };
}

function order(side: Bet['side'], runnerId: string, priceHundredths: number, naira: number) {
  return {
    marketKind: 'match_odds',
    runnerId,
    side,
    priceHundredths,
    stakeKobo: naira * 100,
  } as const;
}

const naira = (kobo: number | undefined) => (kobo ?? Number.NaN) / 100;

// The golden vectors of the betting rules, with the last bet still in the slip.
test.each([
  ['a first back', [], order('back', 'home', 250, 1000), [1500, -1000, -1000], 1000, 1000],
  [
    'a lay that takes the risk away',
    [bet('back', 'home', 250, 1000)],
    order('lay', 'home', 220, 1000),
    [300, 0, 0],
    -1000,
    0,
  ],
  [
    'a second runner',
    [bet('back', 'home', 250, 1000)],
    order('back', 'draw', 340, 500),
    [1000, -1500, 200],
    500,
    500,
  ],
  [
    'beside a bet in its delay',
    [bet('back', 'home', 250, 1000, { state: 'delayed', matchedNaira: 0 })],
    order('lay', 'home', 230, 1000),
    [-1300, 1000, 1000],
    300,
    300,
  ],
])('%s', (_, bets, slip, after, added, reserved) => {
  const returns = returnsOf(slip, market, standingIn('m', bets));
  expect([...returns.after.values()].map(naira)).toEqual(after);
  expect(naira(returns.addedExposureKobo)).toBe(added);
  expect(naira(returns.reserveKobo)).toBe(reserved);
});

test('a withdrawn runner is no result that a bet could lose by', () => {
  const [home, away, draw] = market.runners;
  const left = { ...market, runners: [home, away, { ...draw, status: 'removed' as const }] };
  const bets = [bet('back', 'home', 300, 1000)];
  const returns = returnsOf(order('back', 'away', 300, 1000), left, standingIn('m', bets));
  expect([...returns.after].map(([id, kobo]) => [id, naira(kobo)])).toEqual([
    ['home', 1000],
    ['away', 1000],
  ]);
  expect(naira(returns.addedExposureKobo)).toBe(-1000);
  expect(naira(returns.reserveKobo)).toBe(0);
});

test('profit and liability are those of the domain, in every scale and on both sides', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('match_odds', 'bookmaker', 'fancy', 'fancy1', 'odd_even'),
      fc.constantFrom('back', 'lay'),
      fc.integer({ min: 101, max: 100_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (marketKind, side, priceHundredths, stakeNaira) => {
        const stakeKobo = stakeNaira * 100;
        const slip = { marketKind, side, priceHundredths, stakeKobo, runnerId: 'home', line: 45 };
        const { profitKobo, liabilityKobo } = returnsOf(
          slip,
          { ...market, kind: marketKind },
          { matched: [], pending: [] },
        );
        const terms = { side, scale: priceScale(marketKind), priceHundredths, stakeKobo };
        expect([profitKobo, liabilityKobo]).toEqual([profit(terms), liability(terms)]);
      },
    ),
  );
});

test.each([
  ['back, by the money there is', order('back', 'home', 250, 0), [], 0, 500_50, 500],
  ['lay, by the liability there is', order('lay', 'home', 250, 0), [], 0, 750_00, 500],
  [
    'lay, by the maximum, which is a liability',
    order('lay', 'home', 250, 0),
    [],
    300_00,
    9_000_00,
    200,
  ],
  [
    'a hedge without any money',
    order('lay', 'home', 250, 0),
    [bet('back', 'home', 250, 1000)],
    0,
    0,
    1666,
  ],
  ['nothing without money', order('back', 'home', 250, 0), [], 0, 0, 0],
  ['nothing when the balance is overdrawn', order('back', 'home', 250, 0), [], 0, -500, 0],
])('the largest stake: %s', (_, slip, bets, maxStake, available, expected) => {
  const stake = largestStake(slip, { ...market, maxStake }, standingIn('m', bets), available);
  expect(naira(stake)).toBe(expected);
});

test('only open bets of the market stand, matched and waiting parts apart', () => {
  const states = BetState.options.map((state) => bet('back', 'home', 200, 10, { state }));
  const half = bet('lay', 'away', 300, 10, { state: 'part-matched', matchedNaira: 4 });
  const elsewhere = { ...bet('back', 'home', 200, 10), marketId: 'other' };
  const { matched, pending } = standingIn('m', [...states, half, elsewhere]);
  expect(matched.length).toBe(5);
  expect(pending).toEqual([
    { runnerId: 'away', side: 'lay', line: 0, ifHitKobo: -12_00, ifMissedKobo: 6_00 },
  ]);
});

test('the what-if is the brute force over every outcome and every fill, in all three scales', () => {
  const kinds = fc.constantFrom('match_odds' as const, 'bookmaker' as const, 'fancy' as const);
  const one = fc.record({
    side: fc.constantFrom('back' as const, 'lay' as const),
    runnerId: fc.constantFrom('home', 'away', 'draw'),
    line: fc.integer({ min: 0, max: 12 }),
    price: fc.integer({ min: 101, max: 1_000 }),
    naira: fc.integer({ min: 1, max: 100_000 }),
    isMatched: fc.boolean(),
  });
  type One = typeof one extends fc.Arbitrary<infer Value> ? Value : never;
  fc.assert(
    fc.property(kinds, fc.array(one, { maxLength: 5 }), one, (marketKind, held, slip) => {
      const isFancy = marketKind === 'fancy';
      const perNaira = marketKind === 'match_odds' ? (at: number) => at - 100 : (at: number) => at;
      const hundredths = (at: number) => (marketKind === 'match_odds' ? at : at * 100);
      /** The result in kobo, computed without the domain: with whole naira every result is an exact kobo. */
      const gives = (bet: One, outcome: string | number) => {
        const isHit = isFancy ? Number(outcome) >= bet.line : outcome === bet.runnerId;
        const won = bet.naira * perNaira(bet.price);
        const backer = isHit ? won : -bet.naira * 100;
        return bet.side === 'back' ? backer : -backer;
      };
      const results: (string | number)[] = isFancy
        ? Array.from({ length: 15 }, (_, runs) => runs)
        : ['home', 'away', 'draw'];
      const worst = (matched: One[], pending: One[]) => {
        let most = 0;
        for (let filled = 0; filled < 2 ** pending.length; filled++) {
          const counted = [...matched, ...pending.filter((_, at) => filled & (1 << at))];
          for (const outcome of results) {
            most = Math.max(most, -counted.reduce((sum, each) => sum + gives(each, outcome), 0));
          }
        }
        return most;
      };
      const asBet = ({ side, runnerId, price, naira: stake, isMatched, line }: One): Bet => {
        const terms = {
          side,
          scale: priceScale(marketKind),
          priceHundredths: hundredths(price),
          stakeKobo: stake * 100,
        };
        return {
          ...bet(side, runnerId, hundredths(price), stake, {
            state: isMatched ? 'matched' : 'unmatched',
            matchedNaira: isMatched ? stake : 0,
          }),
          marketKind,
          line,
          profit: profit(terms),
          liability: liability(terms),
        };
      };
      const standing = standingIn('m', held.map(asBet));
      const { side, runnerId, line, price, naira: stake } = slip;
      const returns = returnsOf(
        {
          marketKind,
          side,
          runnerId,
          line,
          priceHundredths: hundredths(price),
          stakeKobo: stake * 100,
        },
        { ...market, kind: marketKind },
        standing,
      );
      const matched = held.filter(({ isMatched }) => isMatched);
      const pending = held.filter(({ isMatched }) => !isMatched);
      const now = worst(matched, pending);
      expect(returns.addedExposureKobo).toBe(worst([...matched, slip], pending) - now);
      expect(returns.reserveKobo).toBe(worst(matched, [...pending, slip]) - now);
      for (const id of isFancy ? [] : ['home', 'away', 'draw']) {
        const sum = [...matched, slip].reduce((total, each) => total + gives(each, id), 0);
        expect(returns.after.get(id)).toBe(sum);
      }
    }),
  );
});
