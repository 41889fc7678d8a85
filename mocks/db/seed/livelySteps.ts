import type { SportEvent } from '../../../src/contract/betting/market.ts';
import { moveTicks } from '../../../src/domain/market/ladder.ts';
import { placeBet } from '../../domain/bets/placeBet.ts';
import { confirmPaid } from '../../domain/cashier/deposits.ts';
import type { Operator } from '../../domain/operator.ts';
import { textKey, unit } from '../../world/chance/hash.ts';
import type { World } from '../../world/world.ts';
import type { AccountRow } from '../rows/accountRow.ts';
import { deposit, take } from './cashierSteps.ts';
import { couponSteps, hasWinner } from './couponSteps.ts';
import { nearMatches } from './nearMatches.ts';
import { ADAEZE_ID, DEMO_ID } from './people.ts';
import { acting, type Step } from './step.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SOCCER = 1;

/** For how long the demo player has been there. */
export const DEMO_DAYS = 20;

/** The demo player's deposits and bonuses: one that has ended, one under way. */
export function demoSteps(now: number): Step[] {
  const step = (daysAgo: number, act: (past: Operator, demo: AccountRow) => void): Step => ({
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
    for (const event of own.slice(0, 6)) yield backBefore(event, accountId);
    const won: SportEvent[] = [];
    for (const event of own) {
      if (won.length < 5 && hasWinner(world, event, now)) won.push(event);
      yield undefined;
    }
    yield* couponSteps(won, coming.slice(index * 2), accountId);
    const [first, second] = [...coming].sort(soccerFirst);
    const event = index === 0 ? first : second;
    if (event) yield* position(event, accountId, now);
    yield pendingDeposit(accountId, now);
  }
}

function soccerFirst(one: SportEvent, other: SportEvent): number {
  return Number(other.sportId === SOCCER) - Number(one.sportId === SOCCER);
}

/** Match odds of a match at an instant, with one of its runners and that runner's best price. */
function best(past: Operator, gameId: string, pick: (prices: number[]) => number) {
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
    act: (past) =>
      backBest(past, accountId, gameId, { pick, stake, reference: `lately-${gameId}` }),
  };
}

interface Wish {
  pick(prices: number[]): number;
  stake: number;
  reference: string;
}

/** Backs a runner at its best price. */
function backBest(past: Operator, accountId: number, gameId: string, wish: Wish): void {
  const { pick, stake, reference } = wish;
  const found = best(past, gameId, pick);
  if (!found) return;
  const order = { ...found.order, side: 'back', price: found.price, stake } as const;
  acting(past, accountId, (account) =>
    placeBet(past, account, 'exchange', { ...order, onPriceChange: 'any' }, reference),
  );
}

/** A position in a match to come, and an order that waits to close it with a profit. */
function* position({ gameId }: SportEvent, accountId: number, now: number): Generator<Step, void> {
  const stake = 3_000_00;
  yield {
    at: now - 75 * MINUTE_MS,
    act: (past) =>
      backBest(past, accountId, gameId, { pick: favourite, stake, reference: `open-${gameId}` }),
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
