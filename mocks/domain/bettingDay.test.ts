import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Market } from '../../src/contract/market.ts';
import type { BetRow } from '../db/rows/betRow.ts';
import type { Result } from '../db/rows/overrideRow.ts';
import { ADAEZE_ID } from '../db/seed/people.ts';
import { createTestCaller } from '../hosts/testCaller.ts';
import { exposureAmount } from './exposure.ts';
import { gameNow } from './fixtures.ts';
import type { House } from './house.ts';
import { balanceOf, linesOf } from './ledger.ts';
import { placeBet } from './placeBet.ts';
import { Refusal } from './refusal.ts';

const MINUTE_MS = 60_000;

type Action =
  | { do: 'bet'; market: number; runner: number; side: 'back' | 'lay'; naira: number }
  | { do: 'jump'; ms: number }
  | { do: 'settle'; bet: number; winner: number; isVoid: boolean };

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      market: fc.nat(),
      runner: fc.nat(),
      side: fc.constantFrom('back' as const, 'lay' as const),
      naira: fc.integer({ min: 100, max: 20_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      ms: fc.integer({ min: 0, max: 4 * MINUTE_MS }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      bet: fc.nat(),
      winner: fc.nat(),
      isVoid: fc.boolean(),
    }),
  },
);

/** A house with an evening of matches, and the markets of six of them. */
function evening() {
  const { backend } = createTestCaller({ scenario: 'empty' });
  const { house } = backend.desk;
  const now = () => house.clock.now();
  const gameIds = house.world
    .events(now())
    .filter(({ status }) => status !== 'finished')
    .filter((_, index) => index % 3 === 0)
    .slice(0, 6)
    .map(({ gameId }) => gameId);
  const markets = () => gameIds.flatMap((gameId) => gameNow(house, gameId, now())?.markets ?? []);
  return { backend, house, markets };
}

function bet(house: House, market: Market | undefined, action: Action & { do: 'bet' }): void {
  const account = house.db.accounts.get(ADAEZE_ID);
  const runner = market?.runners[action.runner % market.runners.length];
  const price = runner?.[action.side][0]?.[0];
  if (!account || !market || !runner || price === undefined) return;
  const { kind, marketId, gameId, version } = market;
  const isFancy = kind === 'fancy' || kind === 'fancy1' || kind === 'odd_even';
  const product = kind === 'bookmaker' ? 'bookmaker' : isFancy ? 'fancy' : 'exchange';
  const { side, naira } = action;
  const order = { gameId, marketId, runnerId: runner.runnerId, side, price, stake: naira * 100 };
  try {
    placeBet(house, account, product, { ...order, version, onPriceChange: 'any' }, '');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** A result of the operator's choice for the market of some open bet. */
function resultFor(row: BetRow, { winner, isVoid }: Action & { do: 'settle' }): Result {
  if (isVoid) return { kind: 'void', reason: 'Abandoned' };
  if (row.marketKind === 'fancy') return { kind: 'line', value: winner % 200 };
  const runnerId = row.runners[winner % row.runners.length]?.runnerId ?? '';
  return winner % 7 === 0
    ? { kind: 'dead-heat', runnerIds: row.runners.slice(0, 2).map((runner) => runner.runnerId) }
    : { kind: 'winner', runnerId };
}

/** Exposure by trying every outcome with every choice of the bets that still wait. */
function exposureByForce({ db }: House): number {
  const byMarket = new Map<string, BetRow[]>();
  for (const row of db.bets.where('isOpen', true)) {
    byMarket.set(row.marketId, [...(byMarket.get(row.marketId) ?? []), row]);
  }
  let sum = 0;
  for (const rows of byMarket.values()) {
    const waiting = rows.filter(({ state }) => state === 'delayed');
    let worst = 0;
    for (const outcome of outcomesOf(rows)) {
      for (let choice = 0; choice < 2 ** waiting.length; choice++) {
        const counted = rows.filter((row) => {
          const index = waiting.indexOf(row);
          return index < 0 || Math.floor(choice / 2 ** index) % 2 === 1;
        });
        worst = Math.min(
          worst,
          counted.reduce((pnl, row) => pnl + pnlOf(row, outcome), 0),
        );
      }
    }
    sum -= worst;
  }
  return sum;
}

function outcomesOf(rows: BetRow[]): (string | number)[] {
  const [first] = rows;
  if (first?.marketKind === 'fancy') return Array.from({ length: 500 }, (_, result) => result);
  return first?.runners.map((runner) => runner.runnerId) ?? [];
}

function pnlOf(row: BetRow, outcome: string | number): number {
  const isRate = row.marketKind === 'bookmaker' || row.marketKind === 'fancy';
  const isHit = typeof outcome === 'number' ? outcome >= (row.line ?? 0) : outcome === row.runnerId;
  const parts =
    row.fills.length > 0
      ? row.fills
      : [{ priceHundredths: row.askedHundredths, stakeKobo: row.stakeKobo }];
  return parts.reduce((sum, { priceHundredths, stakeKobo }) => {
    const gain = (stakeKobo * (isRate ? priceHundredths / 100 : priceHundredths - 100)) / 100;
    const backer = isHit ? Math.round(gain) : -stakeKobo;
    return sum + (row.side === 'back' ? backer : -backer);
  }, 0);
}

function checkBooks(house: House): void {
  const lines = linesOf(house, ADAEZE_ID);
  let balance = 0;
  for (const line of lines) {
    balance += line.amountKobo;
    expect(line.balanceKobo).toBe(balance);
  }
  expect(balanceOf(house, ADAEZE_ID)).toBe(balance);
  expect(exposureAmount(house, ADAEZE_ID)).toBe(exposureByForce(house));
  // Whatever happens, every open bet can be paid.
  expect(balance).toBeGreaterThanOrEqual(exposureAmount(house, ADAEZE_ID));
}

test('a thousand bets, jumps and settlements leave the books right at every step', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { minLength: 1000, maxLength: 1000 }), (actions) => {
      const { backend, house, markets } = evening();
      for (const [index, action] of actions.entries()) {
        if (action.do === 'bet') {
          const open = markets().filter(({ status }) => status === 'open');
          bet(house, open[action.market % open.length], action);
        } else if (action.do === 'jump') {
          backend.control.run('clock', { advance: action.ms });
        } else {
          const open = house.db.bets.where('state', 'matched');
          const row = open[action.bet % open.length];
          if (!row) continue;
          const settled = { marketId: row.marketId, result: resultFor(row, action) };
          backend.control.run('settle', settled);
          const before = house.db.ledger.size;
          backend.control.run('settle', settled);
          expect(house.db.ledger.size).toBe(before);
        }
        if (index % 20 === 0) checkBooks(house);
      }
      checkBooks(house);
      expect(house.db.bets.size).toBeGreaterThan(100);
    }),
    { numRuns: 2, endOnFailure: true },
  );
}, 60_000);

test('a jump in time leaves what stepping through it leaves', () => {
  fc.assert(
    fc.property(
      fc.array(
        anyAction.filter((action) => action.do === 'bet'),
        { minLength: 30, maxLength: 30 },
      ),
      (actions) => {
        const live = (steps: number) => {
          const { backend, house, markets } = evening();
          const open = markets().filter(({ status }) => status === 'open');
          for (const action of actions) {
            if (action.do === 'bet') bet(house, open[action.market % open.length], action);
          }
          const hoursMs = 8 * 60 * MINUTE_MS;
          for (let step = 0; step < steps; step++) {
            backend.control.run('clock', { advance: hoursMs / steps });
          }
          return house.db.snapshot();
        };
        expect(live(1)).toEqual(live(96));
      },
    ),
    { numRuns: 3, endOnFailure: true },
  );
}, 60_000);
