import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableRules } from './tableRules.ts';
import { createTables } from './tables.ts';

const tables = createTables('oja');
const SOME = Date.parse('2026-11-21T12:00:00Z');
const SECOND_MS = 1000;

/** An instant this many seconds into the table's round that is played at `SOME`. */
function inRound(tableId: string, seconds: number) {
  const beganAt = tables.at(tableId, SOME)?.table.round.beganAt ?? 0;
  const now = tables.at(tableId, beganAt + seconds * SECOND_MS);
  if (!now) throw new Error(`no table ${tableId}`);
  return now;
}

describe.each(tables.tableIds)('%s', (tableId) => {
  test('takes bets at two prices a hand, then deals, then tells who has won', () => {
    const [betting, dealing, over] = [
      inRound(tableId, 3),
      inRound(tableId, 30),
      inRound(tableId, 36),
    ];
    expect([betting, dealing, over].map(({ table }) => table.round.phase)).toEqual([
      'betting',
      'dealing',
      'result',
    ]);
    for (const { back, lay } of betting.market.runners) {
      expect(back[0]?.[0]).toBeLessThan(lay[0]?.[0] ?? 0);
    }
    expect(betting.table.round.hands.flatMap(({ cards }) => cards)).toEqual([]);
    expect(dealing.market.runners.flatMap(({ back, lay }) => [...back, ...lay])).toEqual([]);
    expect(dealing.table.round.winner).toBeUndefined();
    expect(over.table.round.winner).toBe(over.table.results[0]?.runnerId);
    expect(over.market.runners.filter(({ status }) => status === 'winner')).toHaveLength(1);
  });

  test('says when to look again, and is the same until then', () => {
    for (let second = 0; second < 40; second += 1) {
      const { changesAt, ...now } = inRound(tableId, second);
      const at = now.table.round.beganAt + second * SECOND_MS;
      expect(changesAt).toBeGreaterThan(at);
      const { changesAt: _, ...then } = tables.at(tableId, changesAt - 1) ?? {};
      expect(then).toEqual(now);
    }
  });

  test('the result of a round is known with its last card, and never before', () => {
    const { market, table } = inRound(tableId, 3);
    const settledAt = table.round.betsCloseAt + 10 * SECOND_MS;
    expect(tables.result(market.marketId, settledAt - 1)).toBeUndefined();
    expect(tables.result(market.marketId, settledAt)).toEqual({
      kind: 'winner',
      runnerId: inRound(tableId, 36).table.round.winner,
      settledAt,
    });
  });

  test('every hand wins about as often as its prices say', () => {
    const rounds = 4000;
    const { number } = /\.(?<number>\d+)$/.exec(inRound(tableId, 3).market.marketId)?.groups ?? {};
    const wins = new Map<string, number>();
    for (let back = 1; back <= rounds; back++) {
      const result = tables.result(`${tableId}.${Number(number) - back}`, SOME);
      wins.set(result?.runnerId ?? '', (wins.get(result?.runnerId ?? '') ?? 0) + 1);
    }
    for (const { runnerId, back, lay } of inRound(tableId, 3).market.runners) {
      const odds = ((back[0]?.[0] ?? 0) + (lay[0]?.[0] ?? 0)) / 200;
      expect(Math.abs((wins.get(runnerId) ?? 0) / rounds - 1 / odds)).toBeLessThan(0.03);
    }
  });
});

test('no hand is worth backing or laying, and no book can be beaten by taking all of it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tables.tableIds),
      fc.integer({ min: 0, max: 30 * 24 * 60 * 60 }),
      (tableId, seconds) => {
        const now = tables.at(tableId, SOME + seconds * SECOND_MS);
        if (now?.table.round.phase !== 'betting') return;
        const { chances } = tableRules[now.table.game];
        let [backed, laid] = [0, 0];
        now.market.runners.forEach(({ back, lay }, seat) => {
          const fair = 100 / (chances[seat] ?? 0);
          const [backPrice = Number.NaN, layPrice = Number.NaN] = [back[0]?.[0], lay[0]?.[0]];
          expect(backPrice).toBeLessThan(fair);
          expect(layPrice).toBeGreaterThan(fair);
          backed += 100 / backPrice;
          laid += 100 / layPrice;
        });
        expect(backed).toBeGreaterThan(1);
        // Laying every hand pays out more than it takes.
        expect(1 / laid).toBeGreaterThan(1);
      },
    ),
    { numRuns: 2000 },
  );
});

test('tables and rounds that are not there have nothing', () => {
  expect(tables.at('none', SOME)).toBeUndefined();
  expect(tables.market('none.5', SOME)).toBeUndefined();
  expect(tables.result('aura-lucky-7-live.x', SOME)).toBeUndefined();
});
