import type { PlaceCoupon, PlacedLeg } from '../../../src/contract/betting/couponBets.ts';
import type { SportEvent } from '../../../src/contract/betting/market.ts';
import { couponsNow } from '../../domain/coupons/couponMarkets.ts';
import { placeCoupon } from '../../domain/coupons/placeCoupon.ts';
import type { Operator } from '../../domain/operator.ts';
import type { World } from '../../world/world.ts';
import { acting, type Step } from './step.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A coupon that has lost, one that has won, and one that runs, with its first leg won. */
export function* couponSteps(
  finished: readonly SportEvent[],
  coming: readonly SportEvent[],
  accountId: number,
): Generator<Step, void> {
  const [one, two, three, four, five] = finished;
  if (two && three)
    yield couponStep(
      [
        [two, 'won'],
        [three, 'won'],
      ],
      accountId,
    );
  if (four && five)
    yield couponStep(
      [
        [four, 'won'],
        [five, 'lost'],
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

/** A match can also end without one: called off, or a player retires. */
export function hasWinner(world: World, { gameId }: SportEvent, now: number): boolean {
  const market = world.coupons(gameId, now)?.find(({ kind }) => kind === 'winner');
  const results = market && world.couponResult(market.marketId, now)?.results;
  return Object.values(results ?? {}).includes('won');
}

/** The winner of the match; the one that comes to this result, if it is to have one. */
function legOf(past: Operator, [{ gameId, startsAt }, wanted]: Leg): PlacedLeg | undefined {
  const market = couponsNow(past, gameId, past.clock.now())?.find(({ kind }) => kind === 'winner');
  if (!market) return undefined;
  const { marketId, version } = market;
  const results = past.world.couponResult(marketId, startsAt + DAY_MS)?.results ?? {};
  const open = market.selections.filter(({ odds }) => odds !== undefined);
  const chosen = open.find(({ selectionId }) => !wanted || results[selectionId] === wanted);
  if (!chosen) return undefined;
  return { gameId, marketId, version, selectionId: chosen.selectionId, odds: chosen.odds ?? 0 };
}
