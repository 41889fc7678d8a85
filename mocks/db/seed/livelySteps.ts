import type { PlaceCoupon, PlacedLeg } from '../../../src/contract/betting/couponBets.ts';
import type { SportEvent } from '../../../src/contract/betting/market.ts';
import { moveTicks } from '../../../src/domain/market/ladder.ts';
import { placeBet } from '../../domain/bets/placeBet.ts';
import { confirmPaid } from '../../domain/cashier/deposits.ts';
import { couponsNow } from '../../domain/coupons/couponMarkets.ts';
import { placeCoupon } from '../../domain/coupons/placeCoupon.ts';
import type { House } from '../../domain/house.ts';
import { textKey, unit } from '../../world/chance/hash.ts';
import type { World } from '../../world/world.ts';
import type { AccountRow } from '../rows/accountRow.ts';
import { deposit, take } from './cashierSteps.ts';
import { nearMatches } from './nearMatches.ts';
import { ADAEZE_ID, DEMO_ID } from './people.ts';
import { type Step, willing } from './step.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SOCCER = 1;

/** For how long the demo player has been there. */
export const DEMO_DAYS = 20;

/** The demo player's deposits and bonuses: one that has ended, one under way. */
export function demoSteps(now: number): Step[] {
  const step = (daysAgo: number, act: (past: House, demo: AccountRow) => void): Step => ({
    at: now - daysAgo * DAY_MS,
    act: (past) => void acting(past, DEMO_ID, (demo) => act(past, demo)),
  });
  return [
    step(19.5, (past, demo) => void deposit(past, demo, 'ng_transfer', 20_000)),
    step(19.4, (past, demo) => take(past, demo, 'welcome')),
    step(2.5, (past, demo) => void deposit(past, demo, 'ng_opay', 10_000, 'OP-40117235')),
    step(2.4, (past, demo) => take(past, demo, 'deposit')),
  ];
}

/** What both have done these days: bets won and lost, a coupon, a position with a waiting order, a deposit. */
export function* livelySteps(world: World, now: number): Generator<Step | undefined, void> {
  const near = nearMatches(world, now);
  let found = near.next();
  while (!found.done) {
    yield undefined;
    found = near.next();
  }
  const { finished, coming } = found.value;
  for (const [index, accountId] of [DEMO_ID, ADAEZE_ID].entries()) {
    const own = finished.filter((_, at) => at % 2 === index);
    for (const event of own.slice(0, 8)) yield backBefore(event, accountId);
    yield* coupons(own, coming.slice(index * 2), accountId);
    const soccer = coming.filter(({ sportId }) => sportId === SOCCER)[index];
    if (soccer) yield* position(soccer, accountId, now);
    yield pendingDeposit(accountId, now);
  }
}

function acting<Result>(past: House, accountId: number, act: (account: AccountRow) => Result) {
  const account = past.db.accounts.get(accountId);
  return account && willing(() => act(account));
}

/** Match odds of a match at an instant, with one of its runners and that runner's best price. */
function best(past: House, gameId: string, pick: (prices: number[]) => number) {
  const markets = past.world.event(gameId, past.clock.now())?.markets ?? [];
  const market = markets.find(({ kind }) => kind === 'match_odds');
  const prices = market?.runners.map(({ back }) => back[0]?.[0] ?? Number.POSITIVE_INFINITY) ?? [];
  const runner = market?.runners[pick(prices)];
  const price = runner?.back[0]?.[0];
  if (!market || !runner || price === undefined) return undefined;
  const { marketId, version } = market;
  return { price, order: { gameId, marketId, version, runnerId: runner.runnerId } };
}

const favourite = (prices: number[]) => prices.indexOf(Math.min(...prices));

function backBefore({ gameId, startsAt }: SportEvent, accountId: number): Step {
  const key = textKey(gameId);
  const stake = (1 + Math.floor(unit(key, 5) * 4)) * 500_00;
  const pick = unit(key, 6) < 0.5 ? favourite : (prices: number[]) => prices.length - 1;
  return {
    at: startsAt - 40 * MINUTE_MS,
    act: (past) => {
      const found = best(past, gameId, pick);
      if (!found) return;
      const order = { ...found.order, side: 'back', price: found.price, stake } as const;
      acting(past, accountId, (account) =>
        placeBet(past, account, 'exchange', { ...order, onPriceChange: 'any' }, `lately-${gameId}`),
      );
    },
  };
}

/** A position in a match to come, and an order that waits to close it with a profit. */
function* position({ gameId }: SportEvent, accountId: number, now: number): Generator<Step, void> {
  const stake = 3_000_00;
  yield {
    at: now - 75 * MINUTE_MS,
    act: (past) => {
      const found = best(past, gameId, favourite);
      if (!found) return;
      const order = { ...found.order, side: 'back', price: found.price, stake } as const;
      acting(past, accountId, (account) =>
        placeBet(past, account, 'exchange', { ...order, onPriceChange: 'any' }, `open-${gameId}`),
      );
    },
  };
  yield {
    at: now - 70 * MINUTE_MS,
    act: (past) => {
      const found = best(past, gameId, favourite);
      if (!found || !past.db.bets.last('reference', `open-${gameId}`)) return;
      const order = {
        ...found.order,
        side: 'lay',
        price: moveTicks(found.price, -15),
        stake: stake + 500_00,
        rest: 'keep',
        onPriceChange: 'none',
      } as const;
      acting(past, accountId, (account) =>
        placeBet(past, account, 'exchange', order, `waits-${gameId}`),
      );
    },
  };
}

/** A coupon that has lost, one that has won, and one that runs, with its first leg won. */
function* coupons(
  finished: readonly SportEvent[],
  coming: readonly SportEvent[],
  accountId: number,
): Generator<Step, void> {
  const [one, two, three, four, five] = finished;
  if (three && four)
    yield couponStep(
      [
        [three, 'lost'],
        [four, 'won'],
      ],
      accountId,
    );
  if (two && five)
    yield couponStep(
      [
        [two, 'won'],
        [five, 'won'],
      ],
      accountId,
    );
  const [next, other] = coming;
  if (one && next && other) yield couponStep([[one, 'won'], [next], [other]], accountId);
}

type Leg = readonly [event: SportEvent, result?: 'won' | 'lost'];

function couponStep(legs: readonly Leg[], accountId: number): Step {
  const startsAt = Math.min(...legs.map(([event]) => event.startsAt));
  return {
    at: startsAt - 25 * MINUTE_MS,
    act: (past) => {
      const picked = legs.flatMap((leg) => legOf(past, leg) ?? []);
      if (picked.length < legs.length) return;
      const ids = legs.map(([{ gameId }]) => gameId).join(' ');
      const order: PlaceCoupon = {
        kind: 'acca',
        legs: picked,
        stake: 1_000_00,
        onPriceChange: 'any',
      };
      acting(past, accountId, (account) => placeCoupon(past, account, order, `coupon ${ids}`));
    },
  };
}

/** The winner of the match; the one that comes to this result, if it is to have one. */
function legOf(past: House, [{ gameId, startsAt }, wanted]: Leg): PlacedLeg | undefined {
  const market = couponsNow(past, gameId, past.clock.now())?.find(({ kind }) => kind === 'winner');
  if (!market) return undefined;
  const { marketId, version } = market;
  const results = past.world.couponResult(marketId, startsAt + DAY_MS)?.results ?? {};
  const open = market.selections.filter(({ odds }) => odds !== undefined);
  const chosen = open.find(({ selectionId }) => !wanted || results[selectionId] === wanted);
  if (!chosen) return undefined;
  return { gameId, marketId, version, selectionId: chosen.selectionId, odds: chosen.odds ?? 0 };
}

/** A transfer on its way. */
function pendingDeposit(accountId: number, now: number): Step {
  return {
    at: now - 6 * MINUTE_MS,
    act: (past) => {
      acting(past, accountId, (account) => {
        const depositId = deposit(past, account, 'ng_transfer', 15_000);
        const row = past.db.deposits.get(depositId);
        if (row) confirmPaid(past, row);
        past.db.deposits.update(depositId, { reviewAt: now + 20 * MINUTE_MS });
      });
    },
  };
}
