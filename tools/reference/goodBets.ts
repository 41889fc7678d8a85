import { type PlaceBet, placeMatchOddsBet } from '../../src/contract/betting/bets.ts';
import { getEvent } from '../../src/contract/betting/catalogue.ts';
import { listCoupons } from '../../src/contract/betting/coupon.ts';
import type { PlaceCoupon } from '../../src/contract/betting/couponBets.ts';
import type { setStopLoss } from '../../src/contract/betting/stopLosses.ts';
import type { InputOf } from '../../src/contract/kit/endpoint.ts';
import type { Given, Refused } from './given.ts';

/** A valid bet before play, and its market. */
export async function goodOrder({ app }: Given, isInPlay = false): Promise<PlaceBet> {
  const { operator } = app.backend.context;
  const events = operator.world.events(operator.clock.now());
  for (const { gameId, sportId, inPlay } of events) {
    if (sportId !== 1 || inPlay !== isInPlay) continue;
    const { markets } = await app.call(getEvent, { gameId });
    const market = markets.find(({ kind, status }) => kind === 'match_odds' && status === 'open');
    const runner = market?.runners[0];
    const price = runner?.back[0]?.[0];
    // In a match that is as good as won one side has no price.
    if (!market || !runner || price === undefined) continue;
    const { marketId, version } = market;
    const { runnerId } = runner;
    return {
      gameId,
      marketId,
      runnerId,
      side: 'back',
      price,
      stake: 1000_00,
      version,
      onPriceChange: 'better',
    };
  }
  throw new Error('No open market');
}

/** A back that waits alone in a book. */
export async function waitingOrder(now: Given) {
  const { marketId, runnerId, ...good } = await goodOrder(now);
  const columns = { back: [], lay: [] };
  now.app.backend.control.run('book', { marketId, runnerId, columns });
  const order = { ...good, marketId, runnerId, rest: 'keep' as const };
  const { bet } = await now.app.call(placeMatchOddsBet, order, now.adaeze);
  return { bet, order };
}

/** A valid accumulator on two matches to come. */
export async function goodCoupon({ app }: Given): Promise<PlaceCoupon> {
  const { events } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
  const legs = events.slice(0, 2).flatMap(({ gameId, markets }) => {
    const [winner] = markets;
    const [selection] = winner?.selections ?? [];
    if (!winner || selection?.odds === undefined) return [];
    const { marketId, version } = winner;
    const { selectionId, odds } = selection;
    return [{ gameId, marketId, selectionId, odds, version }];
  });
  return { kind: 'acca', legs, stake: 1_000_00, onPriceChange: 'better' };
}

/** How a valid bet with this change is refused. */
export async function refusedBet(
  now: Given,
  change: (good: PlaceBet) => Partial<InputOf<typeof placeMatchOddsBet>> = () => ({}),
): Refused {
  const good = await goodOrder(now);
  return now.app.refusal(placeMatchOddsBet, { ...good, ...change(good) }, now.adaeze);
}

/** How a valid bet is refused while its market is in this state. */
export async function refusedIn(
  now: Given,
  status: 'suspended' | 'ball_running' | 'closed',
): Refused {
  const good = await goodOrder(now);
  now.app.backend.control.run('market', { marketId: good.marketId, status });
  return now.app.refusal(placeMatchOddsBet, good, now.adaeze);
}

/** A matched back, and the stop-loss that would close it. */
export async function openPosition(now: Given): Promise<InputOf<typeof setStopLoss>> {
  const { gameId, marketId, runnerId, ...good } = await goodOrder(now);
  const { control } = now.app.backend;
  const columns = { back: [[2.5, 5000]], lay: [[2.54, 5000]] };
  control.runParsed('book', { marketId, runnerId, columns });
  const order = { ...good, gameId, marketId, runnerId, price: 2_50 };
  await now.app.call(placeMatchOddsBet, order, now.adaeze);
  return { gameId, marketId, runnerId, price: 3_00 };
}
