import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Side } from '../market/side.ts';
import { type BetTerms, liability, type Offer, pnlPair, profit, stakeForLiability } from './bet.ts';
import { isAffordable } from './exposure.ts';
import {
  exposureAfter,
  type MarketBets,
  marketExposure,
  marketPosition,
  marketRoom,
  type RunnerBet,
} from './position.ts';

const OPPOSITE: Record<Side, Side> = { back: 'lay', lay: 'back' };

type Price = Pick<Offer, 'scale' | 'priceHundredths'>;
const decimal = (priceHundredths: number): Price => ({ scale: 'decimal', priceHundredths });
const rate = (per100: number): Price => ({ scale: 'rate', priceHundredths: per100 * 100 });

function back(runnerId: string, price: Price, stakeKobo: number): RunnerBet {
  return { runnerId, ...pnlPair({ side: 'back', ...price, stakeKobo }) };
}

function lay(runnerId: string, price: Price, stakeKobo: number): RunnerBet {
  return { runnerId, ...pnlPair({ side: 'lay', ...price, stakeKobo }) };
}

const MATCH = ['home', 'away', 'draw'];
const TWO = ['A', 'B'];
const B_HOME = back('home', decimal(2_50), 1_000_00);

test.each([
  ['one back', MATCH, [B_HOME], [], [1_500_00, -1_000_00, -1_000_00], 1_000_00],
  [
    'laid off at the same stake',
    MATCH,
    [B_HOME, lay('home', decimal(2_20), 1_000_00)],
    [],
    [300_00, 0, 0],
    0,
  ],
  [
    'equalised by a computed hedge that carries kobo',
    MATCH,
    [B_HOME, lay('home', decimal(2_20), 1_136_36)],
    [],
    [136_37, 136_36, 136_36],
    0,
  ],
  [
    'two runners backed',
    MATCH,
    [B_HOME, back('draw', decimal(3_40), 500_00)],
    [],
    [1_000_00, -1_500_00, 200_00],
    1_500_00,
  ],
  [
    'an unmatched hedge is not yet a hedge',
    MATCH,
    [B_HOME],
    [lay('home', decimal(2_00), 1_000_00)],
    [1_500_00, -1_000_00, -1_000_00],
    1_000_00,
  ],
  [
    'an unmatched lay of another runner',
    MATCH,
    [B_HOME],
    [lay('away', decimal(3_00), 400_00)],
    [1_500_00, -1_000_00, -1_000_00],
    1_800_00,
  ],
  [
    'nothing matched, orders on both sides',
    MATCH,
    [],
    [B_HOME, lay('home', decimal(2_30), 1_000_00)],
    [0, 0, 0],
    1_300_00,
  ],
  [
    'a lay that waits at 3.00, and a back matched at 3.20',
    MATCH,
    [back('home', decimal(3_20), 1_000_00)],
    [lay('home', decimal(3_00), 1_000_00)],
    [2_200_00, -1_000_00, -1_000_00],
    1_000_00,
  ],
  [
    'and the lay matched too',
    MATCH,
    [back('home', decimal(3_20), 1_000_00), lay('home', decimal(3_00), 1_000_00)],
    [],
    [200_00, 0, 0],
    0,
  ],
  [
    'a part matched at two prices, and a rest that waits',
    MATCH,
    [back('home', decimal(2_50), 300_00), back('home', decimal(2_48), 500_00)],
    [back('home', decimal(2_48), 200_00)],
    [1_190_00, -800_00, -800_00],
    1_000_00,
  ],
  [
    'bookmaker, both sides of one runner',
    TWO,
    [back('A', rate(87), 1_000_00), lay('A', rate(90), 1_000_00)],
    [],
    [-30_00, 0],
    30_00,
  ],
  [
    'bookmaker, both runners backed',
    TWO,
    [back('A', rate(87), 1_000_00), back('B', rate(110), 1_000_00)],
    [],
    [-130_00, 100_00],
    130_00,
  ],
  ['nothing at all', MATCH, [], [], [0, 0, 0], 0],
  ['a runner missing from the list', ['A'], [], [lay('Z', decimal(3_00), 100_00)], [0, 0], 200_00],
])('%s', (_name, runnerIds, matched, pending, position, exposure) => {
  const bets = { runnerIds, matched, pending };
  expect([...marketPosition(bets).values()]).toEqual(position);
  expect(marketExposure(bets)).toBe(exposure);
});

test('an order reserves only what it adds', () => {
  const bets = { runnerIds: MATCH, matched: [B_HOME], pending: [] };
  expect(exposureAfter(bets, lay('home', decimal(2_20), 1_000_00))).toBe(1_000_00);
  expect(exposureAfter(bets, lay('away', decimal(3_00), 400_00))).toBe(1_800_00);
});

describe('properties', () => {
  const price = fc.oneof(
    fc.integer({ min: 1_01, max: 50_00 }).map(decimal),
    fc.integer({ min: 1, max: 300 }).map(rate),
  );
  const terms = fc
    .tuple(fc.constantFrom<Side>('back', 'lay'), price, fc.integer({ min: 1, max: 1_000_000 }))
    .map(([side, at, stakeKobo]): BetTerms => ({ side, ...at, stakeKobo }));
  const bet = fc
    .tuple(fc.constantFrom(...MATCH), terms)
    .map(([runnerId, of]): RunnerBet => ({ runnerId, ...pnlPair(of) }));
  const market = fc.record<MarketBets>({
    runnerIds: fc.constant(MATCH),
    matched: fc.array(bet, { maxLength: 6 }),
    pending: fc.array(bet, { maxLength: 5 }),
  });

  /** Tries every outcome with every choice of which pending orders fill. */
  function bruteForce({ runnerIds, matched, pending }: MarketBets): number {
    let worst = 0;
    for (let filled = 0; filled < 2 ** pending.length; filled++) {
      const held = [...matched, ...pending.filter((_, index) => (filled >> index) & 1)];
      for (const winner of runnerIds) {
        let sum = 0;
        for (const one of held) {
          sum += one.runnerId === winner ? one.ifHitKobo : one.ifMissedKobo;
        }
        worst = Math.max(worst, -sum);
      }
    }
    return worst;
  }

  test('exposure equals the worst of all outcomes and all fills', () => {
    fc.assert(
      fc.property(market, (bets) => {
        expect(marketExposure(bets)).toBe(bruteForce(bets));
      }),
    );
  });

  test('no fill, and no cancel, ever raises the exposure', () => {
    fc.assert(
      fc.property(market, fc.nat(), (bets, pick) => {
        const filled = bets.pending[pick % Math.max(1, bets.pending.length)];
        if (!filled) return;
        const pending = bets.pending.filter((other) => other !== filled);
        const before = marketExposure(bets);
        expect(marketExposure({ ...bets, pending })).toBeLessThanOrEqual(before);
        expect(
          marketExposure({ ...bets, matched: [...bets.matched, filled], pending }),
        ).toBeLessThanOrEqual(before);
      }),
    );
  });

  test('the largest stake for the room is the last that is affordable', () => {
    const available = fc.integer({ min: -1_000, max: 1_000_000 });
    fc.assert(
      fc.property(market, terms, available, (bets, wanted, availableKobo) => {
        const room = marketRoom(bets, { runnerId: 'away', side: wanted.side }, availableKobo);
        const stakeKobo = stakeForLiability(wanted, room);
        const isFine = (stake: number) => {
          const order = { runnerId: 'away', ...pnlPair({ ...wanted, stakeKobo: stake }) };
          return isAffordable(marketExposure(bets), exposureAfter(bets, order), availableKobo);
        };
        expect(isFine(stakeKobo)).toBe(true);
        expect(isFine(stakeKobo + 100)).toBe(false);
      }),
    );
  });

  test('a bet against an earlier one needs no money, even with the account overdrawn', () => {
    fc.assert(
      fc.property(terms, price, fc.integer({ max: 0 }), (held, at, availableKobo) => {
        const offer = { side: OPPOSITE[held.side], ...at };
        // As large as possible without making the other outcome worse than the bet's present risk.
        const stakeKobo = stakeForLiability(offer, liability(held) + profit(held));
        const bets = {
          runnerIds: MATCH,
          matched: [{ runnerId: 'home', ...pnlPair(held) }],
          pending: [],
        };
        const after = exposureAfter(bets, {
          runnerId: 'home',
          ...pnlPair({ ...offer, stakeKobo }),
        });
        expect(isAffordable(marketExposure(bets), after, availableKobo)).toBe(true);
      }),
    );
  });
});

test.each([
  ['nothing held: what is available', [], 'home', 'back', 500_00, 500_00],
  ['overdrawn with nothing held', [], 'home', 'lay', -1, 0],
  ['laying off a back of ₦1,000 at 2.50', [B_HOME], 'home', 'lay', 0, 2_500_00],
  ['the same runner again', [B_HOME], 'home', 'back', 300_00, 300_00],
  ['another runner, which loses where the first wins', [B_HOME], 'draw', 'back', 300_00, 300_00],
] as const)('room to lose: %s', (_name, matched, runnerId, side, availableKobo, room) => {
  const bets = { runnerIds: MATCH, matched, pending: [] };
  expect(marketRoom(bets, { runnerId, side }, availableKobo)).toBe(room);
});

test.each([
  ['adds nothing, nothing available', 1_000, 1_000, 0, true],
  ['lowers the exposure of an overdrawn account', 1_000, 400, -50, true],
  ['adds exactly what is available', 1_000, 1_500, 500, true],
  ['adds a kobo more', 1_000, 1_501, 500, false],
])('%s', (_name, before, after, available, expected) => {
  expect(isAffordable(before, after, available)).toBe(expected);
});
