import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveTicks } from '../market/ladder.ts';
import { pnlPair } from './bet.ts';
import {
  closingStake,
  closingStakeIn,
  type InColumn,
  ordersInTheWay,
  stakesInTurn,
} from './closing.ts';
import { isSamePosition, namedPosition } from './namedPosition.ts';
import type { Position } from './position.ts';

const held = (home: number, away: number, draw = away): Position =>
  new Map([
    ['home', home * 100],
    ['away', away * 100],
    ['draw', draw * 100],
  ]);

describe('what is left to close', () => {
  test.each([
    ['a backed runner, by a lay', held(10_000, -10_000), 'lay', 1_80, 11_111_11],
    ['at a worse price, by less', held(10_000, -10_000), 'lay', 2_30, 8_695_65],
    ['a laid runner, by a back', held(-10_000, 10_000), 'back', 2_50, 8_000_00],
    ['after half of it', held(1_000, -4_444.45), 'lay', 1_80, 3_024_69],
    ['not by the side that opens it further', held(10_000, -10_000), 'back', 1_80, 0],
    ['nothing of an even position', held(-99, -99), 'lay', 1_80, 0],
    ['nothing of what rounding leaves', held(-99, -99.01), 'lay', 1_80, 0],
    ['only down to the worst of unlike others', held(5_000, -1_000, -9_000), 'lay', 2_00, 7_000_00],
  ] as const)('%s', (_, position, side, priceHundredths, stakeKobo) => {
    expect(closingStake(position, { runnerId: 'home', side, priceHundredths })).toBe(stakeKobo);
  });

  test.each([
    ['all of it at the best price', [[2_12, 50_000_00]], 9_433_96],
    ['a part there, the rest at the limit', [[2_12, 4_000_00]], 9_008_70],
    ['levels beyond the limit are not reached', [[2_40, 50_000_00]], 8_695_65],
    ['an empty column', [], 8_695_65],
  ] as const)('with a limit of 2.30: %s', (_, column, stakeKobo) => {
    const closer = { runnerId: 'home', side: 'lay', priceHundredths: 2_30 } as const;
    expect(closingStakeIn(held(10_000, -10_000), closer, column)).toBe(stakeKobo);
  });
});

test('a position is the same in whatever order its outcomes stand, and another with one kobo', () => {
  const bet = {
    runnerId: 'home',
    side: 'back',
    line: 0,
    ifHitKobo: 300,
    ifMissedKobo: -200,
  } as const;
  const one = namedPosition('match_odds', ['home', 'away'], [bet]);
  expect(one).toEqual([
    { outcome: 'home', result: 300 },
    { outcome: 'away', result: -200 },
  ]);
  expect(isSamePosition(one, [...one].reverse())).toBe(true);
  expect(isSamePosition(one, namedPosition('match_odds', ['home', 'away', 'draw'], [bet]))).toBe(
    false,
  );
  expect(isSamePosition(one, [{ outcome: 'home', result: 301 }, ...one.slice(1)])).toBe(false);
  // A session, by the first result of each range.
  expect(namedPosition('fancy', [], [{ ...bet, line: 52 }])).toEqual([
    { outcome: '0', result: -200 },
    { outcome: '52', result: 300 },
  ]);
});

const kobo = fc.integer({ min: -2_000_000, max: 2_000_000 });
const position = fc
  .record({ home: kobo, away: kobo, draw: kobo })
  .map((results): Position => new Map(Object.entries(results)));
const side = fc.constantFrom('back' as const, 'lay' as const);
const price = fc.integer({ min: -30, max: 60 }).map((steps) => moveTicks(2_00, steps));
const order = fc.record({
  ...{ side, runnerId: fc.constantFrom('home', 'away'), priceHundredths: price },
  ...{ stakeKobo: fc.integer({ min: 1, max: 1_000_000 }), isCloser: fc.boolean() },
});

function after(
  from: Position,
  { runnerId, side: of, priceHundredths }: InColumn,
  stakeKobo: number,
) {
  const pair = pnlPair({ side: of, scale: 'decimal', priceHundredths, stakeKobo });
  return new Map(
    [...from].map(([id, pnl]) => [
      id,
      pnl + (id === runnerId ? pair.ifHitKobo : pair.ifMissedKobo),
    ]),
  );
}

/** How far the runner stands above the worst of the others. */
function gap(of: Position, runnerId: string): number {
  const others = [...of].filter(([id]) => id !== runnerId).map(([, pnl]) => pnl);
  return (of.get(runnerId) ?? 0) - Math.min(...others);
}

test('matched in turn, no closer turns a position to the other side or makes its worst result worse', () => {
  fc.assert(
    fc.property(position, fc.array(order, { maxLength: 5 }), (start, orders) => {
      let now = start;
      stakesInTurn(start, orders).forEach((stakeKobo, index) => {
        const one = orders[index];
        if (!one) return;
        const next = after(now, one, stakeKobo);
        if (one.isCloser && stakeKobo > 0) {
          // Half a kobo of stake is what rounding leaves.
          const rounding = one.priceHundredths / 100 + 1;
          const sign = one.side === 'lay' ? 1 : -1;
          expect(sign * gap(next, one.runnerId)).toBeGreaterThanOrEqual(-rounding);
          const worst = Math.min(...now.values());
          expect(Math.min(...next.values())).toBeGreaterThanOrEqual(worst - rounding);
        }
        expect(stakeKobo).toBeLessThanOrEqual(one.stakeKobo);
        now = next;
      });
    }),
    { numRuns: 7_000, seed: 48 },
  );
});

test('orders make way only as far as needed, and the newest first', () => {
  const lots = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 });
  fc.assert(
    fc.property(lots, fc.integer({ min: 0, max: 300 }), (sizes, most) => {
      const waiting = sizes.map((size, index) => ({ size, index }));
      const sum = (kept: readonly { size: number }[]) =>
        kept.reduce((total, { size }) => total + size, 0);
      const ended = ordersInTheWay(waiting, sum, most);
      const kept = waiting.filter((one) => !ended.includes(one));
      expect(sum(kept)).toBeLessThanOrEqual(most);
      const last = ended.at(-1);
      if (last) expect(sum(kept) + last.size).toBeGreaterThan(most);
      // What stays although something older went is free.
      for (const one of kept) if (last && one.index > last.index) expect(one.size).toBe(0);
    }),
    { numRuns: 2_500, seed: 48 },
  );
});
