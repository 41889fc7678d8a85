import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CouponMarket } from '../../src/contract/betting/coupon.ts';
import type { PlacedLeg } from '../../src/contract/betting/couponBets.ts';
import type { Market } from '../../src/contract/betting/market.ts';
import type { BetRow } from '../db/rows/betRow.ts';
import type { CouponRow } from '../db/rows/couponRow.ts';
import type { Result } from '../db/rows/overrideRow.ts';
import { ADAEZE_ID } from '../db/seed/people.ts';
import { createTestCaller } from '../hosts/testCaller.ts';
import { placeBet } from './bets/placeBet.ts';
import { cashOutCoupon, cashOutOffer } from './coupons/cashOutCoupon.ts';
import { couponsNow } from './coupons/couponMarkets.ts';
import { placeCoupon } from './coupons/placeCoupon.ts';
import { gameNow } from './fixtures.ts';
import { groupBy } from './groupBy.ts';
import { exposureAmount } from './money/exposure.ts';
import { balanceOf, linesOf } from './money/ledger.ts';
import type { Operator } from './operator.ts';
import { Refusal } from './refusal.ts';

const MINUTE_MS = 60_000;

type Bet = {
  do: 'bet';
  market: number;
  runner: number;
  side: 'back' | 'lay';
  naira: number;
  choice: 'better' | 'any';
};
type Settle = { do: 'settle' | 'correct'; bet: number; winner: number; isVoid: boolean };
type Action =
  | Bet
  | Settle
  | { do: 'jump'; ms: number }
  | { do: 'hedge'; bet: number; share: number }
  | { do: 'coupon'; first: number; legs: number; size: number; naira: number }
  | { do: 'cash-out'; coupon: number };

const anyBet = fc.record({
  do: fc.constant('bet' as const),
  market: fc.nat(),
  runner: fc.nat(),
  side: fc.constantFrom('back' as const, 'lay' as const),
  naira: fc.integer({ min: 100, max: 20_000 }),
  choice: fc.constantFrom('better' as const, 'any' as const),
});
const anySettlement = (what: Settle['do']) =>
  fc.record({
    do: fc.constant(what),
    bet: fc.nat(),
    winner: fc.nat(),
    isVoid: fc.boolean(),
  });

const anyAction: [weight: number, fc.Arbitrary<Action>][] = [
  [10, anyBet],
  [
    2,
    fc.record({ do: fc.constant('hedge'), bet: fc.nat(), share: fc.integer({ min: 1, max: 99 }) }),
  ],
  [
    3,
    fc.record({
      do: fc.constant('coupon'),
      first: fc.nat(),
      legs: fc.integer({ min: 1, max: 4 }),
      size: fc.nat(),
      naira: fc.integer({ min: 100, max: 2_000 }),
    }),
  ],
  [1, fc.record({ do: fc.constant('cash-out'), coupon: fc.nat() })],
  [4, fc.record({ do: fc.constant('jump'), ms: fc.integer({ min: 0, max: 4 * MINUTE_MS }) })],
  [1, anySettlement('settle')],
];
const thousand = (isCorrected: boolean) =>
  fc.array(
    fc.oneof(
      ...[...anyAction, ...(isCorrected ? [[1, anySettlement('correct')] as const] : [])].map(
        ([weight, arbitrary]) => ({ weight, arbitrary }),
      ),
    ),
    { minLength: 1000, maxLength: 1000 },
  );

/** An operator with an evening of matches, and the markets of six of them. */
function evening() {
  const { backend } = createTestCaller({ scenario: 'empty' });
  const { operator } = backend.context;
  const now = () => operator.clock.now();
  const gameIds = operator.world
    .events(now())
    .filter(({ status }) => status !== 'finished')
    .filter((_, index) => index % 3 === 0)
    .slice(0, 6)
    .map(({ gameId }) => gameId);
  const markets = () =>
    gameIds.flatMap((gameId) => gameNow(operator, gameId, now())?.markets ?? []);
  const coupons = () =>
    gameIds.flatMap((gameId) =>
      (couponsNow(operator, gameId, now()) ?? []).map((market) => ({ ...market, gameId })),
    );
  return { backend, operator, markets, coupons };
}

function productOf(kind: Market['kind']) {
  if (kind === 'bookmaker') return 'bookmaker';
  return kind === 'fancy' || kind === 'fancy1' || kind === 'odd_even' ? 'fancy' : 'exchange';
}

/**
 * Places a bet and checks the answer against an independent computation. It must be accepted if the money for
 * its added risk is there, and refused for money only if it is not; a bet that lowers the risk is never
 * refused for money.
 */
function bet(operator: Operator, market: Market | undefined, action: Bet): void {
  const account = operator.db.accounts.get(ADAEZE_ID);
  const runner = market?.runners[action.runner % market.runners.length];
  const price = runner?.[action.side][0]?.[0];
  if (!account || !market || !runner || price === undefined) return;
  const { kind, marketId, gameId, version } = market;
  const { side, naira, choice } = action;
  const order = { gameId, marketId, runnerId: runner.runnerId, side, price, stake: naira * 100 };
  const held = operator.db.bets.where('isOpen', true).filter((row) => row.marketId === marketId);
  const before = lossByForce(held);
  const available = balanceOf(operator, ADAEZE_ID) - exposureAmount(operator, ADAEZE_ID);
  try {
    const row = placeBet(
      operator,
      account,
      productOf(kind),
      { ...order, version, onPriceChange: choice },
      '',
    );
    expect(lossByForce([...held, row]) - before).toBeLessThanOrEqual(Math.max(0, available));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== 'not-enough-available' || choice === 'any') return;
    const line = runner.line ? (side === 'back' ? runner.line.yes : runner.line.no) : null;
    const { runnerId, stake: stakeKobo } = order;
    const [first] = held;
    // Only a bet alone in its market has a known risk.
    if (!first) return;
    const asked = { side, line, runnerId, stakeKobo, askedHundredths: price, fills: [] };
    const after = lossByForce([...held, { ...first, ...asked, state: 'delayed' }]);
    expect(after - before).toBeGreaterThan(Math.max(0, available));
  }
}

/** The opposite of an existing bet, for part of its stake. */
function hedgeOf(
  rows: BetRow[],
  markets: Market[],
  action: Action & { do: 'hedge' },
): Bet | undefined {
  const row = rows[action.bet % rows.length];
  const market = markets.findIndex(({ marketId }) => marketId === row?.marketId);
  const runner = markets[market]?.runners.findIndex(({ runnerId }) => runnerId === row?.runnerId);
  if (!row || runner === undefined || runner < 0) return undefined;
  const side = row.side === 'back' ? 'lay' : 'back';
  const naira = Math.max(100, Math.floor((row.stakeKobo * action.share) / 10_000));
  return { do: 'bet', market, runner, side, naira, choice: 'better' };
}

/** A sportsbook bet of one to four legs on as many matches. */
function coupon(
  operator: Operator,
  offered: (CouponMarket & { gameId: string })[],
  action: Action & { do: 'coupon' },
): void {
  const account = operator.db.accounts.get(ADAEZE_ID);
  const legs: PlacedLeg[] = [];
  for (let step = 0; step < offered.length && legs.length < action.legs; step++) {
    const market = offered[(action.first + step) % offered.length];
    const selection = market?.selections[action.first % market.selections.length];
    if (!market || selection?.odds === undefined) continue;
    const { gameId, marketId, version } = market;
    if (legs.some((leg) => leg.gameId === gameId)) continue;
    legs.push({
      gameId,
      marketId,
      selectionId: selection.selectionId,
      odds: selection.odds,
      version,
    });
  }
  if (!account || legs.length === 0) return;
  const size = 1 + (action.size % legs.length);
  const kind = legs.length === 1 ? 'single' : 1 < size && size < legs.length ? 'system' : 'acca';
  const available = balanceOf(operator, ADAEZE_ID) - exposureAmount(operator, ADAEZE_ID);
  const stake = action.naira * 100;
  try {
    placeCoupon(operator, account, { kind, size, legs, stake, onPriceChange: 'any' }, '');
    expect(stake).toBeLessThanOrEqual(available);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'not-enough-available') expect(stake).toBeGreaterThan(available);
  }
}

function cashOut(operator: Operator, { coupon: pick }: Action & { do: 'cash-out' }): void {
  const open = operator.db.coupons.where('state', 'open');
  const row = open[pick % open.length];
  const { amount } = row ? cashOutOffer(operator, row, operator.clock.now()) : {};
  if (!row || amount === undefined) return;
  const before = balanceOf(operator, ADAEZE_ID);
  cashOutCoupon(operator, row, amount);
  expect(balanceOf(operator, ADAEZE_ID)).toBe(before + amount);
}

/** A settled sportsbook bet's payout, computed by going through all combinations. */
function returnByForce({ legs, size, stakeKobo }: CouponRow): number {
  const combinations = (from: number, count: number): CouponRow['legs'][] =>
    count === 0
      ? [[]]
      : legs
          .slice(from)
          .flatMap((leg, index) =>
            combinations(from + index + 1, count - 1).map((rest) => [leg, ...rest]),
          );
  const all = combinations(0, size);
  const factors = { lost: 0, void: 100 };
  const sum = all.reduce((total, some) => {
    const product = some.reduce(
      (odds, { oddsHundredths, result }) =>
        odds * BigInt(result === 'won' ? oddsHundredths : factors[result ?? 'lost']),
      1n,
    );
    return total + product;
  }, 0n);
  return Number((BigInt(stakeKobo) * sum) / (BigInt(all.length) * 100n ** BigInt(size)));
}

/** A result for an open bet's market, chosen by the operator. */
function resultFor(row: BetRow, { winner, isVoid }: Settle): Result {
  if (isVoid) return { kind: 'void', reason: 'Abandoned' };
  if (row.marketKind === 'fancy') return { kind: 'line', value: winner % 200 };
  const runnerId = row.runners[winner % row.runners.length]?.runnerId ?? '';
  return winner % 7 === 0
    ? { kind: 'dead-heat', runnerIds: row.runners.slice(0, 2).map((runner) => runner.runnerId) }
    : { kind: 'winner', runnerId };
}

/** The market of any bet or leg, open or settled, with a result for it. */
function settlementOf({ db, world, clock }: Operator, action: Settle) {
  const isOpen = action.do === 'settle';
  const bets = isOpen
    ? db.bets.where('state', 'matched')
    : db.bets.all().filter(({ state }) => state === 'won' || state === 'lost' || state === 'void');
  const legs = db.coupons
    .all()
    .filter((row) => (isOpen ? row.state === 'open' : row.settledAt !== null))
    .flatMap((row) => row.legs);
  const pick = action.bet % (bets.length + legs.length);
  const row = bets[pick];
  if (row) return { marketId: row.marketId, result: resultFor(row, action) };
  const leg = legs[pick - bets.length];
  if (!leg) return undefined;
  const others = (world.coupon(leg.marketId, clock.now())?.selections ?? [])
    .map(({ selectionId }) => selectionId)
    .filter((selectionId) => selectionId !== leg.selectionId);
  const runnerId = (action.winner % 2 === 1 && others[0]) || leg.selectionId;
  const result: Result = action.isVoid
    ? { kind: 'void', reason: 'Abandoned' }
    : { kind: 'winner', runnerId };
  return { marketId: leg.marketId, result };
}

/** One market's worst loss, by trying every outcome; of the bets on their way, those that hurt there are filled. */
function lossByForce(rows: BetRow[]): number {
  const sums = outcomesOf(rows).map((outcome) =>
    rows.reduce((sum, row) => {
      const pnl = pnlOf(row, outcome);
      return sum + (row.state === 'delayed' ? Math.min(0, pnl) : pnl);
    }, 0),
  );
  return -Math.min(0, ...sums) || 0;
}

function exposureByForce({ db }: Operator): number {
  return groupBy(db.bets.where('isOpen', true), ({ marketId }) => marketId)
    .map(lossByForce)
    .reduce((sum, loss) => sum + loss, 0);
}

function outcomesOf(rows: BetRow[]): (string | number)[] {
  const [first] = rows;
  if (first?.marketKind === 'fancy') {
    const highest = Math.max(...rows.map(({ line }) => line ?? 0));
    return Array.from({ length: highest + 2 }, (_, result) => result);
  }
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

function checkBooks(operator: Operator, isCorrected: boolean): void {
  const lines = linesOf(operator, ADAEZE_ID);
  let balance = 0;
  for (const line of lines) {
    balance += line.amountKobo;
    expect(line.balanceKobo).toBe(balance);
  }
  expect(balanceOf(operator, ADAEZE_ID)).toBe(balance);
  expect(exposureAmount(operator, ADAEZE_ID)).toBe(exposureByForce(operator));
  // Whatever happens, every open bet can be paid, unless a correction took back earlier winnings.
  if (!isCorrected) {
    expect(balance).toBeGreaterThanOrEqual(exposureAmount(operator, ADAEZE_ID));
  }
  for (const row of operator.db.coupons.all()) {
    const posted = lines
      .filter(({ reference }) => reference === row.couponId)
      .reduce((sum, { amountKobo }) => sum + amountKobo, 0);
    const isSettled = row.state === 'won' || row.state === 'lost' || row.state === 'void';
    if (isSettled) expect(row.returnedKobo).toBe(returnByForce(row));
    expect(posted).toBe(row.state === 'rejected' ? 0 : (row.returnedKobo ?? 0) - row.stakeKobo);
  }
}

test.each([
  ['', false],
  [' and corrections', true],
])(
  'a thousand bets, hedges, coupons, jumps, settlements%s leave the books right',
  (_, isCorrected) => {
    fc.assert(
      fc.property(thousand(isCorrected), (actions) => {
        const { backend, operator, markets, coupons } = evening();
        const opened = () => markets().filter(({ status }) => status === 'open');
        for (const [index, action] of actions.entries()) {
          if (action.do === 'bet') {
            const open = opened();
            bet(operator, open[action.market % open.length], action);
          } else if (action.do === 'hedge') {
            const open = opened();
            const hedge = hedgeOf(operator.db.bets.where('state', 'matched'), open, action);
            if (hedge) bet(operator, open[hedge.market], hedge);
          } else if (action.do === 'coupon') coupon(operator, coupons(), action);
          else if (action.do === 'cash-out') cashOut(operator, action);
          else if (action.do === 'jump') backend.control.run('clock', { advance: action.ms });
          else {
            const settled = settlementOf(operator, action);
            if (!settled) continue;
            backend.control.run('settle', settled);
            const before = operator.db.ledger.size;
            backend.control.run('settle', settled);
            expect(operator.db.ledger.size).toBe(before);
          }
          if (index % 20 === 0) checkBooks(operator, isCorrected);
        }
        checkBooks(operator, isCorrected);
        const products = new Set(operator.db.bets.all().map(({ product }) => product));
        expect(products).toEqual(new Set(['exchange', 'bookmaker', 'fancy']));
        expect(operator.db.bets.size).toBeGreaterThan(50);
        expect(operator.db.coupons.size).toBeGreaterThan(10);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  },
  120_000,
);

test('a jump in time leaves what stepping through it leaves', () => {
  fc.assert(
    fc.property(fc.array(anyBet, { minLength: 30, maxLength: 30 }), (actions) => {
      const live = (steps: number) => {
        const { backend, operator, markets, coupons } = evening();
        const open = markets().filter(({ status }) => status === 'open');
        for (const action of actions) bet(operator, open[action.market % open.length], action);
        for (const [first, { naira }] of actions.slice(0, 8).entries()) {
          const legs = 1 + (first % 4);
          coupon(operator, coupons(), { do: 'coupon', first, legs, size: first, naira });
        }
        const hoursMs = 8 * 60 * MINUTE_MS;
        for (let step = 0; step < steps; step++) {
          backend.control.run('clock', { advance: hoursMs / steps });
        }
        return operator.db.snapshot();
      };
      expect(live(1)).toEqual(live(96));
    }),
    { numRuns: 3, endOnFailure: true },
  );
}, 120_000);
