import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Market } from '../../../src/contract/betting/market.ts';
import type { Rest } from '../../../src/contract/betting/orderFields.ts';
import { moveTicks } from '../../../src/domain/market/ladder.ts';
import { pnlPair } from '../../../src/domain/position/bet.ts';
import { cashOut } from '../../../src/domain/position/cashOut.ts';
import { oddRunner } from '../../../src/domain/position/cashOutAt.ts';
import { closingStake } from '../../../src/domain/position/closing.ts';
import type { Position } from '../../../src/domain/position/position.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { ADAEZE_ID } from '../../db/seed/people.ts';
import { createTestCaller } from '../../hosts/testCaller.ts';
import { placeBet } from '../bets/placeBet.ts';
import { exposureAmount } from '../money/exposure.ts';
import { balanceOf } from '../money/ledger.ts';
import { Refusal } from '../refusal.ts';
import { columnOf } from './book.ts';
import { changeBook } from './changeBook.ts';
import { followBook, serveTrade } from './followBook.ts';
import { stopTasks } from './followStops.ts';
import { isCloser, namedNow, positionOf } from './positions.ts';
import { setStop } from './stopLosses.ts';

// With the 9,500 of `closing.test.ts` they are ten thousand.
const RUNS = 500;
/** A world with many bets grows slow. */
const PER_WORLD = 250;
const RUNNERS = ['home', 'away', 'draw'];
const MIDDLE = 2_50;

type Side = 'back' | 'lay';
const side = fc.constantFrom<Side>('back', 'lay');
const runnerId = fc.constantFrom('home', 'home', 'home', 'away');
const naira = fc.integer({ min: 1, max: 40 }).map((hundreds) => hundreds * 100);
const ticks = fc.integer({ min: -10, max: 10 });
const move = fc.oneof(
  fc.record({ do: fc.constant('bet' as const), side, runnerId, naira, ticks }),
  fc.record({ do: fc.constant('target' as const), ticks }),
  fc.record({ do: fc.constant('stop' as const), ticks }),
  fc.record({ do: fc.constant('cash-out' as const), percent: fc.constantFrom(37, 100) }),
  fc.record({ do: fc.constant('price' as const), runnerId, naira, ticks }),
  fc.record({ do: fc.constant('trade' as const), side, runnerId, naira, ticks }),
);
type Move = ReturnType<typeof move.generate>['value'];

/** A world with one open market, whose money only the test sets. */
function aWorld() {
  const { backend } = createTestCaller({ scenario: 'empty' });
  const { operator } = backend.context;
  const game = operator.world.events(operator.clock.now()).find(({ sportId }) => sportId === 1);
  const account = operator.db.accounts.get(ADAEZE_ID);
  if (!game || !account) throw new Error('an empty world');
  const { gameId } = game;
  const { world } = operator;
  const marketOf = (marketId: string): Market => ({
    ...{ marketId, gameId, kind: 'match_odds', name: 'Match Odds', status: 'open', rules: '' },
    ...{ version: 1, inPlay: false, matched: 0, delaySeconds: 0 },
    ...{ minStake: 100_00, maxStake: 0, commissionPercent: 5 },
    runners: RUNNERS.map((id) => ({
      ...{ runnerId: id, name: id, status: 'active', back: [], lay: [] },
    })),
  });
  operator.world = {
    ...world,
    market: (id) => marketOf(id),
    event(id, at) {
      const known = world.event(id, at);
      return known && { ...known, markets: [marketOf(current)] };
    },
    step: () => undefined,
    nextStep: () => Number.POSITIVE_INFINITY,
    turnAt: () => undefined,
  };
  let current = '';
  return {
    ...{ backend, operator, account, gameId },
    next() {
      current = `m-${operator.db.next('place')}`;
      return marketOf(current);
    },
  };
}

type World = ReturnType<typeof aWorld>;

function moved(position: Position, row: BetRow, fill: BetRow['fills'][number]): Position {
  const pair = pnlPair({ side: row.side, scale: 'decimal', ...fill });
  return new Map(
    [...position].map(([id, kobo]) => [
      id,
      kobo + (id === row.runnerId ? pair.ifHitKobo : pair.ifMissedKobo),
    ]),
  );
}

/** What a set of bets can lose, with every set of the waiting ones matched. */
function lossByForce(rows: readonly BetRow[]): number {
  let worst = 0;
  for (const outcome of RUNNERS) {
    let sum = 0;
    for (const row of rows) {
      const { side: of, askedHundredths, stakeKobo, cancelledKobo, lapsedKobo } = row;
      const pnl = (priceHundredths: number, kobo: number) => {
        const win = Math.round(((priceHundredths - 100) * kobo) / 100);
        const back = outcome === row.runnerId ? win : -kobo;
        return of === 'back' ? back : -back;
      };
      let left = stakeKobo - cancelledKobo - lapsedKobo;
      for (const fill of row.fills) {
        sum += pnl(fill.priceHundredths, fill.stakeKobo);
        left -= fill.stakeKobo;
      }
      if (row.isOpen && left > 0) sum += Math.min(0, pnl(askedHundredths, left));
    }
    worst = Math.min(worst, sum);
  }
  return -worst;
}

/** Plays one book; what was wrong with it. */
function play(
  { operator, account, gameId, next }: World,
  opens: Side,
  moves: readonly Move[],
): string[] {
  const market = next();
  const { marketId } = market;
  const wrong: string[] = [];
  const at = operator.clock.now();
  const of = { accountId: account.accountId, ...market, marketKind: market.kind };
  const rows = () => operator.db.bets.where('marketId', marketId);
  const stops = () => operator.db.stopLosses.where('marketId', marketId);
  let key = 0;

  const place = (order: {
    side: 'back' | 'lay';
    runnerId: string;
    price: number;
    stake: number;
    rest: Rest;
    closes?: boolean;
  }) => {
    const { closes, ...asked } = order;
    key += 1;
    const known = { gameId, marketId, version: 1, onPriceChange: 'better' } as const;
    const named = closes ? { isHedge: true, position: namedNow(operator, of) } : {};
    try {
      placeBet(
        operator,
        account,
        'exchange',
        { ...asked, ...known, ...named },
        `${marketId}-${key}`,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (closes) wrong.push(`a closing order is refused: ${error.message}`);
    }
  };
  const setBook = (id: string, middle: number, kobo: number) => {
    const level = (step: number) => ({ priceHundredths: moveTicks(middle, step), kobo });
    const columns = { runnerId: id, back: [level(0), level(-2)], lay: [level(1), level(3)] };
    changeBook(operator, market, at, ({ set }) => ({
      set: [...set.filter((one) => one.runnerId !== id), columns],
    }));
    followBook(operator, marketId, at, []);
    for (const { perform } of stopTasks(operator, at)) perform(at);
  };

  for (const id of RUNNERS) setBook(id, MIDDLE, 5_000_00);
  place({
    side: opens,
    runnerId: 'home',
    price: opens === 'back' ? MIDDLE : moveTicks(MIDDLE, 1),
    stake: 3_000_00,
    rest: 'fill',
  });
  for (const one of moves) {
    const position = positionOf(operator, of);
    const were = new Map(rows().map((row) => [row.betId, row]));
    act(one, position);
    check(one.do, position, were);
  }
  for (const row of rows()) operator.db.bets.update(row.betId, { isOpen: false, waitsIn: null });
  for (const { stopId } of stops()) operator.db.stopLosses.update(stopId, { state: 'cancelled' });
  return wrong;

  function act(one: Move, position: Position) {
    const odd = oddRunner(position, new Set(['home']));
    const gap = odd === undefined ? undefined : { odd, own: position.get(odd) ?? 0 };
    if (one.do === 'bet') {
      const price = moveTicks(MIDDLE, one.ticks);
      place({ ...one, price, stake: one.naira * 100, rest: 'keep' });
    } else if (one.do === 'price')
      setBook(one.runnerId, moveTicks(MIDDLE, one.ticks), one.naira * 100);
    else if (one.do === 'trade') {
      const priceHundredths = moveTicks(MIDDLE, one.ticks);
      serveTrade(operator, market, { ...one, priceHundredths, kobo: one.naira * 100 }, at);
    } else if (one.do === 'cash-out') {
      const depth = new Map(
        RUNNERS.map((id) => {
          const column = (of: 'back' | 'lay') =>
            columnOf(
              operator,
              market,
              { runnerId: id, side: of, exceptAccountId: account.accountId },
              at,
            ).map((level) => [level.priceHundredths, level.othersKobo] as const);
          return [id, { back: column('back'), lay: column('lay') }];
        }),
      );
      const terms = { status: 'open', isPriceFresh: true, scale: 'decimal' } as const;
      const limits = { minStake: 100_00, maxStake: 0, commissionBasisPoints: 500 };
      const quote = cashOut(
        position,
        { ...terms, ...limits, depth, availableKobo: 0 },
        one.percent * 100,
      );
      if ('refusal' in quote) return;
      for (const leg of quote.orders) {
        place({
          ...{ side: leg.side, runnerId: leg.runnerId, price: leg.priceHundredths },
          ...{ stake: leg.stakeKobo, rest: 'fill', closes: true },
        });
      }
    } else if (gap) {
      const other = [...position].find(([id]) => id !== gap.odd)?.[1] ?? 0;
      const closer = { runnerId: gap.odd, side: gap.own > other ? 'lay' : 'back' } as const;
      const price = moveTicks(MIDDLE, one.ticks);
      const stake = closingStake(position, { ...closer, priceHundredths: price });
      if (stake === 0) return;
      if (one.do === 'target') place({ ...closer, price, stake, rest: 'keep', closes: true });
      else {
        try {
          setStop(operator, account, { gameId, marketId, runnerId: gap.odd, price }, 'stop');
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
    }
  }

  function check(what: string, before: Position, were: ReadonlyMap<string, BetRow>) {
    // In the order in which they are matched, no closer takes more than is left to close.
    let position = before;
    const fills = rows()
      .flatMap((row) => {
        const was = were.get(row.betId)?.fills.reduce((sum, fill) => sum + fill.stakeKobo, 0) ?? 0;
        return newFills(row, was).map((fill) => ({ row, fill }));
      })
      .sort((one, other) => {
        // What the price brought to a waiting order came before the order of a stop.
        const isNew = ({ row }: typeof one) => Number(!were.has(row.betId));
        if (isNew(one) !== isNew(other)) return isNew(one) - isNew(other);
        const direction = one.row.side === 'back' ? 1 : -1;
        const by = one.fill.priceHundredths - other.fill.priceHundredths;
        return by === 0 ? one.row.place - other.row.place : by * direction;
      });
    for (const { row, fill } of fills) {
      if (isCloser(row)) {
        const { runnerId: id, side: of } = row;
        const { priceHundredths, stakeKobo } = fill;
        const most = closingStake(position, { runnerId: id, side: of, priceHundredths });
        // A kobo of stake is what rounding leaves, a naira what counts as nothing.
        if (stakeKobo > most + 100) wrong.push(`${what}: ${stakeKobo} matched to close ${most}`);
      }
      position = moved(position, row, fill);
    }
    const held = positionOf(operator, of);
    const worst = (one: Position) => Math.min(...one.values());
    // Legs of a cash-out go past each other; together they lose nothing but rounding.
    if (what === 'cash-out' && worst(held) < worst(before) - 100) wrong.push('a cash-out costs');
    for (const row of rows().filter((one) => one.waitsIn !== null && isCloser(one))) {
      const left =
        row.stakeKobo -
        row.cancelledKobo -
        row.fills.reduce((sum, fill) => sum + fill.stakeKobo, 0);
      const { runnerId: id, side: of, askedHundredths } = row;
      const most = closingStake(held, { runnerId: id, side: of, priceHundredths: askedHundredths });
      if (left > most) wrong.push(`${what}: ${left} waits to close ${most}`);
    }
    for (const stop of stops()) {
      if (stop.state === 'waiting' && closingStake(held, stop) === 0)
        wrong.push(`${what}: a stop waits for nothing`);
      if (stop.state === 'ended' && !/^(Nothing|Your cash-out|The other)/.test(stop.reason ?? '')) {
        wrong.push(`${what}: a stop ended: ${stop.reason}`);
      }
    }
    const reckoned = exposureAmount(operator, account.accountId);
    const forced = lossByForce(rows());
    if (reckoned !== forced) wrong.push(`${what}: exposure ${reckoned} is ${forced}`);
    if (balanceOf(operator, account.accountId) < reckoned)
      wrong.push(`${what}: more at risk than there is`);
  }
}

/** What a bet has matched beyond this much, as fills. */
function newFills(row: BetRow, knownKobo: number): BetRow['fills'] {
  let passed = knownKobo;
  return row.fills.flatMap((fill) => {
    const stakeKobo = Math.max(0, fill.stakeKobo - passed);
    passed = Math.max(0, passed - fill.stakeKobo);
    return stakeKobo > 0 ? [{ ...fill, stakeKobo }] : [];
  });
}

test('over random books nothing that closes is refused, and nothing that was to close opens', () => {
  let world: World | undefined;
  let books = 0;
  const seen = { hedges: 0, stops: 0, ended: 0 };
  fc.assert(
    fc.property(side, fc.array(move, { minLength: 4, maxLength: 9 }), (opens, moves) => {
      if (books++ % PER_WORLD === 0) world = aWorld();
      if (!world) return;
      expect(play(world, opens, moves)).toEqual([]);
      if (books % PER_WORLD > 0) return;
      seen.hedges += world.operator.db.bets.all().filter((row) => row.isHedge).length;
      const stops = world.operator.db.stopLosses.all();
      seen.stops += stops.filter(({ betId }) => betId !== null).length;
      seen.ended += world.operator.db.bets.all().filter((row) => row.reasonCode !== null).length;
    }),
    { numRuns: RUNS, seed: 48, endOnFailure: true },
  );
  // That there was something to see.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
});
