import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pnlOfFills } from '../market/fills.ts';
import type { DepthLevel } from '../market/matching.ts';
import { cashOut } from './cashOut.ts';
import {
  type CashOutMarket,
  type CashOutQuote,
  cashOutRefusalText,
  type RunnerDepth,
} from './cashOutTerms.ts';
import { closeAtSameStake } from './closeAtSameStake.ts';
import { shownPosition } from './commission.ts';

const LOTS = 100_000_000_00;
const DEEP = (back: number, lay: number): RunnerDepth => ({
  back: [[back, LOTS]],
  lay: [[lay, LOTS]],
});

function market(depth: Record<string, RunnerDepth>, change: Partial<CashOutMarket> = {}) {
  return {
    status: 'open',
    isPriceFresh: true,
    scale: 'decimal',
    commissionBasisPoints: 0,
    availableKobo: 0,
    minStake: 100_00,
    maxStake: 0,
    depth: new Map(Object.entries(depth)),
    ...change,
  } satisfies CashOutMarket;
}

const position = (pnls: Record<string, number>) => new Map(Object.entries(pnls));

function quoteOf(...args: Parameters<typeof cashOut>): CashOutQuote {
  const quote = cashOut(...args);
  if ('refusal' in quote) throw new Error(quote.refusal);
  return quote;
}

const LEVEL: DepthLevel[] = [[3_00, LOTS]];
const BACKED_AT_2_50 = position({ home: 1_500_00, away: -1_000_00, draw: -1_000_00 });
const HOME_ONLY = { home: DEEP(2_18, 2_20) };

test('one bet backed at 2.50, laid at 2.20', () => {
  const { orders, lockedKobo, position: after } = quoteOf(BACKED_AT_2_50, market(HOME_ONLY));
  expect(orders).toEqual([
    {
      runnerId: 'home',
      side: 'lay',
      stakeKobo: 1_136_36,
      priceHundredths: 2_20,
      fills: [{ priceHundredths: 2_20, stakeKobo: 1_136_36 }],
    },
  ]);
  expect(lockedKobo).toBe(136_36);
  expect([...after.values()]).toEqual([136_37, 136_36, 136_36]);
});

test('a loss on the runner is backed up', () => {
  const quote = quoteOf(position({ A: -1_200_00, B: 1_000_00 }), market({ A: DEEP(2_60, 2_64) }));
  expect(quote.orders).toMatchObject([
    { runnerId: 'A', side: 'back', stakeKobo: 846_15, priceHundredths: 2_60 },
  ]);
  expect(quote.lockedKobo).toBe(153_85);
  // The winner's side comes to 153.84; only the lower of the two is certain.
  expect(quote.netKobo).toBe(153_84);
});

test('commission is taken from the figure shown, never from a loss', () => {
  const profit = quoteOf(BACKED_AT_2_50, market(HOME_ONLY, { commissionBasisPoints: 500 }));
  expect(profit).toMatchObject({ lockedKobo: 136_36, commissionKobo: 6_81, netKobo: 129_55 });
  const drifted = market({ home: DEEP(3_00, 3_05) }, { commissionBasisPoints: 500 });
  const loss = quoteOf(BACKED_AT_2_50, drifted);
  expect(loss).toMatchObject({ lockedKobo: -180_33, commissionKobo: 0, netKobo: -180_33 });
});

test('half a cash-out locks half and lets the rest run', () => {
  const half = quoteOf(BACKED_AT_2_50, market(HOME_ONLY), 5_000);
  expect(half.orders).toMatchObject([{ side: 'lay', stakeKobo: 568_18 }]);
  expect(half.lockedKobo).toBe(68_18);
  expect([...half.position.values()]).toEqual([818_18, -431_82, -431_82]);
});

test('the depth is walked, and the worst price in it is the one to ask for', () => {
  const lay: DepthLevel[] = [
    [2_24, LOTS],
    [2_20, 500_00],
  ];
  const { orders, lockedKobo } = quoteOf(BACKED_AT_2_50, market({ home: { back: [], lay } }));
  // 2,500 = 500 × 2.20 + 625 × 2.24
  expect(orders).toEqual([
    {
      runnerId: 'home',
      side: 'lay',
      stakeKobo: 1_125_00,
      priceHundredths: 2_24,
      fills: [
        { priceHundredths: 2_20, stakeKobo: 500_00 },
        { priceHundredths: 2_24, stakeKobo: 625_00 },
      ],
    },
  ]);
  expect(lockedKobo).toBe(125_00);
});

test('of two ways the one that locks in more is taken', () => {
  const pnls = position({ A: 1_000_00, B: -1_000_00 });
  const viaA = market({ A: DEEP(1_90, 2_00), B: DEEP(1_90, 2_00) });
  expect(quoteOf(pnls, viaA).orders).toMatchObject([{ runnerId: 'A', side: 'lay' }]);
  const viaB = market({ A: DEEP(1_90, 2_00), B: DEEP(2_20, 2_30) });
  expect(quoteOf(pnls, viaB).orders).toMatchObject([{ runnerId: 'B', side: 'back' }]);
});

test('a bookmaker rate of 90 closes as decimal 1.90 does', () => {
  const pnls = position({ A: 900_00, B: -1_000_00 });
  const decimal = quoteOf(pnls, market({ A: DEEP(1_88, 1_90) }));
  const rate = quoteOf(pnls, market({ A: DEEP(88_00, 90_00) }, { scale: 'rate' }));
  expect(rate.orders).toMatchObject([{ stakeKobo: 1_000_00, priceHundredths: 90_00 }]);
  expect(rate.lockedKobo).toBe(decimal.lockedKobo);
});

test.each([
  ['a suspended market', BACKED_AT_2_50, market(HOME_ONLY, { status: 'suspended' }), 'suspended'],
  ['a ball running', BACKED_AT_2_50, market(HOME_ONLY, { status: 'ball_running' }), 'suspended'],
  ['old prices', BACKED_AT_2_50, market(HOME_ONLY, { isPriceFresh: false }), 'price-old'],
  ['an even position', position({ A: 50, B: 50 }), market({}), 'already-even'],
  [
    'a position as even as kobo can make it',
    position({ A: 4, B: 0 }),
    market({ A: DEEP(20_00, 20_00), B: DEEP(20_00, 20_00) }),
    'already-even',
  ],
  ['no position', position({}), market({}), 'already-even'],
  ['no depth', BACKED_AT_2_50, market({}), 'too-little-money'],
  [
    'a kobo too little',
    position({ A: 200, B: 0 }),
    market({ A: { back: [], lay: [[2_00, 99]] } }),
    'too-little-money',
  ],
] as const)('refused for %s', (_name, pnls, at, refusal) => {
  expect(cashOut(pnls, at)).toEqual({ refusal });
});

test('closed at the same stake, what is left hangs on the runner alone', () => {
  const trade = new Map([['home', 1_000_00]]);
  const quote = closeAtSameStake(BACKED_AT_2_50, trade, market(HOME_ONLY));
  expect(quote).toMatchObject({
    orders: [{ runnerId: 'home', side: 'lay', stakeKobo: 1_000_00, priceHundredths: 2_20 }],
    position: new Map([
      ['home', 300_00],
      ['away', 0],
      ['draw', 0],
    ]),
    netKobo: 0,
  });
  const half = closeAtSameStake(BACKED_AT_2_50, trade, market(HOME_ONLY), 5_000);
  expect(half).toMatchObject({ orders: [{ stakeKobo: 500_00 }], lockedKobo: -500_00 });
  const laid = closeAtSameStake(
    position({ home: -1_200_00, away: 1_000_00 }),
    new Map([['home', -1_000_00]]),
    market({ home: DEEP(2_60, 2_64) }),
  );
  expect(laid).toMatchObject({ orders: [{ side: 'back', stakeKobo: 1_000_00 }], lockedKobo: 0 });
});

test.each([
  ['nothing traded', new Map([['home', 0]]), market(HOME_ONLY), 'already-even'],
  ['no depth', new Map([['home', 100]]), market({}), 'too-little-money'],
  ['a suspended market', new Map(), market({}, { status: 'suspended' }), 'suspended'],
] as const)('not closed: %s', (_name, trade, at, refusal) => {
  expect(closeAtSameStake(BACKED_AT_2_50, trade, at)).toEqual({ refusal });
});

test('lays are sent from the top; a way whose first back adds to the risk is none', () => {
  const pnls = position({ A: 1_000_00, B: -400_00, C: -500_00 });
  const sides = ({ orders }: CashOutQuote) => orders.map(({ runnerId, side }) => side + runnerId);
  const lays = { A: { back: [], lay: LEVEL }, B: { back: [], lay: LEVEL } };
  expect(sides(quoteOf(pnls, market(lays)))).toEqual(['layA', 'layB']);
  const backs = { B: { back: LEVEL, lay: [] }, C: { back: LEVEL, lay: [] } };
  expect(cashOut(pnls, market(backs))).toEqual({ refusal: 'adds-risk' });
  // A whole ₦500 on C is valid as a bet of its own, and after it ₦466.67 on B are a hedge.
  expect(sides(quoteOf(pnls, market(backs, { availableKobo: LOTS })))).toEqual(['backC', 'backB']);
  // At the best prices alone it would not be a hedge.
  const generous = { A: DEEP(2_98, 3_00), B: DEEP(9_00, 9_20), C: DEEP(9_00, 9_20) };
  expect(sides(quoteOf(pnls, market(generous)))).toEqual(['layA', 'backC']);
});

test('closing far from the price of the trade may cost more than it could', () => {
  const drifted = market({ home: DEEP(3_55, 3_60) });
  const trade = new Map([['home', 1_000_00]]);
  expect(closeAtSameStake(BACKED_AT_2_50, trade, drifted)).toEqual({ refusal: 'adds-risk' });
  expect(quoteOf(BACKED_AT_2_50, drifted).netKobo).toBeLessThan(0);
});

test('on the way, a step that adds to the risk has to stand as a bet of its own', () => {
  // Backed A 1,000 at 2.64 and B 600 at 1.56: the first lay costs more than B could, until the second.
  const pnls = position({ A: 1_040_00, B: -664_00 });
  const trade = new Map([
    ['A', 1_000_00],
    ['B', 600_00],
  ]);
  const at = (change: Partial<CashOutMarket>) =>
    market({ A: DEEP(2_70, 2_76), B: DEEP(1_60, 1_66) }, change);
  expect(closeAtSameStake(pnls, trade, at({ availableKobo: 56_00 }))).toMatchObject({
    orders: [{ runnerId: 'A' }, { runnerId: 'B' }],
    lockedKobo: -120_00,
  });
  for (const change of [{ availableKobo: 55_99 }, { availableKobo: LOTS, minStake: 1_001_00 }]) {
    expect(closeAtSameStake(pnls, trade, at(change))).toEqual({ refusal: 'adds-risk' });
  }
  // A third of ₦1,000 carries kobo.
  expect(closeAtSameStake(pnls, trade, at({ availableKobo: LOTS }), 3_333)).toEqual({
    refusal: 'adds-risk',
  });
});

test('commission is taken from each outcome that wins', () => {
  expect([...shownPosition(BACKED_AT_2_50, 500, { isGross: false }).values()]).toEqual([
    1_425_00, -1_000_00, -1_000_00,
  ]);
});

test('a refusal is a sentence', () => {
  expect(cashOutRefusalText('suspended')).toBe('Cash out unavailable: the market is not open.');
});

describe('properties', () => {
  const kobo = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const level = fc.tuple(fc.integer({ min: 1_01, max: 20_00 }), fc.integer({ min: 0, max: LOTS }));
  const depth = fc.record({
    back: fc.array(level, { maxLength: 4 }),
    lay: fc.array(level, { maxLength: 4 }),
  });
  const runners = fc.array(fc.tuple(kobo, depth), { minLength: 2, maxLength: 5 });
  const percent = fc.integer({ min: 1, max: 100 });
  const fraction = percent.map((part) => part * 100);

  test('every runner ends within one kobo of stake of the locked profit and what was left to run', () => {
    fc.assert(
      fc.property(runners, fraction, (rows, part) => {
        const pnls = new Map(rows.map(([pnl], index) => [`${index}`, pnl]));
        const depths = Object.fromEntries(rows.map(([, at], index) => [`${index}`, at]));
        const quote = cashOut(pnls, market(depths), part);
        if ('refusal' in quote) return;
        for (const [id, pnl] of quote.position) {
          // A kobo of stake changes the result by its odds in kobo; each fill's profit is rounded by up to
          // half a kobo.
          const column = [...(depths[id]?.back ?? []), ...(depths[id]?.lay ?? [])];
          const fills = quote.orders.flatMap((order) => order.fills).length;
          const tolerance = Math.max(0, ...column.map(([price]) => price)) / 100 + fills;
          const was = pnls.get(id) ?? 0;
          const rest = was - Math.sign(was) * Math.round((Math.abs(was) * part) / 10_000);
          expect(Math.abs(pnl - rest - quote.lockedKobo)).toBeLessThanOrEqual(tolerance);
          expect(pnl - rest).toBeGreaterThanOrEqual(quote.netKobo);
        }
      }),
    );
  });

  test('no step of it adds to the exposure', () => {
    fc.assert(
      fc.property(runners, fraction, (rows, part) => {
        const pnls = new Map(rows.map(([pnl], index) => [`${index}`, pnl]));
        const depths = Object.fromEntries(rows.map(([, at], index) => [`${index}`, at]));
        const quote = cashOut(pnls, market(depths), part);
        if ('refusal' in quote) return;
        let lowest = Math.min(0, ...pnls.values());
        const held = new Map(pnls);
        for (const { runnerId, side, fills } of quote.orders) {
          const pair = pnlOfFills(side, 'decimal', fills);
          for (const [id, pnl] of held) {
            held.set(id, pnl + (id === runnerId ? pair.ifHitKobo : pair.ifMissedKobo));
          }
          const now = Math.min(0, ...held.values());
          expect(now).toBeGreaterThanOrEqual(lowest);
          lowest = Math.min(lowest, now);
        }
      }),
    );
  });

  test('no order takes more than there is, and none at a price worse than it asks', () => {
    fc.assert(
      fc.property(runners, fraction, (rows, part) => {
        const pnls = new Map(rows.map(([pnl], index) => [`${index}`, pnl]));
        const depths = Object.fromEntries(rows.map(([, at], index) => [`${index}`, at]));
        const quote = cashOut(pnls, market(depths), part);
        if ('refusal' in quote) return;
        for (const { runnerId, side, fills, stakeKobo, priceHundredths } of quote.orders) {
          expect(fills.reduce((sum, fill) => sum + fill.stakeKobo, 0)).toBe(stakeKobo);
          const reach = (depths[runnerId]?.[side] ?? []).filter(([price]) =>
            side === 'back' ? price >= priceHundredths : price <= priceHundredths,
          );
          expect(stakeKobo).toBeLessThanOrEqual(reach.reduce((sum, [, size]) => sum + size, 0));
        }
      }),
    );
  });
});
